'use client';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { TableSort } from '../data-table/types.ts';
import {
  type FilterTexts,
  filterNames,
  initialFilters,
  isValid,
  type ListFilters,
  mapFilters,
  sentFilters,
  withText,
} from './filters.ts';
import type { KeptQuery, ListPlace } from './listPlace.ts';

/** The query of a list in force. */
export interface ListQuery<Filters> {
  /** The filters to send. */
  filters: Filters;
  /** The sort; `null` for the order of the server. */
  sort: TableSort | null;
  /** The page, from 1. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
}

/** Options of `useListState`. */
export interface ListStateOptions<Name extends string> {
  /** The filters. Keep the object stable: a module constant. */
  fields: ListFilters<Name>;
  /** Milliseconds between the last change of a text and its query; `'submit'` waits for `submit`. @default 300 */
  wait?: number | 'submit' | undefined;
  /** The keys by which the server sorts. A kept sort by another key is ignored. @default every key */
  sortKeys?: readonly string[] | undefined;
  /** The initial number of rows of a page. @default 25 */
  initialPageSize?: number | undefined;
  /** Keeps the query. @default the memory of the component */
  place?: ListPlace | undefined;
}

/** The state of a list whose rows a server filters, sorts and pages. */
export interface ListState<Name extends string> {
  /** The query in force. Load the page with it; an equal query is an equal JSON text. */
  query: ListQuery<Readonly<Partial<Record<Name, string>>>>;
  /** The kept texts that are no values. */
  ignored: readonly string[];
  /** The texts of the filter controls. */
  values: FilterTexts<Name>;
  /** Whether a filter is in force. */
  filtered: boolean;
  /** Whether the texts differ from the query, and wait for `submit` or for the end of typing. */
  unsent: boolean;
  /**
   * Changes the text of a filter. `now` applies it at once; where texts wait for `submit`, without the other texts. A text that
   * is applied after the wait replaces the entry of the history; with `now`, Back returns to the text before. Returns whether
   * the query changes at once.
   */
  onFilterChange: (change: { name: Name; value: string; now?: boolean | undefined }) => boolean;
  /** Applies all texts, for Search and Enter. Returns whether the query changes. */
  submit: () => boolean;
  /** Gives all filters their initial texts. Returns whether the query changes. */
  reset: () => boolean;
  /** Changes the sort and goes to the first page. */
  onSortChange: (change: { sort: TableSort | null }) => void;
  /** Goes to a page. */
  onPageChange: (change: { page: number }) => void;
  /** Goes to the last page, because the page in force is beyond it. Back does not return to that one. */
  onPageGone: (change: { lastPage: number }) => void;
  /** Changes the number of rows of a page and goes to the first page. */
  onPageSizeChange: (change: { pageSize: number }) => void;
}

/** The text of a control, and the text in force at the time of typing or applying. */
interface Draft {
  text: string;
  since: string;
}

/**
 * The filters, the sort, the page and the page size of a list. It loads nothing: use it with SWR, TanStack Query or a router,
 * or `useServerTable` without one. A change of a filter, the sort or the page size goes to page 1.
 */
export function useListState<Name extends string>(
  options: ListStateOptions<Name>,
): ListState<Name> {
  const { fields, wait = 300, sortKeys } = options;
  const memory = useMemoryPlace();
  const { read, write } = options.place ?? memory;
  const kept = read();
  const ignored = filterNames(fields).filter(
    (name) => !isValid(fields[name], kept.filters[name]?.trim() ?? ''),
  );
  const initialTexts = initialFilters(fields);
  const inForce: Record<Name, string> = mapFilters(initialTexts, (initial, name) =>
    ignored.includes(name) ? initial : (kept.filters[name] ?? initial),
  );
  const filters = sentFilters(fields, inForce);
  const { sort = null, page = 1 } = kept;
  const query: ListState<Name>['query'] = {
    filters,
    sort: sort && (!sortKeys || sortKeys.includes(sort.key)) ? sort : null,
    page,
    pageSize: kept.pageSize ?? options.initialPageSize ?? 25,
  };

  const [drafts, setDrafts] = useState<Partial<Record<Name, Draft>>>({});
  // A draft is valid until Back, Forward or a link changes the place. It keeps trailing spaces.
  const values = mapFilters(inForce, (value, name) => {
    const draft = drafts[name];
    return draft && (draft.since === value || draft.text.trim() === value) ? draft.text : value;
  });

  const isOther = (sent: ListState<Name>['query']['filters']) =>
    filterNames(fields).some((name) => sent[name] !== filters[name]);

  /** Applies `next`. With `only`, the other drafts wait for `submit`. Returns whether the query changes. */
  function apply(next: FilterTexts<Name>, how: { replace: boolean }, only?: Name): boolean {
    applyLater.cancel();
    const trimmed = mapFilters(next, (text, name) =>
      isValid(fields[name], text.trim()) ? text.trim() : initialTexts[name],
    );
    const appliedDraft = (name: Name): Draft => ({ text: next[name], since: trimmed[name] });
    setDrafts((before) =>
      only
        ? { ...before, [only]: appliedDraft(only) }
        : mapFilters(next, (_text, name) => appliedDraft(name)),
    );
    write({ filters: trimmed, page: 1 }, how);
    return page > 1 || isOther(sentFilters(fields, trimmed));
  }

  const applyLater = useDebouncedCallback(
    (next: FilterTexts<Name>) => apply(next, { replace: true }),
    wait === 'submit' ? 0 : wait,
  );

  return {
    query,
    ignored: ignored.map((name) => kept.filters[name] ?? ''),
    values,
    filtered: Object.keys(filters).length > 0,
    unsent: isOther(sentFilters(fields, values)),
    onFilterChange: ({ now = false, ...change }) => {
      const typed = withText(fields, values, change);
      setDrafts(mapFilters(typed, (text, name) => ({ text, since: inForce[name] })));
      if (wait !== 'submit') {
        if (now) return apply(typed, { replace: false });
        applyLater(typed);
      } else if (now) {
        return apply(withText(fields, inForce, change), { replace: false }, change.name);
      }
      return false;
    },
    submit: () => apply(values, { replace: false }),
    reset: () => apply(initialTexts, { replace: false }),
    onSortChange: ({ sort: next }) => write({ sort: next, page: 1 }, { replace: false }),
    onPageChange: ({ page: next }) => write({ page: next }, { replace: false }),
    onPageGone: ({ lastPage }) => write({ page: lastPage }, { replace: true }),
    onPageSizeChange: ({ pageSize }) => write({ pageSize, page: 1 }, { replace: false }),
  };
}

/** Keeps the query in the memory of the component. */
function useMemoryPlace(): ListPlace {
  const [query, setQuery] = useState<KeptQuery>({ filters: {} });
  return { read: () => query, write: (change) => setQuery((before) => ({ ...before, ...change })) };
}
