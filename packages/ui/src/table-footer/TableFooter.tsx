'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import {
  describeSelection,
  noSelection,
  type RowId,
  type Selection,
  selectAllMatching,
  selectionCount,
} from '../selection/index.ts';
import { TableInfo, type TableInfoProps } from '../table-info/TableInfo.tsx';

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
  const count = selection ? selectionCount(selection) : 0;
  return (
    <div {...rootProps} className={cx('al-table-footer', className)}>
      {selection && (
        <div className="al-table-footer-selection">
          <p aria-live="polite" data-empty={count === 0 || undefined}>
            {describeSelection(selection)}
          </p>
          {count > 0 && matching !== undefined && count < total && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => onSelectionChange?.(selectAllMatching(matching, total))}
            >
              {`Select all ${total}`}
            </Button>
          )}
          {count > 0 && (
            <Button variant="ghost" size="small" onClick={() => onSelectionChange?.(noSelection)}>
              Clear
            </Button>
          )}
        </div>
      )}
      <TableInfo from={from} to={to} total={total} />
      <Pagination page={page} lastPage={lastPage} onPageChange={onPageChange} />
    </div>
  );
}
