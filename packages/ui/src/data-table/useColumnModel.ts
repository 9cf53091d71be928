import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { isHideable, sortKey } from './columns.ts';
import type { DataTableColumn, TableSort } from './types.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
const noRows: never[] = [];

/**
 * The visible columns and the next sort, computed by TanStack Table. TanStack gets no rows; see
 * docs/decisions/0007-table-rows.md.
 */
export function useColumnModel<Row, Actions>(
  columns: readonly DataTableColumn<Row, Actions>[],
  hiddenColumns: readonly string[] | undefined,
  sort: TableSort | null | undefined,
  onSortChange: ((change: { sort: TableSort | null }) => void) | undefined,
) {
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        header: column.header,
        enableHiding: isHideable(column),
        enableSorting: Boolean(column.sort),
      })),
    [columns],
  );
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        (hiddenColumns ?? [])
          .filter((key) => {
            const column = byKey.get(key);
            return column && isHideable(column);
          })
          .map((key) => [key, false]),
      ),
    [hiddenColumns, byKey],
  );
  const sortedColumn = columns.find((column) => sort && sortKey(column) === sort.key);
  const sortedKey = sortedColumn?.key;
  const descending = sort?.direction === 'desc';
  const sorting = useMemo<SortingState>(
    () => (sortedKey === undefined ? [] : [{ id: sortedKey, desc: descending }]),
    [sortedKey, descending],
  );

  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state: { columnVisibility, sorting },
    manualSorting: true,
    enableMultiSort: false,
    // TanStack derives the first direction from the rows, which it does not have here.
    sortDescFirst: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      const column = next && byKey.get(next.id);
      const key = column && sortKey(column);
      onSortChange?.({ sort: key ? { key, direction: next.desc ? 'desc' : 'asc' } : null });
    },
  });

  const shown = table.getVisibleLeafColumns();
  return {
    /** The visible columns, in order; the array keeps its identity until they change. */
    visibleColumns: useMemo(
      () => shown.flatMap((column) => byKey.get(column.id) ?? []),
      [shown, byKey],
    ),
    /** Requests the next sort of this column. */
    toggleSort: (key: string) => table.getColumn(key)?.toggleSorting(),
  };
}
