import type { CallOptions, Pagination, SortDirection } from '@audit-letters/api-client';
import { useEffect, useEffectEvent } from 'react';
import type { SWRConfiguration } from 'swr';
import { toLoadable } from '../swr/loadable.ts';
import { useListCall } from '../swr/useCall.ts';
import { type ListStateOptions, useListState } from './useListState.ts';

/** The query of a list: its filters, its sort and its page. */
type ListQuery<Filter, Key> = Filter & {
  sort_by?: Key;
  sort_dir?: SortDirection;
  page: number;
  per_page: number;
};

interface ListOptions<Name extends string, Key extends string, Filter, Data>
  extends ListStateOptions<Name> {
  /** The call of a page. */
  call: (query: ListQuery<Filter, Key>, options: CallOptions) => Promise<Data>;
  /** The applied filters as a query; `null` to send nothing yet. */
  matching: (filters: Partial<Record<Name, string>>) => Filter | null;
  /** The columns by which the call sorts. */
  sortKeys?: readonly Key[];
  /** Rows of a page (TEN-78). @default 100 */
  pageSize?: number;
  /** The options of SWR. */
  options?: SWRConfiguration<Data, unknown>;
}

/**
 * A list of pages with filters and a sort. `controls` are props of screens. Call `reload` after each action on the rows,
 * also after a failed one: another user may have changed them.
 */
export function useList<
  Name extends string,
  Key extends string,
  Filter extends object,
  Data extends { pagination: Pagination },
>(list: ListOptions<Name, Key, Filter, Data>) {
  const { call, sortKeys = [], pageSize = 100, options } = list;
  const { values, filters, page, sort, submit, reset, ...state } = useListState(list);
  const matching = list.matching(filters);
  // Ignore sort keys in the address that the call does not accept.
  const sort_by = sortKeys.find((key) => key === sort?.sort_by);
  const order = sort && sort_by ? { sort_by, sort_dir: sort.sort_dir } : {};
  const response = useListCall(
    call,
    matching && { ...matching, ...order, page, per_page: pageSize },
    options,
  );
  useExistingPage(response.data?.pagination, state.onPageGone);
  const reload = () => void response.mutate();
  return {
    response,
    loaded: toLoadable(response),
    values,
    matching,
    order,
    submit,
    reset,
    reload,
    onFilterChange: state.onFilterChange,
    controls: {
      filtered: Object.keys(filters).length > 0,
      sort: sort && sort_by ? { key: sort_by, direction: sort.sort_dir } : null,
      onSortChange: (next: { key: string; direction: SortDirection } | null) =>
        state.onSortChange(next && { sort_by: next.key, sort_dir: next.direction }),
      onFiltersClear: reset,
      onPageChange: state.onPageChange,
      onRefresh: reload,
    },
  };
}

/** A list without filters. */
export const unfiltered = { fields: {}, wait: 'submit', matching: () => ({}) } as const;

/** Goes to the last page when the current page no longer exists, because rows have left the list. */
export function useExistingPage(
  { current_page, last_page }: Pick<Pagination, 'current_page' | 'last_page'> = firstPage,
  onPageGone: (page: number) => void,
) {
  const leave = useEffectEvent(onPageGone);
  useEffect(() => {
    if (current_page > last_page) leave(last_page);
  }, [current_page, last_page]);
}

const firstPage = { current_page: 1, last_page: 1 };
