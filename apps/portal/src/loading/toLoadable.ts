import { errorText } from '@audit-letters/api-client';
import type { Loadable } from '@audit-letters/screens';
import type { SWRResponse } from 'swr';

/**
 * Converts an SWR response to the model of a screen. Old data stays while new data loads, also after a change of the
 * key. A failure shows the message of the error; for unreadable responses the client has already replaced it with the
 * fallback of the call.
 */
export function toLoadable<T>(response: SWRResponse<T, unknown>): Loadable<T> {
  const { data, error, isValidating, mutate } = response;
  if (data !== undefined) {
    return {
      status: 'ready',
      data,
      refreshing: isValidating,
      ...(error !== undefined && !isValidating && { staleMessage: errorText(error) }),
    };
  }
  if (error !== undefined && !isValidating) {
    return { status: 'failed', message: errorText(error), retry: () => void mutate() };
  }
  return { status: 'loading' };
}
