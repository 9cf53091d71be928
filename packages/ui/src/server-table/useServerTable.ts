'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DataTableProps } from '../data-table/types.ts';
import { type FilterValues, filterValues, type ListFilters } from '../list-state/filters.ts';
import {
  type ListQuery,
  type ListState,
  type ListStateOptions,
  useListState,
} from '../list-state/useListState.ts';
import type { TableFooterProps } from '../table-footer/TableFooter.tsx';

/** A page of rows. */
export interface ServerPage<Row> {
  /** The rows of the page. */
  rows: readonly Row[];
  /** Number of rows on all pages. */
  total: number;
  /** Number of rows on all pages that can be selected, for `Select all`. @default total */
  selectableTotal?: number | undefined;
}

/** Options of `useServerTable`. */
export interface ServerTableOptions<Row, Fields extends ListFilters<string> = NoFilters>
  extends Omit<ListStateOptions<string>, 'fields'> {
  /** Loads a page. Only the answer to the last query is shown. */
  call: (query: ListQuery<FilterValues<Fields>>) => Promise<ServerPage<Row>>;
  /** The filters. Keep the object stable: a module constant. @default none */
  fields?: Fields | undefined;
  /** What `call` uses beside the query, such as the id of a building: the page is loaded again when one of them changes. */
  dependencies?: readonly unknown[] | undefined;
  /** The page of the initial query, loaded by a server: it is shown without a call. */
  firstPage?: ServerPage<Row> | undefined;
}

/** The result of `useServerTable`. */
export interface ServerTable<Row extends object, Fields extends ListFilters<string> = NoFilters>
  extends Pick<
    ListState<keyof Fields & string>,
    'values' | 'filtered' | 'ignored' | 'unsent' | 'onFilterChange' | 'submit' | 'reset'
  > {
  /** The query in force. */
  query: ListQuery<FilterValues<Fields>>;
  /** Props of the `DataTable`. */
  table: Pick<
    DataTableProps<Row>,
    'rows' | 'loading' | 'error' | 'onRetry' | 'sort' | 'onSortChange'
  >;
  /** Props of the `TableFooter`. */
  footer: Required<
    Pick<
      TableFooterProps,
      | 'from'
      | 'to'
      | 'total'
      | 'selectableTotal'
      | 'page'
      | 'lastPage'
      | 'onPageChange'
      | 'pageSize'
      | 'onPageSizeChange'
    >
  >;
  /** Loads the page again, for example after a change of a row. */
  reload: () => void;
}

/**
 * Loads the rows of a `DataTable` from a server that filters, sorts and pages. While a page loads, the rows before it stay. The
 * answer to an older query is ignored.
 */
export function useServerTable<Row extends object, Fields extends ListFilters<string> = NoFilters>(
  options: ServerTableOptions<Row, Fields>,
): ServerTable<Row, Fields> {
  const { call, firstPage, dependencies = [] } = options;
  // Without fields, `Fields` has no names.
  const fields = options.fields ?? ({} as Fields);
  const [loaded, setLoaded] = useState<Loaded<Row>>({ page: firstPage ?? { rows: [], total: 0 } });
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState(dependencies);
  const reload = () => setAttempt((before) => before + 1);
  if (dependencies.some((value, index) => !Object.is(value, known[index]))) {
    setKnown(dependencies);
    reload();
  }
  const state = useListState<keyof Fields & string>({ ...options, fields });
  const query = { ...state.query, filters: filterValues(fields, state.query.filters) };
  const key = JSON.stringify([query, attempt]);
  const [firstKey] = useState(firstPage && key);
  const load = useEffectEvent(async (isLast: () => boolean) => {
    try {
      const page = await call(query);
      if (!isLast()) return;
      const lastPage = lastPageOf(page.total, query.pageSize);
      // The last row of the last page may have been deleted.
      if (query.page > lastPage) state.onPageGone({ lastPage });
      else setLoaded({ key, page });
    } catch (error) {
      if (isLast()) setLoaded((before) => ({ ...before, key, error }));
    }
  });
  useEffect(() => {
    if (key === firstKey) return;
    let isLast = true;
    void load(() => isLast);
    return () => {
      isLast = false;
    };
  }, [key, firstKey]);

  const { rows, total, selectableTotal = total } = loaded.page;
  const loading = key !== (loaded.key ?? firstKey);
  const from = (query.page - 1) * query.pageSize + 1;
  return {
    table: {
      rows,
      loading,
      error: !loading && 'error' in loaded ? messageOf(loaded.error) : undefined,
      onRetry: reload,
      sort: query.sort,
      onSortChange: state.onSortChange,
    },
    footer: {
      from: rows.length > 0 ? from : null,
      to: rows.length > 0 ? from + rows.length - 1 : null,
      total,
      selectableTotal,
      page: query.page,
      lastPage: lastPageOf(total, query.pageSize),
      onPageChange: state.onPageChange,
      pageSize: query.pageSize,
      onPageSizeChange: state.onPageSizeChange,
    },
    query,
    values: state.values,
    filtered: state.filtered,
    ignored: state.ignored,
    unsent: state.unsent,
    onFilterChange: state.onFilterChange,
    submit: state.submit,
    reset: state.reset,
    reload,
  };
}

type NoFilters = ListFilters<never>;

interface Loaded<Row> {
  /** The query of the page or the error. */
  key?: string;
  page: ServerPage<Row>;
  error?: unknown;
}

const lastPageOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
