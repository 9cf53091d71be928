import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { columnStyle } from './head/useColumnWidths.ts';
import type { DataTableColumn } from './types.ts';

/** The key the server sorts this column by. */
export function sortKey<Row, Actions>({ sort, key }: DataTableColumn<Row, Actions>) {
  return sort === true ? key : sort || undefined;
}

/** Whether the column menu may hide this column. */
export function isHideable<Row, Actions>({ hideable, rowHeader }: DataTableColumn<Row, Actions>) {
  return hideable !== false && !rowHeader;
}

/** Classes for a column that differs from the defaults; undefined (no attribute in any cell) for the defaults. */
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

/** A column with the attributes of its cells, computed once per table instead of once per row. */
export interface StyledColumn<Row, Actions> extends DataTableColumn<Row, Actions> {
  className: string | undefined;
  /** The width in a long table. */
  style: CSSProperties | undefined;
  /** The heading, which the card layout shows before the value. */
  label: string | undefined;
}

/** Long text is truncated by its cell, without an extra element. In a button (`opens`) truncation needs an element. */
export function withCellClass<Row, Actions>(
  columns: readonly DataTableColumn<Row, Actions>[],
  { opens, long, controlColumns }: { opens: boolean; long: boolean; controlColumns: number },
) {
  return columns.map((column, index) => ({
    ...column,
    className: cellClass(column, opens && column.rowHeader ? 'al-table-cut' : 'al-table-ellipsis'),
    style: long ? columnStyle(controlColumns + index) : undefined,
    label: column.priority === 'high' || column.headerHidden ? undefined : column.header,
  }));
}
