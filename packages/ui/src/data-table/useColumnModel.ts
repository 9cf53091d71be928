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
  /** Whether a row has a detail. */
  canExpand: (row: Row) => boolean;
  defaultExpanded: readonly Id[] | undefined;
  /** The expanded rows, if the page controls them. */
  expanded: readonly Id[] | undefined;
  onExpandedChange: ((change: { expanded: readonly Id[] }) => void) | undefined;
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
  const { expanded } = options;
  const sizes = useMemo(() => ({ ...columnSizes }), [columnSizes]);
  const [ownFeatures] = useState(() => ({ ...features, tableMeta: metaHelper<Actions>() }));
  const [initialState] = useState(() => ({
    expanded: expandedState(options.defaultExpanded ?? []),
    columnSizing: sizes,
  }));
  const [idsByKey] = useState(() => new Map<string, Id>());
  const state = useMemo(
    () => ({
      ...columnState(columns, { columnVisibility, columnOrder, pinnedColumns }),
      sorting: sort ? [{ id: sort.key, desc: sort.direction === 'desc' }] : [],
      ...(expanded && { expanded: expandedState(expanded) }),
    }),
    [columns, columnVisibility, columnOrder, pinnedColumns, sort, expanded],
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
      onExpandedChange: (updater) => {
        const before = table.atoms.expanded.get();
        const next = typeof updater === 'function' ? updater(before) : updater;
        if (!expanded) table.baseAtoms.expanded.set(next);
        // The table has texts as ids. Rows of other pages can be expanded too.
        const known = [...(options.defaultExpanded ?? []), ...(expanded ?? [])];
        for (const id of [...known, ...options.rows.map(options.getRowId)])
          idsByKey.set(`${id}`, id);
        const ids = Object.keys(next).flatMap((key) => idsByKey.get(key) ?? []);
        options.onExpandedChange?.({ expanded: ids });
      },
      getRowCanExpand: (row) => options.canExpand(row.original),
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

const expandedState = (ids: readonly RowId[]) => Object.fromEntries(ids.map((id) => [id, true]));
