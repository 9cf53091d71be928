import { AbortedError, type CallOptions } from '@audit-letters/api-client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
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

/** The options of a list. */
export interface ListCallOptions<Data> extends SWRConfiguration<Data, unknown> {
  /**
   * The name of the list in the cache, by default its call. Two lists of one call need names, because one that ends
   * aborts its request.
   */
  name?: string | undefined;
}

/**
 * Like `useCall`, for a list or search that only one component shows: a changed query and leaving the page abort the
 * request before.
 */
export function useListCall<Query, Data>(
  call: (query: Query, options: CallOptions) => Promise<Data>,
  query: NoInfer<Query> | null,
  { name, ...options }: ListCallOptions<Data> = {},
): SWRResponse<Data, unknown> {
  const controller = useRef(new AbortController());
  const sent = useRef<AbortController>(null);

  // Above SWR: its effect then sends the next request with the next signal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what triggers it
  useLayoutEffect(
    () => () => {
      controller.current.abort();
      controller.current = new AbortController();
    },
    [JSON.stringify(query)],
  );
  const response = useSWR<Data, unknown>(
    query !== null && [name ?? call, query],
    query === null
      ? null
      : () => {
          sent.current = controller.current;
          return call(query, { signal: controller.current.signal });
        },
    {
      // A changed filter sends a request even if the same one was sent a moment ago, and its rows replace the old ones.
      dedupingInterval: 0,
      keepPreviousData: true,
      ...options,
      // An aborted request is not a failure: the user has left the list.
      onError: (failure, ...rest) => {
        if (!(failure instanceof AbortedError)) options.onError?.(failure, ...rest);
      },
    },
  );

  // The list is back before SWR has noticed that its request was aborted. Otherwise SWR has sent the next one already.
  const { error, isValidating, mutate } = response;
  const aborted = error instanceof AbortedError;
  useEffect(() => {
    if (aborted && !isValidating && sent.current !== controller.current) void mutate();
  }, [aborted, isValidating, mutate]);
  return aborted ? { ...response, error: undefined } : response;
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
