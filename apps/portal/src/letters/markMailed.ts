import {
  type BatchesNotMailed,
  type Day,
  isMissingCall,
  type LetterProblem,
} from '@audit-letters/api-client';
import { batchWords } from '@audit-letters/screens';
import { type Confirm, dayInZone } from '@audit-letters/ui';
import { useTakenBack } from '../activity/takenBack.ts';
import type { MailDateEdit, UndoCall } from '../activity/undo.ts';
import { letterCalls } from './calls.ts';

/** Asks before letters are marked that have a later date, or whose tenants have changed since (LET-101). */
export async function mayMarkMailed(
  confirm: Confirm,
  filenames: readonly string[],
  enrollmentLetterDate: Day | undefined,
): Promise<boolean> {
  const changed: LetterProblem[] = [];
  for (const filename of filenames) changed.push(...(await changedTenants(filename)));
  const question = batchWords.mailedQuestion({
    today: dayInZone(new Date()),
    enrollmentLetterDate,
    changed,
  });
  return question === null || confirm(question);
}

async function changedTenants(filename: string): Promise<LetterProblem[]> {
  try {
    return await letterCalls.changedTenants(filename);
  } catch (error) {
    if (isMissingCall(error)) return [];
    throw error;
  }
}

/** Marks batches as mailed today. Returns the call that undoes it. */
export async function markMailedToday(filenames: readonly string[]): Promise<BatchesNotMailed> {
  const mailed_on = dayInZone(new Date());
  const marked = await explainMissingBatch(
    letterCalls.markMailed({ filenames: [...filenames], mailed_on }),
  );
  return { ...marked, mailed_on };
}

/** Takes a batch back. Messages then offers its files no longer (LET-75). */
export async function takeBack(fileName: string): Promise<void> {
  await letterCalls.takeBack(fileName);
  useTakenBack.setState((names) => [...names, fileName], true);
}

/** Undoes the mark of batches. */
export const markNotMailed = (marked: BatchesNotMailed) =>
  explainMissingBatch(letterCalls.markNotMailed(marked));

/** Changes the mail date of one batch. Returns the call that undoes it. */
export async function changeMailDate({
  filename,
  before,
  day,
  ...restoring
}: MailDateEdit): Promise<UndoCall> {
  const filenames = [filename];
  const undo: MailDateEdit = { filename, before: day, day: before };
  if (before) {
    const corrected = day && { corrected_to: day };
    const marked = { filenames, mailed_on: before, ...corrected, ...restoring };
    undo.restores = await markNotMailed(marked);
  } else if (day) {
    const mailed = { filenames, mailed_on: day, ...restoring };
    const marked = await explainMissingBatch(letterCalls.markMailed(mailed));
    if (marked.filenames.length === 0) throw new Error(batchWords.markedMeanwhile);
    return { call: 'markNotMailed', marked: { ...marked, mailed_on: day } };
  }
  return { call: 'changeMailDate', edit: undo };
}

/** Says that a colleague may have taken the batch back. */
async function explainMissingBatch<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (isMissingCall(error)) throw new Error(batchWords.missing);
    throw error;
  }
}
