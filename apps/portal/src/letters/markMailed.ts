import {
  type BatchesMailed,
  type Day,
  isNotFound,
  type LetterProblem,
  type MailedBatches,
} from '@audit-letters/api-client';
import { batchWords } from '@audit-letters/screens';
import { type Confirm, dayInZone } from '@audit-letters/ui';
import { letterCalls } from './calls.ts';

/** Asks before letters are marked that have a later date, or whose tenants have changed since (LET-101). */
export async function mayMarkMailed(
  confirm: Confirm,
  filenames: readonly string[],
  enrollmentLetterDate: Day | undefined,
): Promise<boolean> {
  const changed: LetterProblem[] = [];
  for (const filename of filenames) changed.push(...(await letterCalls.changedTenants(filename)));
  const question = batchWords.mailedQuestion({
    today: dayInZone(new Date()),
    enrollmentLetterDate,
    changed,
  });
  return question === null || confirm(question);
}

/** Sets the mail date of batches, by default today. */
export const setMailDate = (mailed: BatchesMailed): Promise<MailedBatches> =>
  explainMissingBatch(letterCalls.markMailed(mailed));

/** Says that a colleague may have taken the batch back. */
async function explainMissingBatch<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (isNotFound(error)) throw new Error(batchWords.missing);
    throw error;
  }
}
