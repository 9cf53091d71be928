import { ApiError } from '@audit-letters/api-client';
import { done, type Outcome } from '@audit-letters/screens';
import { errorText } from './errorText.ts';

/** Does a piece of work and says how it ended, in the words a form shows. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
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
