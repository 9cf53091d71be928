import type { Loadable } from '@audit-letters/screens';
import type { SWRResponse } from 'swr';
import { errorText } from './errorText.ts';

/**
 * What SWR knows, as a screen wants it: old data stays while newer comes, also the previous key's. The sentence of a
 * failure is the error's own; the client has put the screen's fallback there when the answer could not be read.
 */
export function toLoadable<T>(answer: SWRResponse<T, unknown>): Loadable<T> {
  const { data, error, isValidating, mutate } = answer;
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
