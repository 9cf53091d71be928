'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DataTableProps, TableSort } from '../data-table/types.ts';
import type { TableFooterProps } from '../table-footer/TableFooter.tsx';
import { readQuery, type ServerQuery, type WrittenQuery, writeQuery } from './serverQuery.ts';
import { useQueryText } from './useQueryText.ts';

/** A page of rows. */
export interface ServerPage<Row> {
  /** The rows of the page. */
  rows: readonly Row[];
  /** Number of rows on all pages. */
  total: number;
}

/** Options of `useServerTable`. */
export interface ServerTableOptions<Row, Name extends string = never> {
  /** Loads a page. A later query aborts it. */
  call: (query: ServerQuery<Name>, options: { signal: AbortSignal }) => Promise<ServerPage<Row>>;
  /** The initial texts of all filters. */
  defaultFilter?: Readonly<Record<Name, string>>;
  /** The initial sort. @default null */
  defaultSort?: TableSort | null;
  /** The initial number of rows per page. @default 25 */
  defaultPageSize?: number;
  /** Keeps the query in the address of the page, so that links and a reload have it. Use it for one table of a page. */
  inAddress?: boolean;
  /** The error message of a failed call. @default the message of the error */
  describeError?: (error: unknown) => string;
}

/** The result of `useServerTable`. */
export interface ServerTable<Row extends object, Name extends string = never> {
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
      | 'page'
      | 'lastPage'
      | 'onPageChange'
      | 'pageSize'
      | 'onPageSizeChange'
    >
  >;
  /** The query in force. */
  query: ServerQuery<Name>;
  /** Changes filters and returns to the first page. */
  onFilterChange: (change: { filter: Partial<Record<Name, string>> }) => void;
  /** Loads the page again, for example after a change of a row. */
  reload: () => void;
}

/**
 * Loads the rows of a `DataTable` from a server that filters, sorts and pages. While a page loads, the rows before it stay. The
 * response to an older query is ignored.
 */
export function useServerTable<Row extends object, Name extends string = never>(
  options: ServerTableOptions<Row, Name>,
): ServerTable<Row, Name>;
export function useServerTable<Row extends object>(
  options: ServerTableOptions<Row, string>,
): ServerTable<Row, string> {
  const { call, inAddress = false, describeError = messageOf } = options;
  const [usual] = useState(
    (): ServerQuery<string> => ({
      page: 1,
      pageSize: options.defaultPageSize ?? 25,
      sort: options.defaultSort ?? null,
      filter: options.defaultFilter ?? {},
    }),
  );
  const [text, setText] = useQueryText(inAddress);
  const query = readQuery(text, usual);
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${writeQuery('', query, usual)}`;
  const [loaded, setLoaded] = useState<Loaded<Row>>({ key: '', page: { rows: [], total: 0 } });

  const change = (part: Partial<WrittenQuery>) =>
    setText(writeQuery(text, { ...query, ...part }, usual));
  const reload = () => setAttempt((before) => before + 1);

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const page = await call(query, { signal });
      if (signal.aborted) return;
      const last = lastPageOf(page.total, query.pageSize);
      // The last row of the last page may have been deleted.
      if (query.page > last) change({ page: last });
      else setLoaded({ key, page });
    } catch (error) {
      if (!signal.aborted) setLoaded((before) => ({ ...before, key, error }));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [key]);

  const { rows, total } = loaded.page;
  const loading = loaded.key !== key;
  const from = (query.page - 1) * query.pageSize + 1;
  return {
    table: {
      rows,
      loading,
      error: !loading && 'error' in loaded ? describeError(loaded.error) : undefined,
      onRetry: reload,
      sort: query.sort,
      onSortChange: ({ sort }) => change({ sort, page: 1 }),
    },
    footer: {
      from: rows.length > 0 ? from : null,
      to: rows.length > 0 ? from + rows.length - 1 : null,
      total,
      page: query.page,
      lastPage: lastPageOf(total, query.pageSize),
      onPageChange: change,
      pageSize: query.pageSize,
      onPageSizeChange: ({ pageSize }) => change({ pageSize, page: 1 }),
    },
    query,
    onFilterChange: ({ filter }) => change({ filter: { ...query.filter, ...filter }, page: 1 }),
    reload,
  };
}

interface Loaded<Row> {
  /** The query of the page or the error. */
  key: string;
  page: ServerPage<Row>;
  error?: unknown;
}

const lastPageOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
