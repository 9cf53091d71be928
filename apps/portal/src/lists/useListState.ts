import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import {
  addressOfFilters,
  type FilterFields,
  type FilterValues,
  filtersInAddress,
  filtersInState,
  mapFilters,
  noFilters,
  pageInAddress,
  sentFilters,
  stateOfFilters,
} from './listFilters.ts';

/** The sort of a list, with the names of the query parameters. */
interface ListSort {
  sort_by: string;
  sort_dir: 'asc' | 'desc';
}

export interface ListStateOptions<Name extends string> {
  /** The filters. Keep the object stable: a module constant. */
  fields: FilterFields<Name>;
  /** Milliseconds between the last change and its request; `'submit'` waits for `submit`. */
  wait: number | 'submit';
}

export interface ListState<Name extends string> {
  /** The text of the controls. */
  values: FilterValues<Name>;
  /** The applied filters: trimmed and long enough. */
  filters: Partial<Record<Name, string>>;
  page: number;
  sort: ListSort | null;
  /** Changes a filter. `now` applies it at once, without the other drafts. */
  onFilterChange: (change: { name: Name; value: string }, now?: 'now') => void;
  onPageChange: (change: { page: number }) => void;
  /** Leaves a page that no longer exists, and removes it from the history. */
  onPageGone: (page: number) => void;
  onSortChange: (sort: ListSort | null) => void;
  /** Applies the drafts, for Search and Enter. Returns whether the request changes. */
  submit: () => boolean;
  /** Clears all filters. Returns whether the request changes. */
  reset: () => boolean;
}

/** The text of a control, and the applied value at the time of typing or applying. */
interface Draft {
  text: string;
  since: string;
}

/**
 * The filters, the page and the sort of a list. Filters without personal data are in the address, so Back, reload and
 * copied links restore them. Filters with personal data are in the state of the history entry, which Back and reload
 * restore. A change of filters goes to page 1.
 */
export function useListState<Name extends string>({
  fields,
  wait,
}: ListStateOptions<Name>): ListState<Name> {
  const [address, setAddress] = useSearchParams();
  const state: unknown = useHistoryState();
  const [drafts, setDrafts] = useState<Partial<Record<Name, Draft>>>({});
  const current = filtersInAddress(fields, address, filtersInState(fields, state));

  const filters = sentFilters(fields, current);

  // A draft is valid until Back, Forward or a link changes the address. It keeps trailing spaces.
  const values = mapFilters(current, (value, name) => {
    const draft = drafts[name];
    return draft && (draft.since === value || draft.text.trim() === value) ? draft.text : value;
  });

  /** Applies `next`. With `only`, the other drafts wait for Search. Returns whether the request changes. */
  function settle(next: FilterValues<Name>, how: { replace: boolean }, only?: Name): boolean {
    settleLater.cancel();
    const counting = mapFilters(next, (value) => value.trim());
    const settledDraft = (name: Name): Draft => ({ text: next[name], since: counting[name] });
    setDrafts((before) =>
      only
        ? { ...before, [only]: settledDraft(only) }
        : mapFilters(next, (_text, name) => settledDraft(name)),
    );
    setAddress(
      (before) => {
        const after = addressOfFilters(fields, before, counting);
        after.delete('page');
        return after;
      },
      { ...how, state: stateOfFilters(fields, state, counting) },
    );
    const sent = sentFilters(fields, counting);
    const names = Object.keys(counting) as Name[];
    return pageInAddress(address) > 1 || names.some((name) => sent[name] !== filters[name]);
  }

  const settleLater = useDebouncedCallback(
    (next: FilterValues<Name>) => settle(next, { replace: true }),
    wait === 'submit' ? 0 : wait,
  );

  function setInAddress(change: (after: URLSearchParams) => void, how = { replace: false }) {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        change(after);
        return after;
      },
      { ...how, state },
    );
  }

  const setPage = (page: number) => (after: URLSearchParams) => {
    if (page === 1) after.delete('page');
    else after.set('page', String(page));
  };

  return {
    values,
    filters,
    page: pageInAddress(address),
    sort: sortInAddress(address),
    onFilterChange: ({ name, value }, now) => {
      const typed = { ...values, [name]: value };
      setDrafts((before) => ({ ...before, [name]: { text: value, since: current[name] } }));
      if (wait !== 'submit') {
        if (now) settle(typed, { replace: false });
        else settleLater(typed);
      } else if (now) {
        settle({ ...current, [name]: value }, { replace: false }, name);
      }
    },
    onPageChange: ({ page }) => setInAddress(setPage(page)),
    onPageGone: (page) => setInAddress(setPage(page), { replace: true }),
    onSortChange: (sort) =>
      setInAddress((after) => {
        after.delete('page');
        for (const key of ['sort_by', 'sort_dir'] as const) {
          if (sort) after.set(key, sort[key]);
          else after.delete(key);
        }
      }),
    submit: () => settle(values, { replace: false }),
    reset: () => settle(noFilters(fields), { replace: false }),
  };
}

function sortInAddress(address: URLSearchParams): ListSort | null {
  const sort_by = address.get('sort_by');
  const sort_dir = address.get('sort_dir');
  return sort_by && (sort_dir === 'asc' || sort_dir === 'desc') ? { sort_by, sort_dir } : null;
}
