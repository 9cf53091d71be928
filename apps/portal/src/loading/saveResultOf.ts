import { ApiError, errorText } from '@audit-letters/api-client';
import { done, type SaveResult } from '@audit-letters/screens';

/** Runs `work` and returns its result for a form: done, or the messages of the failure. */
export async function saveResultOf(work: () => Promise<unknown>): Promise<SaveResult> {
  try {
    await work();
    return done;
  } catch (error) {
    const message = errorText(error);
    // A form shows the message in its place when there are no fields.
    const hasFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
    return hasFields ? { ok: false, message, fields: error.fields } : { ok: false, message };
  }
}
