import { ApiError } from '@audit-letters/api-client';
import { dayInZone } from '@audit-letters/ui';
import { letterCalls } from '../calls/letters.ts';

const missingCall =
  'The server has no such batch, or it cannot mark batches. Nothing was changed. Enter the day of mailing in the ' +
  'list of facilities.';

/** Marks batches as mailed today. Returns how many were marked, and how to undo it. */
export async function markMailedToday(filenames: readonly string[]) {
  const mailed_on = dayInZone(new Date());
  const marked = await readable(letterCalls.markMailed({ filenames: [...filenames], mailed_on }));
  return {
    day: mailed_on,
    count: marked.filenames.length,
    undo: () => readable(letterCalls.markNotMailed({ ...marked, mailed_on })),
  };
}

/** Another server may lack the calls. */
async function readable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Error(missingCall);
    throw error;
  }
}
