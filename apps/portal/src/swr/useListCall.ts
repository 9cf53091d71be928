import { AbortedError, type CallOptions } from '@audit-letters/api-client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { asList } from './swr.ts';

/**
 * Like `useCall`, for a list or search that only one component shows: a changed query and leaving the page abort the
 * request before.
 */
export function useListCall<Query, Data>(
  call: (query: Query, options: CallOptions) => Promise<Data>,
  query: NoInfer<Query> | null,
  options?: SWRConfiguration<Data, unknown>,
): SWRResponse<Data, unknown> {
  const wanted = useRef(new AbortController());
  const sent = useRef<AbortController>(null);

  // Above SWR: its effect then sends the next request with the next signal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what triggers it
  useLayoutEffect(
    () => () => {
      wanted.current.abort();
      wanted.current = new AbortController();
    },
    [JSON.stringify(query)],
  );
  const answer = useSWR<Data, unknown>(
    query !== null && [call, query],
    query === null
      ? null
      : () => {
          sent.current = wanted.current;
          return call(query, { signal: wanted.current.signal });
        },
    {
      ...asList,
      ...options,
      // An aborted request is not a failure: the user has left the list.
      onError: (failure, ...rest) => {
        if (!(failure instanceof AbortedError)) options?.onError?.(failure, ...rest);
      },
    },
  );

  // The list is back before SWR has noticed that its request was aborted. Otherwise SWR has sent the next one already.
  const { error, isValidating, mutate } = answer;
  const aborted = error instanceof AbortedError;
  useEffect(() => {
    if (aborted && !isValidating && sent.current !== wanted.current) void mutate();
  }, [aborted, isValidating, mutate]);
  return aborted ? { ...answer, error: undefined } : answer;
}
