import type { TableSort } from '@audit-letters/ui';
import { useState } from 'react';
import { type FilterFields, type FilterValues, noFilters } from './filters.ts';

/** The filters, the sort and the page of a list. */
export interface ListQueryState<Name extends string> {
  /** The applied filters. */
  filters: FilterValues<Name>;
  /** The column in force and its direction; `null` for the default sort. */
  sort: TableSort | null;
  /** The page, from 1. */
  page: number;
}

/**
 * The place that keeps the filters, the sort and the page of a list, such as the address of the page. It may be a new object
 * in every render. `onChange` gets only what changes, filters always with all their values.
 */
export interface ListPlace<Name extends string> extends ListQueryState<Name> {
  /** Changes parts of them. With `replace`, Back does not return to the state before. */
  onChange: (change: Partial<ListQueryState<Name>>, how: { replace: boolean }) => void;
}

/** Keeps the filters, the sort and the page of a list in the memory of the component. */
export function useMemoryPlace<Name extends string>(fields: FilterFields<Name>): ListPlace<Name> {
  const [state, setState] = useState<ListQueryState<Name>>({
    filters: noFilters(fields),
    sort: null,
    page: 1,
  });
  return { ...state, onChange: (change) => setState((before) => ({ ...before, ...change })) };
}
