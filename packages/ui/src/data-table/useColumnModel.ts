import { useMemo } from 'react';
import { isHideable, sortKey } from './columns.ts';
import type { DataTableColumn, TableSort } from './types.ts';

/** The visible columns and the next sort; see docs/decisions/0007-table-rows.md. */
export function useColumnModel<Row, Actions>(
  columns: readonly DataTableColumn<Row, Actions>[],
  hiddenColumns: readonly string[] | undefined,
  sort: TableSort | null | undefined,
  onSortChange: ((change: { sort: TableSort | null }) => void) | undefined,
) {
  return {
    /** The visible columns, in order; the array keeps its identity until they change. */
    visibleColumns: useMemo(
      () =>
        columns.filter((column) => !(hiddenColumns?.includes(column.key) && isHideable(column))),
      [columns, hiddenColumns],
    ),
    /** Requests the next sort of this column. */
    toggleSort(columnKey: string) {
      const column = columns.find(({ key }) => key === columnKey);
      const key = column && sortKey(column);
      if (key) onSortChange?.({ sort: nextSort(key, sort) });
    },
  };
}

/** Ascending, then descending, then none. */
function nextSort(key: string, sort: TableSort | null | undefined): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'asc' };
  return sort.direction === 'asc' ? { key, direction: 'desc' } : null;
}
