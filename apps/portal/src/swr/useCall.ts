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
