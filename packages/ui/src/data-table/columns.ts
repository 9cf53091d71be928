import type {
  Column,
  ColumnDef,
  ColumnPinningPosition,
  Header,
  StockFeatures,
  Table,
  Row as TanStackRow,
} from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import type { CSSProperties, ReactNode } from 'react';
import { pinnedStyle } from './tableStyle.ts';

/** The fields of a `DataTable` column in `meta`, beside TanStack's own fields. */
export interface DataTableColumnMeta {
  /** Name in the card layout and in the table settings. By default the header, when it is a text, or the id. */
  label?: string | undefined;
  /**
   * Alignment: `start` (default) for text, `center` for marks, `end` for numbers, which stand on the right in both
   * directions, so that they line up at their ones.
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Makes the cell the row header, which cannot be hidden. One column of a table should have it. */
  rowHeader?: boolean | undefined;
  /** Excludes the cell from row clicks. Controls in cells are always excluded. */
  noClick?: boolean | undefined;
  /** Truncates long text with an ellipsis and a tooltip. Use it only where needed: it slows rendering. */
  truncate?: boolean | undefined;
  /** Role in the card layout: `low` hides the value (show it in the detail), `high` shows it without its label. */
  priority?: 'high' | 'normal' | 'low' | undefined;
  /** Hides the column until the user shows it in `TableSettings`. */
  hidden?: boolean | undefined;
  /** Hides the heading visually, for columns of buttons. */
  headerHidden?: boolean | undefined;
}

type ColumnFeatures = Pick<
  StockFeatures,
  | 'columnOrderingFeature'
  | 'columnPinningFeature'
  | 'columnResizingFeature'
  | 'columnSizingFeature'
  | 'columnVisibilityFeature'
  | 'rowExpandingFeature'
  | 'rowSortingFeature'
>;

type ClientRowFeatures = Pick<
  StockFeatures,
  'columnFilteringFeature' | 'globalFilteringFeature' | 'rowPaginationFeature'
>;

/**
 * The features of TanStack Table that columns can use. `useClientRows` filters and pages; a `DataTable` does not.
 * `Actions` are the callbacks that cells find in `table.options.meta`.
 */
export interface DataTableFeatures<Actions extends object = object>
  extends ColumnFeatures,
    Partial<ClientRowFeatures> {
  /** Type of `meta` of a column. */
  columnMeta: DataTableColumnMeta;
  /** Type of `meta` of a table. */
  tableMeta: Actions;
}

/**
 * TanStack's `ColumnDef` with our `meta`. Define columns as a module constant. A column with an accessor can be sorted; its
 * id is the sort key.
 */
export type DataTableColumn<Row extends object, Actions extends object = object> = ColumnDef<
  DataTableFeatures<Actions>,
  Row
>;

/** A column of the table. */
export type ModelColumn<Row extends object, Actions extends object> = Column<
  DataTableFeatures<Actions>,
  Row
>;

/** A header of the table. */
export type ModelHeader<Row extends object, Actions extends object> = Header<
  DataTableFeatures<Actions>,
  Row
>;

/** A row of the table. */
export type ModelRow<Row extends object, Actions extends object> = TanStackRow<
  DataTableFeatures<Actions>,
  Row
>;

/** The callbacks of the page, for a cell: `cell: ({ row, table }) => actionsOf(table).edit(row.original)`. */
export function actionsOf<Row extends object, Actions extends object>({
  options,
}: Table<DataTableFeatures<Actions>, Row>): Actions {
  if (!options.meta) throw new Error('The table has no actions.');
  return options.meta;
}

/** The name of a column for people. */
export function columnLabel({ id, columnDef: { header, meta } }: LabelledColumn): string {
  return meta?.label ?? (typeof header === 'string' ? header : id);
}

interface LabelledColumn {
  id: string;
  columnDef: { header?: unknown; meta?: DataTableColumnMeta };
}

interface PinnableColumn extends LabelledColumn {
  getIsPinned: () => ColumnPinningPosition;
  getPinnedIndex: () => number;
}

/** Classes for a column that differs from the defaults; undefined (no attribute in any cell) for the defaults. */
export function cellClass(
  { align, priority, truncate }: DataTableColumnMeta,
  truncated: 'al-table-cut' | 'al-table-ellipsis' = 'al-table-cut',
) {
  const classes = cx(
    align && align !== 'start' && `al-table-${align}`,
    priority && priority !== 'normal' && `al-table-${priority}`,
    truncate && truncated,
  );
  return classes || undefined;
}

/** The attributes of the cells of a column, computed once per table instead of once per row. */
export interface CellStyle extends Pick<DataTableColumnMeta, 'rowHeader' | 'truncate'> {
  className: string | undefined;
  style: CSSProperties | undefined;
  /** The heading, which the card layout shows before the value. */
  label: string | undefined;
  noClick: '' | undefined;
}

/** Long text is truncated by its cell, without an extra element. In a button (`opens`) truncation needs an element. */
export function cellStyle(column: PinnableColumn, opens: boolean): CellStyle {
  const meta = column.columnDef.meta ?? {};
  const { rowHeader, truncate, priority, headerHidden, noClick } = meta;
  const pinned = column.getIsPinned() === 'start';
  return {
    ...(rowHeader && { rowHeader }),
    ...(truncate && { truncate }),
    className:
      cx(
        cellClass(meta, opens && rowHeader ? 'al-table-cut' : 'al-table-ellipsis'),
        pinned && 'al-table-pinned',
      ) || undefined,
    style: pinned ? pinnedStyle(column.getPinnedIndex()) : undefined,
    label: priority === 'high' || headerHidden ? undefined : columnLabel(column),
    noClick: noClick ? '' : undefined,
  };
}

/** The content of a cell: the template of its column, called with TanStack's context. */
export function renderTemplate<Context extends object>(
  template: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode {
  return typeof template === 'function' ? template(context) : template;
}
