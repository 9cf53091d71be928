import { cx } from 'class-variance-authority';
import type { DataTableColumn } from './types.ts';

/** What the server calls this column when sorting. */
export function sortKey<Row, Actions>({ sort, key }: DataTableColumn<Row, Actions>) {
  return sort === true ? key : sort || undefined;
}

/** Whether the column menu may hide this column. */
export function isHideable<Row, Actions>({ hideable, rowHeader }: DataTableColumn<Row, Actions>) {
  return hideable !== false && !rowHeader;
}

/** What makes a cell differ from the default, as classes; the default costs no attribute in any cell. */
export function cellClass<Row, Actions>(
  { align, priority, truncate }: DataTableColumn<Row, Actions>,
  truncated: 'al-table-cut' | 'al-table-ellipsis' = 'al-table-cut',
) {
  const classes = cx(
    align && align !== 'start' && `al-table-${align}`,
    priority && priority !== 'normal' && `al-table-${priority}`,
    truncate && truncated,
  );
  return classes || undefined;
}

/** A column with its class worked out once, and not again in every row. */
export interface DrawnColumn<Row, Actions> extends DataTableColumn<Row, Actions> {
  className: string | undefined;
}

/** Text is cut by its cell, which costs no element more; inside a button (`opens`) only an element can cut it. */
export function drawnColumns<Row, Actions>(
  columns: readonly DataTableColumn<Row, Actions>[],
  opens: boolean,
) {
  return columns.map((column) => ({
    ...column,
    className: cellClass(column, opens && column.rowHeader ? 'al-table-cut' : 'al-table-ellipsis'),
  }));
}
