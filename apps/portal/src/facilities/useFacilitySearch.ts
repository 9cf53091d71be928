import { errorText, type FacilityMatch } from '@audit-letters/api-client';
import type { FindFacilityCardProps } from '@audit-letters/screens';
import { useState } from 'react';
import { useNotices } from '../activity/useNotices.ts';
import { askedOnce } from '../swr/swr.ts';
import { useCall } from '../swr/useCall.ts';
import { facilityCalls } from './calls.ts';

type FacilitySearch = Pick<FindFacilityCardProps, 'matches' | 'searching' | 'onSearch'> & {
  /** Clears the results. */
  clear: () => void;
};

/** Searches facilities by a part of their number (FAC-42). */
export function useFacilitySearch({
  onFound,
  initialQuery = null,
}: {
  onFound: (matches: readonly FacilityMatch[], query: string) => void;
  /** A number to search for at once, and again when it changes. */
  initialQuery?: string | null;
}): FacilitySearch {
  const { errorToast } = useNotices();
  const [asked, setAsked] = useState<Asked | null>(() =>
    initialQuery ? { query: initialQuery, count: nextCount(), isFirst: true } : null,
  );
  const [first, setFirst] = useState(initialQuery);
  if (initialQuery !== first) {
    setFirst(initialQuery);
    if (initialQuery) setAsked({ query: initialQuery, count: nextCount(), isFirst: true });
  }
  const response = useCall(search, asked && [asked.query, asked.count], {
    // The matches of another search stay while the next ones load, but not after `clear`.
    keepPreviousData: asked?.isFirst === false,
    ...askedOnce,
    onSuccess: (found) => asked && onFound(found, asked.query),
    onError: (error) => errorToast(errorText(error)),
  });
  return {
    matches: (asked && response.data) ?? null,
    searching: response.isValidating,
    onSearch: ({ query }) =>
      setAsked((before) => ({ query, count: nextCount(), isFirst: !before })),
    clear: () => setAsked(null),
  };
}

interface Asked {
  query: string;
  /** Part of the cache key: each search sends a request. */
  count: number;
  /** The first search, or the first one after `clear`. */
  isFirst: boolean;
}

let lastCount = 0;
function nextCount() {
  lastCount += 1;
  return lastCount;
}

const search = (query: string, _count: number) => facilityCalls.search(query);
