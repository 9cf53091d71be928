'use client';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  metaHelper,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataTableColumn, DataTableFeatures } from '../data-table/columns.ts';
import { features } from '../data-table/features.ts';
import type { DataTableProps, TableSort } from '../data-table/types.ts';
import { useLocale } from '../locale/LocaleProvider.tsx';
import type { TableFooterProps } from '../table-footer/TableFooter.tsx';
import { compareValues } from './compareValues.ts';

const clientFeatures = {
  ...features,
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
};

/** Options of `useClientRows`. */
export interface ClientRowsOptions<Row extends object, Actions extends object = object> {
  /** All rows. Keep the array stable while nothing changes. */
  rows: readonly Row[];
  /** The columns of the table; those with an accessor are sorted and searched. Keep the array stable. */
  columns: readonly DataTableColumn<Row, Actions>[];
  /** Rows per page; `Infinity` for one page. @default 25 */
  pageSize?: number | undefined;
  /** Keeps the rows with this text in a column; upper and lower case are equal, and so are spaces of every kind. */
  search?: string | undefined;
  /** Keeps the rows for which it returns true. Keep the function stable. */
  filter?: ((row: Row) => boolean) | undefined;
}

/** The result of `useClientRows`. */
export interface ClientRows<Row extends object> {
  /** Props of the `DataTable`: the rows of the page, and the sort. */
  table: Required<Pick<DataTableProps<Row>, 'rows' | 'sort' | 'onSortChange'>>;
  /** Props of the `TableFooter`. */
  footer: Pick<TableFooterProps, 'from' | 'to' | 'total' | 'page' | 'lastPage' | 'onPageChange'>;
  /** The matching rows of all pages, sorted, for example for a download. */
  matching: readonly Row[];
}

/**
 * Sorts, searches and pages rows that are all in memory, for a `DataTable` without a server: the columns of the table with
 * the row models of TanStack Table. A new search or sort returns to the first page; a page that no longer exists becomes the
 * last one. Empty values come last in both directions.
 */
export function useClientRows<Row extends object, Actions extends object = object>({
  rows,
  columns,
  pageSize = 25,
  search = '',
  filter,
}: ClientRowsOptions<Row, Actions>): ClientRows<Row> {
  const [ownFeatures] = useState(() => ({ ...clientFeatures, tableMeta: metaHelper<Actions>() }));
  const [sort, setSort] = useState<TableSort | null>(null);
  const { locale } = useLocale();
  const defaultColumn = useMemo(() => ({ sortFn: compareValues(locale) }), [locale]);
  const [position, setPosition] = useState({ page: 1, search, filter });

  const data = useMemo(() => (filter ? rows.filter(filter) : rows), [rows, filter]);
  const isSame = position.search === search && position.filter === filter;
  const size = Math.min(pageSize, Math.max(rows.length, 1));
  const requestedPage = isSame ? position.page : 1;
  const state = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.key, desc: sort.direction === 'desc' }] : [],
      globalFilter: plain(search.trim()),
    }),
    [sort, search],
  );
  const table = useTable<DataTableFeatures<Actions>, Row, undefined>(
    {
      features: ownFeatures,
      columns,
      data,
      state,
      defaultColumn,
      globalFilterFn: includesText,
      getColumnCanGlobalFilter: () => true,
    },
    nothing,
  );
  const { rows: sorted } = table.getSortedRowModel();
  const matching = useMemo(() => sorted.map(({ original }) => original), [sorted]);
  const total = matching.length;
  const lastPage = Math.max(1, Math.ceil(total / size));
  const page = Math.min(requestedPage, lastPage);
  const start = (page - 1) * size;
  const shown = useMemo(() => matching.slice(start, start + size), [matching, start, size]);

  return {
    table: {
      rows: shown,
      sort,
      onSortChange: (change) => {
        setSort(change.sort);
        setPosition({ page: 1, search, filter });
      },
    },
    footer: {
      from: total === 0 ? null : start + 1,
      to: total === 0 ? null : start + shown.length,
      total,
      page,
      lastPage,
      onPageChange: (change) => setPosition({ page: change.page, search, filter }),
    },
    matching,
  };
}

const nothing = () => undefined;

/** Formatted numbers contain spaces that do not break, which nobody types. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

const includesText = (row: { getValue: (id: string) => unknown }, id: string, search: string) =>
  plain(String(row.getValue(id) ?? '')).includes(search);
