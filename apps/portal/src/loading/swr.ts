import { AbortedError, ApiError, ConnectionError, TimeoutError } from '@audit-letters/api-client';
import { type SWRConfiguration, useSWRConfig } from 'swr';

/** How every list and record is kept: shown until newer comes, asked again when back online, never on mere focus. */
export const swrConfig: SWRConfiguration<unknown, unknown> = {
  keepPreviousData: true,
  // A glance at another window must not move the rows under the reader.
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 2,
  errorRetryInterval: 2000,
};

/**
 * For lists with filters: a filter that is changed is asked for, also when it is back to what it was a moment ago. Of
 * everything else, what was asked for within two seconds is not asked for again.
 */
export const asList = { dedupingInterval: 0 } satisfies SWRConfiguration;

/** A refusal stays one however often it is asked for; a lost connection or a stumbling server may recover. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof AbortedError || !(error instanceof ApiError)) return false;
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error.status !== null && error.status >= 500;
}

/** Asks anew for all that is shown, wherever the user has gone since something was begun. */
export function useReloadShown() {
  const { mutate } = useSWRConfig();
  return () => void mutate(() => true);
}
