'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Pagination } from '../pagination/Pagination.tsx';
import type { RowId, Selection } from '../selection/index.ts';
import { TableInfo, type TableInfoProps } from '../table-info/TableInfo.tsx';
import { TableSelection } from './TableSelection.tsx';

export interface TableFooterProps<Id extends RowId = RowId, Filter = never>
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<TableInfoProps, 'from' | 'to' | 'total'> {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are. */
  lastPage: number;
  /** Another page was asked for. */
  onPageChange: (page: number) => void;
  /** The selected rows: their number stands first in the line. */
  selection?: Selection<Id, Filter>;
  /** `Clear`, or `Select all` with `matching`, was used. */
  onSelectionChange?: (selection: Selection<Id, Filter>) => void;
  /** The filter in force. Given, all rows it matches can be selected at once, on all pages. */
  matching?: Filter;
}

/** The line below a table: what is selected, what is shown, and the other pages. Renders a `<div>`. */
export function TableFooter<Id extends RowId = RowId, Filter = never>({
  from,
  to,
  total,
  page,
  lastPage,
  onPageChange,
  selection,
  onSelectionChange,
  matching,
  className,
  ...rootProps
}: TableFooterProps<Id, Filter>) {
  return (
    <div {...rootProps} className={cx('al-table-footer', className)}>
      {selection && <TableSelection {...{ selection, onSelectionChange, matching, total }} />}
      <TableInfo from={from} to={to} total={total} />
      <Pagination page={page} lastPage={lastPage} onPageChange={onPageChange} />
    </div>
  );
}
