import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';

/**
 * Loads data with a call of the client, such as `useCall(client.tenants.list, [query])`. The function and its arguments
 * are the key of the cache. With `null` instead of arguments, nothing is sent.
 */
export function useCall<Args extends readonly unknown[], Data>(
  call: (...args: Args) => Promise<Data>,
  args: NoInfer<Args> | null,
  options?: SWRConfiguration<Data, unknown>,
): SWRResponse<Data, unknown> {
  return useSWR<Data, unknown>(args && [call, ...args], args && (() => call(...args)), options);
}

/**
 * Like `useCall`, for a list or a search: a changed query shows the rows before until its answer comes. Only the answer
 * to the last query is shown. `name` is the name in the cache, by default the call.
 */
export function useListCall<Query, Data>(
  call: (query: Query) => Promise<Data>,
  query: NoInfer<Query> | null,
  { name, ...options }: SWRConfiguration<Data, unknown> & { name?: string } = {},
): SWRResponse<Data, unknown> {
  return useSWR<Data, unknown>(
    query === null ? null : [name ?? call, query],
    query === null ? null : () => call(query),
    // A changed filter sends a request even if the same one was sent a moment ago.
    { dedupingInterval: 0, keepPreviousData: true, ...options },
  );
}

/** Reports a load error once per outage; failing retries stay silent. */
export function useLoadError(error: unknown, report: (error: unknown) => void) {
  const reported = useRef(false);
  const reportError = useEffectEvent(report);
  useEffect(() => {
    if (error !== undefined && !reported.current) reportError(error);
    reported.current = error !== undefined;
  }, [error]);
}
