import { metaHelper, useTable } from '@tanstack/react-table';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { RowId } from '../selection/index.ts';
import { columnState } from './columnLayout.ts';
import type { DataTableColumn, DataTableFeatures } from './columns.ts';
import { defaultColumn, features } from './features.ts';
import type { ColumnLayout, TableSort } from './types.ts';

interface ColumnModelOptions<Row extends object, Id extends RowId, Actions extends object>
  extends ColumnLayout {
  columns: readonly DataTableColumn<Row, Actions>[];
  rows: readonly Row[];
  getRowId: (row: Row) => Id;
  actions: Actions;
  sort: TableSort | null | undefined;
  onSortChange: ((change: { sort: TableSort | null }) => void) | undefined;
  defaultExpanded: readonly Id[] | undefined;
  /** Called with all widths when the user has dragged a resize handle. */
  onResize: (sizes: Readonly<Record<string, number>>) => void;
}

/**
 * TanStack's table of a `DataTable`: columns, sort and expanded rows. It renders nothing by itself when its state changes;
 * see docs/decisions.md, "Rows of tables".
 */
export function useColumnModel<Row extends object, Id extends RowId, Actions extends object>(
  options: ColumnModelOptions<Row, Id, Actions>,
) {
  const { columns, columnVisibility, columnOrder, pinnedColumns, columnSizes } = options;
  const { sort, onSortChange } = options;
  const sizes = useMemo(() => ({ ...columnSizes }), [columnSizes]);
  const [ownFeatures] = useState(() => ({ ...features, tableMeta: metaHelper<Actions>() }));
  const [initialState] = useState(() => ({
    expanded: Object.fromEntries((options.defaultExpanded ?? []).map((id) => [id, true])),
    columnSizing: sizes,
  }));
  const state = useMemo(
    () => ({
      ...columnState(columns, { columnVisibility, columnOrder, pinnedColumns }),
      sorting: sort ? [{ id: sort.key, desc: sort.direction === 'desc' }] : [],
    }),
    [columns, columnVisibility, columnOrder, pinnedColumns, sort],
  );
  const table = useTable<DataTableFeatures<Actions>, Row, undefined>(
    {
      features: ownFeatures,
      columns,
      data: options.rows,
      getRowId: (row) => `${options.getRowId(row)}`,
      meta: options.actions,
      state,
      initialState,
      defaultColumn,
      // The server sorts.
      manualSorting: true,
      enableSorting: onSortChange !== undefined,
      enableMultiSort: false,
      sortDescFirst: false,
      onSortingChange: (updater) => {
        const [next] = typeof updater === 'function' ? updater(state.sorting) : updater;
        onSortChange?.({
          sort: next ? { key: next.id, direction: next.desc ? 'desc' : 'asc' } : null,
        });
      },
      columnResizeMode: 'onChange',
      onColumnResizingChange: (updater) => {
        const before = table.atoms.columnResizing.get();
        const next = typeof updater === 'function' ? updater(before) : updater;
        table.baseAtoms.columnResizing.set(next);
        if (!before.isResizingColumn || next.isResizingColumn) return;
        // A click on the handle moves nothing.
        if (before.deltaOffset) options.onResize(table.atoms.columnSizing.get());
        else table.setColumnSizing(sizes);
      },
      // A detail is no row of the table.
      getRowCanExpand: () => true,
      // The expanded state is kept while a filter matches nothing.
      autoResetExpanded: false,
    },
    nothing,
  );

  // A drag changes the sizes in the table only, and reports them when it ends.
  useLayoutEffect(() => table.setColumnSizing(sizes), [table.setColumnSizing, sizes]);
  return table;
}

const nothing = () => undefined;
