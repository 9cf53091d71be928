import type { Pagination, SortDirection } from '@audit-letters/api-client';
import type { FilteredList, Loadable, SortableList } from '@audit-letters/screens';
import {
  type ListFilters,
  type ListPlace,
  type ListState,
  useAddressPlace,
  useListState,
} from '@audit-letters/ui';
import { useEffect, useEffectEvent } from 'react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { useToastNotices } from '../activity/useNotices.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useListCall } from '../loading/useCall.ts';
import { useExtras } from '../session/extras.ts';
import type { PortalFilters } from './filters.ts';
import { personalFilters } from './personalFilters.ts';

/** The query of a list: its filters, its sort and its page. */
export type ListQuery<Filter, Key> = Filter & {
  sort_by?: Key;
  sort_dir?: SortDirection;
  page: number;
  per_page: number;
};

interface ListOptions<Name extends string, Key extends string, Filter, Data> {
  /** The call of a page. */
  call: (query: ListQuery<Filter, Key>) => Promise<Data>;
  /** The filters: a module constant. */
  fields: PortalFilters<Name>;
  /** Milliseconds between the last change and its request; `'submit'` waits for `submit`. */
  wait: number | 'submit';
  /** The applied filters as a query; `null` to send nothing yet. */
  matching: (filters: Partial<Record<Name, string>>) => Filter | null;
  /** The columns by which the call sorts. */
  sortKeys?: readonly Key[];
  /** Rows of a page (SHL-51). @default 100 */
  pageSize?: number;
  /** Keeps the filters, the sort and the page. @default memory */
  place?: ListPlace | undefined;
  /** The options of the call. `name` is that of the list in the cache, by default its call. */
  options?: SWRConfiguration<Data, unknown> & { name?: string };
}

export interface List<Name extends string, Key extends string, Filter, Data>
  extends Pick<ListState<Name>, 'values' | 'onFilterChange' | 'submit' | 'reset'> {
  response: SWRResponse<Data, unknown>;
  /** The page of rows. */
  loaded: Loadable<Data>;
  /** The filters in force as a query. */
  matching: Filter | null;
  /** The sort in force as a query. */
  order: Pick<ListQuery<unknown, Key>, 'sort_by' | 'sort_dir'>;
  /** Loads the page again, for example after each action on the rows, also after a failed one. */
  reload: () => void;
  /** The props of a screen with a list. */
  controls: SortableList & FilteredList;
}

/** A list of pages with filters and a sort, loaded with SWR. */
export function useList<
  Name extends string,
  Key extends string,
  Filter extends object,
  Data extends { pagination: Pagination },
>(list: ListOptions<Name, Key, Filter, Data>): List<Name, Key, Filter, Data> {
  const { call, fields, wait, sortKeys = [], pageSize = 100, place, options } = list;
  const { query, values, ignored, filtered, onFilterChange, submit, reset, ...state } =
    useListState({
      fields,
      wait,
      sortKeys,
      initialPageSize: pageSize,
      place,
    });
  const { info } = useToastNotices();
  const unknown = ignored.join(', ');
  useEffect(() => {
    if (unknown) info(`The filter “${unknown}” of this address does not exist. It is left out.`);
  }, [unknown, info]);
  const hasExtras = useExtras();
  const matching = list.matching(hasExtras ? query.filters : documented(query.filters, fields));
  const sort_by = sortKeys.find((key) => key === query.sort?.key);
  const order = query.sort && sort_by ? { sort_by, sort_dir: query.sort.direction } : {};
  const response = useListCall(
    call,
    matching && { ...matching, ...order, page: query.page, per_page: query.pageSize },
    options,
  );
  const { current_page = 1, last_page = 1 } = response.data?.pagination ?? {};
  const leavePage = useEffectEvent(state.onPageGone);
  // The page no longer exists, because rows have left the list.
  useEffect(() => {
    if (current_page > last_page) leavePage({ lastPage: last_page });
  }, [current_page, last_page]);
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
      filtered,
      sort: query.sort,
      onSortChange: state.onSortChange,
      onFiltersClear: reset,
      onPageChange: state.onPageChange,
      onRefresh: reload,
    },
  };
}

/** The filters that every server knows. */
const documented = <Name extends string>(
  filters: Partial<Record<Name, string>>,
  fields: PortalFilters<Name>,
): Partial<Record<Name, string>> => {
  const known = { ...filters };
  for (const name in known) if (fields[name].extra) delete known[name];
  return known;
};

/** A list without filters. */
export const unfiltered = { fields: {}, wait: 'submit', matching: () => ({}) } as const;

/** Keeps a list in the address of the page (SHL-80). Names and units are not part of it. */
export const useListAddress = <Name extends string>(fields: ListFilters<Name>): ListPlace =>
  useAddressPlace(fields, personalFilters);
