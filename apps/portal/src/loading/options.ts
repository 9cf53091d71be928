import { isWorthRetrying } from '@audit-letters/api-client';
import type { SWRConfiguration } from 'swr';

/** The SWR defaults: keep old data while loading, revalidate after reconnecting, never on focus. */
export const swrConfig: SWRConfiguration<unknown, unknown> = {
  keepPreviousData: true,
  // A return to the window must not replace the rows.
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 2,
  errorRetryInterval: 2000,
};

/** For a page or dialog of one record: the data of another record must not stay while this one loads. */
export const asRecord = { keepPreviousData: false } satisfies SWRConfiguration;

/** For the manager's tenants: a tab that was left open shows what others have stored since. */
export const refreshedOnReturn = { revalidateOnFocus: true } satisfies SWRConfiguration;
