import { errorText, type FacilityMatch } from '@audit-letters/api-client';
import type { FindFacilityCardProps } from '@audit-letters/screens';
import { useEffect, useRef, useState } from 'react';
import { useNotices } from '../activity/useNotices.ts';
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
  /** A number to search for at once. */
  initialQuery?: string | null;
}): FacilitySearch {
  const { errorToast } = useNotices();
  const [matches, setMatches] = useState<readonly FacilityMatch[] | null>(null);
  const [searching, setSearching] = useState(false);
  const latest = useRef(0);

  async function handleSearch(query: string) {
    latest.current += 1;
    const mine = latest.current;
    setSearching(true);
    try {
      const found = await facilityCalls.search(query);
      if (mine !== latest.current) return;
      setMatches(found);
      onFound(found, query);
    } catch (error) {
      if (mine !== latest.current) return;
      errorToast(errorText(error));
    } finally {
      if (mine === latest.current) setSearching(false);
    }
  }

  const searchFirst = useRef(() => initialQuery && handleSearch(initialQuery));
  useEffect(() => void searchFirst.current(), []);

  return {
    matches,
    searching,
    onSearch: (query) => void handleSearch(query),
    clear: () => {
      latest.current += 1;
      setMatches(null);
      setSearching(false);
    },
  };
}
