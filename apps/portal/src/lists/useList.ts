import type { CallOptions, Pagination, SortDirection } from '@audit-letters/api-client';
import type { FilteredList, Loadable, SortableList } from '@audit-letters/screens';
import { useEffect, useEffectEvent } from 'react';
import type { SWRResponse } from 'swr';
import { toLoadable } from '../loading/toLoadable.ts';
import { type ListCallOptions, useListCall } from '../loading/useCall.ts';
import type { FilterFields, FilterValues } from './filters.ts';
import { type ListPlace, useMemoryPlace } from './listPlace.ts';
import { useFilters } from './useFilters.ts';

/** The query of a list: its filters, its sort and its page. */
export type ListQuery<Filter, Key> = Filter & {
  /** The column to sort by. */
  sort_by?: Key;
  /** The direction of the sort. */
  sort_dir?: SortDirection;
  /** The page, from 1. */
  page: number;
  /** Rows of a page. */
  per_page: number;
};

/** A list of pages. */
export interface ListOptions<Name extends string, Key extends string, Filter, Data> {
  /** The call of a page. */
  call: (query: ListQuery<Filter, Key>, options: CallOptions) => Promise<Data>;
  /** The filters. Keep the object stable: a module constant. */
  fields: FilterFields<Name>;
  /** Milliseconds between the last change and its request; `'submit'` waits for `submit`. */
  wait: number | 'submit';
  /** The applied filters as a query; `null` to send nothing yet. */
  matching: (filters: Partial<Record<Name, string>>) => Filter | null;
  /** The columns by which the call sorts. */
  sortKeys?: readonly Key[];
  /** Rows of a page (SHL-51). @default 100 */
  pageSize?: number;
  /** Keeps the filters, the sort and the page. @default memory */
  place?: ListPlace<Name> | undefined;
  /** The options of the call. */
  options?: ListCallOptions<Data>;
}

/** A list with the props of its screen. */
export interface List<Name extends string, Key extends string, Filter, Data> {
  /** The response of SWR. */
  response: SWRResponse<Data, unknown>;
  /** The page of rows. */
  loaded: Loadable<Data>;
  /** The texts of the filter controls. */
  values: FilterValues<Name>;
  /** The filters in force as a query. */
  matching: Filter | null;
  /** The sort in force as a query. */
  order: Pick<ListQuery<unknown, Key>, 'sort_by' | 'sort_dir'>;
  /** Loads the page again, for example after each action on the rows, also after a failed one. */
  reload: () => void;
  /**
   * Changes the text of a filter. `now` applies it at once, without the other texts. Returns whether the request
   * changes at once.
   */
  onFilterChange: (change: { name: Name; value: string }, now?: 'now') => boolean;
  /** Applies all texts, for Search and Enter. Returns whether the request changes. */
  submit: () => boolean;
  /** Clears all filters. Returns whether the request changes. */
  reset: () => boolean;
  /** The props of a screen with a list. */
  controls: SortableList & FilteredList;
}

/** A list of pages with filters and a sort. `controls` are props of screens. */
export function useList<
  Name extends string,
  Key extends string,
  Filter extends object,
  Data extends { pagination: Pagination },
>(list: ListOptions<Name, Key, Filter, Data>): List<Name, Key, Filter, Data> {
  const { call, fields, wait, sortKeys = [], pageSize = 100, options } = list;
  const memory = useMemoryPlace(fields);
  const place = list.place ?? memory;
  const { values, filters, onFilterChange, submit, reset } = useFilters({ fields, wait, place });
  const { page, sort } = place;
  const matching = list.matching(filters);
  // Ignore a sort, such as one of an address, that the call does not accept.
  const sort_by = sortKeys.find((key) => key === sort?.key);
  const order = sort && sort_by ? { sort_by, sort_dir: sort.direction } : {};
  const response = useListCall(
    call,
    matching && { ...matching, ...order, page, per_page: pageSize },
    options,
  );
  useExistingPage(response.data?.pagination, (last) =>
    place.onChange({ page: last }, { replace: true }),
  );
  const reload = () => void response.mutate();
  return {
    response,
    loaded: toLoadable(response),
    values,
    matching,
    order,
    reload,
    onFilterChange,
    submit,
    reset,
    controls: {
      filtered: Object.keys(filters).length > 0,
      sort: sort_by ? sort : null,
      onSortChange: (next) => place.onChange({ ...next, page: 1 }, { replace: false }),
      onFiltersClear: reset,
      onPageChange: (next) => place.onChange(next, { replace: false }),
      onRefresh: reload,
    },
  };
}

/** A list without filters. */
export const unfiltered = { fields: {}, wait: 'submit', matching: () => ({}) } as const;

/** Goes to the last page when the current page no longer exists, because rows have left the list. */
function useExistingPage(
  { current_page, last_page }: Pick<Pagination, 'current_page' | 'last_page'> = firstPage,
  onPageGone: (page: number) => void,
) {
  const leave = useEffectEvent(onPageGone);
  useEffect(() => {
    if (current_page > last_page) leave(last_page);
  }, [current_page, last_page]);
}

const firstPage = { current_page: 1, last_page: 1 };
