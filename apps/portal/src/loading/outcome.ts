import { ApiError } from '@audit-letters/api-client';
import { done, type EditResult, type SaveResult } from '@audit-letters/screens';
import { errorText } from './errorText.ts';

/** Does a piece of work and says how it ended, in the words a form shows. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<SaveResult> {
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
export async function editOutcomeOf<T>(
  work: () => Promise<unknown>,
  conflictOf: (error: unknown) => T | null,
): Promise<EditResult<T>> {
  let current: T | null = null;
  const outcome = await outcomeOf(() =>
    work().catch((error: unknown) => {
      current = conflictOf(error);
      throw error;
    }),
  );
  if (outcome.ok) return outcome;
  return current === null ? outcome : { ...outcome, current };
}
