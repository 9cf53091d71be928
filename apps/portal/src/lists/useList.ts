import type { Pagination, SortDirection } from '@audit-letters/api-client';
import type { FilteredList, Loadable, ScreenFilter, SortableList } from '@audit-letters/screens';
import {
  type FilterValues,
  filterNames,
  filterValues,
  type ListState,
  useAddressPlace,
  useListState,
} from '@audit-letters/ui';
import { useEffect, useEffectEvent } from 'react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { useNotices } from '../activity/useNotices.ts';
import { toLoadable } from '../loading/toLoadable.ts';
import { useListCall } from '../loading/useCall.ts';
import { useExtras } from '../session/extras.ts';
import { personalFilters } from './personalFilters.ts';

/** The filters of a list, by name. */
export type ListFields = Readonly<Record<string, ScreenFilter>>;

interface Order<Key> {
  sort_by?: Key;
  sort_dir?: SortDirection;
}

interface ListOptions<Fields extends ListFields, Key extends string, Beside extends object, Data> {
  /** The call of a page. */
  call: (
    query: FilterValues<Fields> & Order<Key> & Beside & { page: number; per_page: number },
  ) => Promise<Data>;
  /** The filters: a module constant. */
  fields: Fields;
  /** Milliseconds between the last change and its request; `'submit'` waits for `submit`. */
  wait: number | 'submit';
  /** What the call takes beside the filters; `null` to send nothing yet. */
  beside?: Beside | null;
  /** The columns by which the call sorts. */
  sortKeys?: readonly Key[];
  /** Rows of a page (SHL-51). @default 100 */
  pageSize?: number;
  /** Keeps the list in memory, not in the address of the page. */
  inMemory?: boolean;
  /** The options of the call. `name` is that of the list in the cache, by default its call. */
  options?: SWRConfiguration<Data, unknown> & { name?: string };
}

export interface List<Fields extends ListFields, Key extends string, Data>
  extends Pick<
    ListState<keyof Fields & string>,
    'values' | 'unsent' | 'onFilterChange' | 'submit' | 'reset'
  > {
  response: SWRResponse<Data, unknown>;
  /** The page of rows. */
  loaded: Loadable<Data>;
  /** The filters in force. */
  applied: FilterValues<Fields>;
  /** The sort in force as a query. */
  order: Order<Key>;
  /** Loads the page again, for example after each action on the rows, also after a failed one. */
  reload: () => void;
  /** The props of a screen with a list. */
  controls: SortableList & FilteredList;
}

/**
 * A list of pages with filters and a sort, loaded with SWR and kept in the address of the page (SHL-80). Names and
 * units are not part of it.
 */
export function useList<
  Fields extends ListFields,
  Data extends { pagination: Pagination },
  Key extends string = never,
  Beside extends object = object,
>(list: ListOptions<Fields, Key, Beside, Data>): List<Fields, Key, Data> {
  const { call, fields, wait, sortKeys = [], pageSize = 100, inMemory, options } = list;
  // Without `beside`, its type is `object`.
  const { beside = {} as Beside } = list;
  const address = useAddressPlace(fields, personalFilters);
  const { query, values, unsent, ignored, filtered, onFilterChange, submit, reset, ...state } =
    useListState<keyof Fields & string>({
      fields,
      wait,
      sortKeys,
      initialPageSize: pageSize,
      place: inMemory ? undefined : address,
    });
  const { info } = useNotices();
  const unknown = ignored.join(', ');
  useEffect(() => {
    if (unknown) info(`The filter “${unknown}” of this address does not exist. It is left out.`);
  }, [unknown, info]);
  const hasExtras = useExtras();
  const applied = filterValues(
    fields,
    hasExtras ? query.filters : documented(query.filters, fields),
  );
  const sort_by = sortKeys.find((key) => key === query.sort?.key);
  const order: Order<Key> =
    query.sort && sort_by ? { sort_by, sort_dir: query.sort.direction } : {};
  const { page, pageSize: per_page } = query;
  const response = useListCall(
    call,
    beside === null ? null : { ...applied, ...order, ...beside, page, per_page },
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
    unsent,
    applied,
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
  fields: Readonly<Record<Name, ScreenFilter>>,
): Partial<Record<Name, string>> => {
  const known = { ...filters };
  for (const name of filterNames(fields)) if (fields[name].extra) delete known[name];
  return known;
};

/** A list without filters. */
export const unfiltered = { fields: {}, wait: 'submit' } as const;
