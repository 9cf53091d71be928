import { ApiError } from '@audit-letters/api-client';
import { done, type EditResult, type SaveResult } from '@audit-letters/screens';
import { errorText } from './errorText.ts';

/** Does a piece of work and says how it ended, in the words a form shows. */
export async function saveResultOf(work: () => Promise<unknown>): Promise<SaveResult> {
  try {
    await work();
    return done;
  } catch (error) {
    return {
      ok: false,
      message: errorText(error),
      ...(error instanceof ApiError && { fields: error.fields }),
    };
  }
}

/** The same of a save that can collide with someone else's: `conflictOf` finds the record of now in the error. */
export async function editResultOf<T>(
  work: () => Promise<unknown>,
  conflictOf: (error: unknown) => T | null,
): Promise<EditResult<T>> {
  let current: T | null = null;
  const result = await saveResultOf(() =>
    work().catch((error: unknown) => {
      current = conflictOf(error);
      throw error;
    }),
  );
  if (result.ok) return result;
  return current === null ? result : { ...result, current };
}
