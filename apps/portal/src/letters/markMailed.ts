import { type BatchesMailed, isNotFound, type MailedBatches } from '@audit-letters/api-client';
import { batchWords } from '@audit-letters/screens';
import type { Confirm } from '@audit-letters/ui';
import { letterCalls } from '../loading/calls.ts';

/** Marks letters as mailed today, after a question if there are objections (LET-101); `null` after No. */
export async function markMailedToday(
  confirm: Confirm,
  filenames: string[],
): Promise<MailedBatches | null> {
  const remarks = new Set<string>();
  for (const filename of filenames)
    for (const remark of await letterCalls.mailRemarks(filename)) remarks.add(remark);
  const isConfirmed =
    remarks.size === 0 || (await confirm(batchWords.mailedQuestion([...remarks])));
  return isConfirmed ? setMailDate({ filenames }) : null;
}

/** Sets the mail date of batches, by default today. A colleague may have taken a batch back. */
export const setMailDate = (mailed: BatchesMailed): Promise<MailedBatches> =>
  letterCalls.markMailed(mailed).catch((error: unknown) => {
    throw isNotFound(error) ? new Error(batchWords.missing) : error;
  });
