import type { Pagination } from '@audit-letters/api-client';
import { useEffect, useRef } from 'react';

/** Goes to the last page when the current page no longer exists, because rows have left the list. */
export function useExistingPage(
  pagination: Pagination | null,
  onPageChange: (page: number) => void,
) {
  const latest = useRef(onPageChange);
  useEffect(() => {
    latest.current = onPageChange;
  });
  const { current_page = 1, last_page = 1 } = pagination ?? {};
  useEffect(() => {
    if (current_page > last_page) latest.current(last_page);
  }, [current_page, last_page]);
}
