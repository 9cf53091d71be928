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
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  lastPage: number;
  /** Called when the user selects a page. */
  onPageChange: (change: { page: number }) => void;
  /** The selection; its size is shown first. */
  selection?: Selection<Id, Filter>;
  /** Called by `Clear` and `Select all`. */
  onSelectionChange?: (change: { selection: Selection<Id, Filter> }) => void;
  /** The current filter. With it, `Select all` selects all matching rows on all pages. */
  matching?: Filter;
}

/** The footer of a table: selection, row count and pagination. Renders a `<div>`. */
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
      {selection && (
        <TableSelection
          selection={selection}
          onSelectionChange={onSelectionChange}
          matching={matching}
          total={total}
        />
      )}
      <TableInfo from={from} to={to} total={total} />
      <Pagination page={page} lastPage={lastPage} onPageChange={onPageChange} />
    </div>
  );
}
