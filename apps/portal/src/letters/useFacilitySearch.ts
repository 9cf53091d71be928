import type { FacilityMatch } from '@audit-letters/api-client';
import { useEffect, useEffectEvent } from 'react';
import useSWRMutation from 'swr/mutation';
import { useDebouncedCallback } from 'use-debounce';
import { facilityCalls } from '../loading/calls.ts';

interface FacilitySearchOptions {
  /** A number to search for at once, and again when it changes. */
  initialQuery: string | null;
  /** A search has ended. */
  onFound: (found: { matches: readonly FacilityMatch[]; query: string }) => void;
  /** A search has failed. */
  onFailure: (error: unknown) => void;
}

/** Milliseconds after the last typed character, and the shortest text that is sent while one types. */
const typingWait = 400;
const minLength = 2;

/** Searches facilities by a part of their number or name, for `FindFacilityCard` (FAC-42). */
export function useFacilitySearch({ initialQuery, onFound, onFailure }: FacilitySearchOptions) {
  const { data, isMutating, trigger, reset } = useSWRMutation(
    'facility-search',
    async (_key, { arg: query }: { arg: string }) => ({
      query,
      matches: await facilityCalls.search(query),
    }),
    { throwOnError: false, onSuccess: (result) => handleFound(result), onError: onFailure },
  );
  // With the current state of the app: the user may have chosen a facility during the search.
  const handleFound = useEffectEvent(onFound);
  const searchFirst = useEffectEvent(() => void (initialQuery && trigger(initialQuery)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what triggers it
  useEffect(() => searchFirst(), [initialQuery]);
  // A search that ends after the page is left reports nothing.
  useEffect(() => reset, [reset]);
  const searchLater = useDebouncedCallback((query: string) => void trigger(query), typingWait);
  return {
    matches: data?.matches ?? null,
    searching: isMutating,
    /** The user types (FAC-43). */
    onType: ({ query }: { query: string }) =>
      query.length < minLength ? searchLater.cancel() : searchLater(query),
    onSearch: ({ query }: { query: string }) => {
      searchLater.cancel();
      void trigger(query);
    },
    /** Clears the results. */
    clear: () => {
      searchLater.cancel();
      reset();
    },
  };
}
