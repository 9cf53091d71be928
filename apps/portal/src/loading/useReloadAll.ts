import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Loads everything that the page shows again. Each list reports its own failure to load. */
export function useReloadAll(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(() => true).then(nothing, nothing), [mutate]);
}

const nothing = () => undefined;
