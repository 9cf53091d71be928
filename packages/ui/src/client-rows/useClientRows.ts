'use client';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { sortKey } from '../data-table/columns.ts';
import type { DataTableColumn, DataTableProps, TableSort } from '../data-table/types.ts';
import type { TableFooterProps } from '../table-footer/TableFooter.tsx';
import { cellValue, compareValues } from './values.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Options of `useClientRows`. */
export interface ClientRowsOptions<Row, Actions = unknown> {
  /** All rows. Keep the array stable while nothing changes. */
  rows: readonly Row[];
  /** The columns of the table; their `value` is sorted and searched. Keep the array stable. */
  columns: readonly DataTableColumn<Row, Actions>[];
  /** Rows per page; `Infinity` for one page. @default 25 */
  pageSize?: number | undefined;
  /** Keeps the rows with this text in a column; upper and lower case are equal. */
  search?: string | undefined;
  /** Keeps the rows for which it returns true. Keep the function stable. */
  filter?: ((row: Row) => boolean) | undefined;
  /** The initial sort. */
  defaultSort?: TableSort | null;
}

/** The result of `useClientRows`. */
export interface ClientRows<Row> {
  /** Props of the `DataTable`: the rows of the page, and the sort. */
  table: Required<Pick<DataTableProps<Row>, 'rows' | 'sort' | 'onSortChange'>>;
  /** Props of the `TableFooter`. */
  footer: Pick<TableFooterProps, 'from' | 'to' | 'total' | 'page' | 'lastPage' | 'onPageChange'>;
  /** The matching rows of all pages, sorted, for example for a download. */
  matching: readonly Row[];
}

/**
 * Sorts, searches and pages rows that are all in memory, for a `DataTable` without a server. A new search or sort
 * returns to the first page. Empty values come last in both directions.
 */
export function useClientRows<Row extends object, Actions = unknown>({
  rows,
  columns,
  pageSize = 25,
  search = '',
  filter,
  defaultSort = null,
}: ClientRowsOptions<Row, Actions>): ClientRows<Row> {
  const [sort, setSort] = useState(defaultSort);
  const [position, setPosition] = useState({ page: 1, search });

  const data = useMemo(() => (filter ? rows.filter(filter) : rows), [rows, filter]);
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        accessorFn: (row: Row) => cellValue(column, row),
        sortFn: compareValues,
        sortUndefined: 'last' as const,
      })),
    [columns],
  );
  const sorting = useMemo(() => {
    const column = columns.find((candidate) => sort && sortKey(candidate) === sort.key);
    return column ? [{ id: column.key, desc: sort?.direction === 'desc' }] : [];
  }, [columns, sort]);

  const model = useTable({
    features,
    columns: definitions,
    data,
    state: { sorting, globalFilter: search.trim() },
    globalFilterFn: 'includesString',
    getColumnCanGlobalFilter: () => true,
  }).getSortedRowModel();
  const matching = useMemo(() => model.rows.map(({ original }) => original), [model]);

  const total = matching.length;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const page = position.search === search ? Math.min(position.page, lastPage) : 1;
  const start = page === 1 ? 0 : (page - 1) * pageSize;
  const shown = useMemo(() => matching.slice(start, start + pageSize), [matching, start, pageSize]);

  return {
    table: {
      rows: shown,
      sort,
      onSortChange: (change) => {
        setSort(change.sort);
        setPosition({ page: 1, search });
      },
    },
    footer: {
      from: total === 0 ? null : start + 1,
      to: total === 0 ? null : start + shown.length,
      total,
      page,
      lastPage,
      onPageChange: (change) => setPosition({ page: change.page, search }),
    },
    matching,
  };
}
