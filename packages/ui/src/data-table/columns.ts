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
export function cellClass<Row, Actions>({
  align,
  priority,
  truncate,
}: DataTableColumn<Row, Actions>) {
  const classes = cx(
    align && align !== 'start' && `al-table-${align}`,
    priority && priority !== 'normal' && `al-table-${priority}`,
    truncate && 'al-table-cut',
  );
  return classes || undefined;
}

/** A column with its class worked out once, and not again in every row. */
export interface DrawnColumn<Row, Actions> extends DataTableColumn<Row, Actions> {
  className: string | undefined;
}

export function drawnColumns<Row, Actions>(columns: readonly DataTableColumn<Row, Actions>[]) {
  return columns.map((column) => ({ ...column, className: cellClass(column) }));
}
