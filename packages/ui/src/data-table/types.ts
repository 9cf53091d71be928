import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { RowId, Selection } from '../selection/index.ts';

/** What the cells of a table may do. A module constant cannot see a page's callbacks: they come in by this door. */
export type TableActions<Actions> = {
  [Name in keyof Actions]: (...args: never[]) => unknown;
};

/** One column, as data: a module constant beside the screen that shows the table. */
export interface DataTableColumn<Row, Actions = unknown> {
  /** The column's own name: unique in its table, stable over time (hidden columns are stored by it). */
  key: string;
  /** The heading. Also the label of the value in cards, and the name in the column menu. */
  header: string;
  /** What a cell shows. A function of the row alone; it may hand `actions` to buttons. */
  cell: (row: Row, actions: Actions) => ReactNode;
  /** Text `start` (default), numbers `end` with tabular figures, marks `center`. */
  align?: 'start' | 'center' | 'end';
  /** Makes the heading a sort button. A string is the key to sort by, `true` means the column's own `key`. */
  sort?: boolean | string;
  /** This cell names its row. One column of a table should. */
  rowHeader?: boolean;
  /** A click in this cell never acts on the row. Controls inside cells never do, with or without it. */
  noClick?: boolean;
  /** Cuts long text with an ellipsis. Only where it is needed: it is the one dear thing in a table. */
  truncate?: boolean;
  /** Width of the column as CSS, e.g. `8rem`. Without it the content decides. */
  width?: string;
  /** `low` leaves the column out of cards (its value belongs in the detail); `high` shows it without a label. */
  priority?: 'high' | 'normal' | 'low';
  /** Whether the column menu may hide it; default true, and never for the row header. */
  hideable?: boolean;
  /** Shows the heading to assistive technology only: for columns of buttons. */
  headerHidden?: boolean;
}

/** The column a table is sorted by, and which way. */
export interface TableSort {
  /** What the server calls the column: its `sort`, or its `key`. */
  key: string;
  /** From A to Z and from small to great, or the other way. */
  direction: 'asc' | 'desc';
}

/** Height of the rows: 30, 36 or 44 px. */
export type TableDensity = 'compact' | 'regular' | 'comfortable';

/** Someone tried to select more rows than the limit allows. */
export interface SelectionLimitEvent {
  /** How many rows may be selected. */
  limit: number;
  /** How many rows the attempt would have made. */
  attempted: number;
}

export interface DataTableProps<Row, Id extends RowId = RowId, Actions = unknown, Filter = never>
  extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Accessible name of the table and of its scroll area, e.g. `Active facilities`. */
  label: string;
  /** The columns. Keep them stable: a module constant, or `useMemo`. */
  columns: readonly DataTableColumn<Row, Actions>[];
  /** The rows of the page shown. Keep the array stable while nothing changes. */
  rows: readonly Row[];
  /** The record's id: selection, expansion and focus hang on it. Keep the function stable. */
  getRowId: (row: Row) => Id;
  /** The row in a few words, for `Select {label}` and `Details of {label}`. Keep the function stable. */
  getRowLabel: (row: Row) => string;
  /** What the cells and the detail may do. An inline object is fine: it renders nothing again. */
  actions?: Actions & TableActions<Actions>;

  /** Rows are on their way. Without rows a skeleton shows; with rows they stay, under a thin bar. */
  loading?: boolean;
  /** Why loading failed. Without rows it takes their place; with rows it stands above them. */
  error?: ReactNode;
  /** Loads again after a failure. */
  onRetry?: () => void;
  /** What an empty table says, e.g. `No facilities to show.` */
  emptyText: string;
  /** The one thing to do in an empty table. */
  emptyAction?: ReactNode;
  /** The table is empty because of filters: a button `Clear filters` calls this. */
  onFiltersClear?: () => void;

  /** Greatest height in px or CSS; the rows scroll below a sticky header. */
  height?: number | string;
  /** Current sort. The server sorts; the table shows and asks. */
  sort?: TableSort | null;
  /** A heading was used: ascending, descending, then `null` for the server's own order. */
  onSortChange?: (sort: TableSort | null) => void;

  /** Content of the detail row. Keep the function stable; it gets the same `actions` as the cells. */
  renderDetail?: (row: Row, actions: Actions) => ReactNode;
  /** Rows without a detail, if some have none. Keep the function stable. */
  hasDetail?: (row: Row) => boolean;
  /** Rows that are open at first. */
  defaultExpanded?: readonly Id[];
  /** What a click on a row does, instead of opening the detail. The row header becomes a button that does the same. */
  onRowClick?: (event: { row: Row }) => void;
  /** A click on a row turns its checkbox. */
  selectOnRowClick?: boolean;

  /** The selected rows. With it every row has a checkbox. */
  selection?: Selection<Id, Filter>;
  /** The selection was changed by the reader. */
  onSelectionChange?: (selection: Selection<Id, Filter>) => void;
  /** How many rows may be selected at most. */
  selectionLimit?: number;
  /** Someone tried to select more. What fits has been selected. */
  onSelectionLimit?: (event: SelectionLimitEvent) => void;

  /** Keys of the columns not shown. The caller keeps them. */
  hiddenColumns?: readonly string[];
  /** Height of the rows; default `regular`. The caller keeps it. */
  density?: TableDensity;
  /** What stands below the rows inside the frame, usually a `TableFooter`. */
  footer?: ReactNode;
  /** Where `/` puts the focus: the first filter of the table. */
  filterRef?: RefObject<HTMLElement | null>;
}
