import { type BatchesMailed, isNotFound, type MailedBatches } from '@audit-letters/api-client';
import { batchWords } from '@audit-letters/screens';
import type { Confirm } from '@audit-letters/ui';
import { letterCalls } from '../loading/calls.ts';

/** Asks before letters are marked as mailed today, if there are objections (LET-101). */
export async function mayMarkMailed(
  confirm: Confirm,
  filenames: readonly string[],
): Promise<boolean> {
  const remarks = new Set<string>();
  for (const filename of filenames)
    for (const remark of await letterCalls.mailRemarks(filename)) remarks.add(remark);
  return remarks.size === 0 || confirm(batchWords.mailedQuestion([...remarks]));
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
