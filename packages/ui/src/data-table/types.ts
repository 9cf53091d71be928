import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { RowId, Selection } from '../selection/index.ts';
import type { Tone } from '../tone/tones.ts';
import type { DataTableColumn } from './columns.ts';

/**
 * Callbacks for the cells of a table. Columns are module constants, so they receive a page's callbacks this way:
 * `actionsOf(table)`.
 */
export type TableActions<Actions> = {
  [Name in keyof Actions]: (...args: never[]) => unknown;
};

/** The columns as a user has arranged them. */
export interface ColumnLayout {
  /** By id, the columns that the user has shown or hidden. The others are as their `meta.hidden` says. */
  columnVisibility?: Readonly<Record<string, boolean>> | undefined;
  /** Ids of the columns, in order. Columns that it does not name follow. */
  columnOrder?: readonly string[] | undefined;
  /** Ids of the columns that come first and stay in view, in order. */
  pinnedColumns?: readonly string[] | undefined;
  /** Widths in px by column id. */
  columnSizes?: Readonly<Record<string, number>> | undefined;
}

/** The sort of a table. */
export interface TableSort {
  /** The id of the column. */
  key: string;
  /** Ascending or descending. */
  direction: 'asc' | 'desc';
}

/** Row height: 28, 32 or 44 px; more on touch screens. */
export type TableDensity = 'compact' | 'regular' | 'comfortable';

/** The user tried to select more rows than allowed. */
interface SelectionLimitEvent {
  /** Maximum number of selected rows. */
  limit: number;
  /** Number of rows the selection would have had. */
  attempted: number;
}

export interface DataTableProps<
  Row extends object,
  Id extends RowId = RowId,
  Actions extends object = object,
  Filter = never,
> extends ColumnLayout,
    Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Accessible name of the table and its scroll area, such as `Active facilities`. */
  label: string;
  /** The columns, as TanStack's `ColumnDef[]`. Keep the array stable: a module constant, or `useMemo`. */
  columns: readonly DataTableColumn<Row, Actions>[];
  /** The rows of the page. Keep the array stable while nothing changes. */
  rows: readonly Row[];
  /** Id of a record, for selection, expansion and focus. Keep the function stable. */
  getRowId: (row: Row) => Id;
  /** Name of a row for `Select {label}` and `Details of {label}`. Keep the function stable. */
  getRowLabel: (row: Row) => string;
  /** Callbacks for cells and detail. An inline object is fine: it does not render rows again. */
  actions?: (Actions & TableActions<Actions>) | undefined;

  /** Rows are loading. Without rows a skeleton is shown; with rows a thin progress bar. */
  loading?: boolean | undefined;
  /** Error message of a failed load, shown in place of the rows or above existing rows. */
  error?: ReactNode;
  /** Whether the error is announced as an alert. `false` where a toast or dialog announces it. @default true */
  announceError?: boolean | undefined;
  /** Called by the Retry button of an error. */
  onRetry?: (() => void) | undefined;
  /** Text of an empty table, such as `No facilities to show.` */
  emptyText: string;
  /** Action in an empty table, such as a button. */
  emptyAction?: ReactNode;
  /** Adds a button `Clear filters` to an empty table. */
  onFiltersClear?: (() => void) | undefined;

  /** Maximum height in px or as CSS; the rows scroll below a sticky header. Cards have no maximum. */
  height?: number | string | undefined;
  /** Current sort. The server sorts the rows. */
  sort?: TableSort | null | undefined;
  /**
   * Called when the user clicks a heading: ascending, descending, then `null` for the server's default order. Without it,
   * no column can be sorted.
   */
  onSortChange?: ((change: { sort: TableSort | null }) => void) | undefined;

  /** Renders the detail row; receives the same `actions` as the cells. Keep the function stable. */
  renderDetail?: ((row: Row, actions: Actions) => ReactNode) | undefined;
  /** Ids of the initially expanded rows. */
  defaultExpanded?: readonly Id[] | undefined;
  /**
   * Called on a row click, which then does not expand the detail. The row header becomes a button that does the same.
   */
  onRowClick?: ((event: { row: Row }) => void) | undefined;
  /** Makes a row click toggle the row's selection. */
  selectOnRowClick?: boolean | undefined;

  /** The selection. With it, every row has a checkbox. */
  selection?: Selection<Id, Filter> | undefined;
  /** Whether a row can be selected; by default all can. Keep the function stable. */
  canSelect?: ((row: Row) => boolean) | undefined;
  /** Called when the user changes the selection. */
  onSelectionChange?: ((change: { selection: Selection<Id, Filter> }) => void) | undefined;
  /** Maximum number of selected rows. */
  selectionLimit?: number | undefined;
  /** Called when the user selects too many rows; rows up to the limit are selected. */
  onSelectionLimit?: ((event: SelectionLimitEvent) => void) | undefined;

  /** Tone of a row, a tint and an edge, which a text in the row explains: colour is never the only sign. Keep the function stable. */
  rowTone?: ((row: Row) => Tone | undefined) | undefined;
  /** Called with what changes when the user moves or resizes a column in the head. Without it, neither is offered. */
  onColumnsChange?: ((change: ColumnLayout) => void) | undefined;
  /** Row height (controlled). @default 'regular' */
  density?: TableDensity | undefined;
  /** Content below the rows, usually a `TableFooter`. */
  footer?: ReactNode;
  /** The element that `/` focuses: the first filter of the table. */
  filterRef?: RefObject<HTMLElement | null> | undefined;
}
