'use client';
import { useEffect, useRef } from 'react';
import { tableTexts } from '../../data-table/texts.ts';
import { useTexts } from '../../locale/LocaleProvider.tsx';
import type { PageSelection } from '../../selection/selection.ts';

export interface SelectPageProps {
  /** The number of selected rows of the page. */
  page: PageSelection;
  /** The table has no rows. */
  empty: boolean;
  /** Selects or deselects all rows of the page. */
  onPageToggle: () => void;
}

/** The checkbox that selects all rows of the page. */
export function SelectPage({ page, empty, onPageToggle }: SelectPageProps) {
  const texts = useTexts('dataTable', tableTexts);
  const ref = useRef<HTMLInputElement>(null);

  // `indeterminate` is a DOM property without an attribute.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = page === 'some';
  }, [page]);

  return (
    <input
      ref={ref}
      type="checkbox"
      className="al-checkbox al-table-check"
      aria-label={texts.selectAll}
      checked={page === 'all'}
      disabled={empty}
      onChange={(event) => {
        // The click clears `indeterminate`. Restore it in case the selection does not change.
        event.currentTarget.indeterminate = page === 'some';
        onPageToggle();
      }}
    />
  );
}
