'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, use } from 'react';
import { TableStartContext } from '../data-table/tableStart.ts';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { Select } from '../select/Select.tsx';
import type { RowId, Selection } from '../selection/index.ts';
import { TableSelection } from './TableSelection.tsx';
import { tableFooterTexts } from './texts.ts';

export interface TableFooterProps<Id extends RowId = RowId, Filter = never>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of the first row on the page; `null` when there is none. */
  from: number | null;
  /** Number of the last row on the page; `null` when there is none. */
  to: number | null;
  /** Number of rows on all pages. */
  total: number;
  /** Number of rows on all pages that can be selected, for `Select all`. @default total */
  selectableTotal?: number | undefined;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  lastPage: number;
  /** Called when the user selects a page. */
  onPageChange: (change: { page: number }) => void;
  /** Rows per page. */
  pageSize?: number | undefined;
  /** The page sizes to choose from. @default [25, 50, 100] */
  pageSizes?: readonly number[] | undefined;
  /** Called when the user chooses another page size. With it, the choice is shown. */
  onPageSizeChange?: ((change: { pageSize: number }) => void) | undefined;
  /** The selection; its size is shown first. */
  selection?: Selection<Id, Filter> | undefined;
  /** Called by `Clear` and `Select all`. */
  onSelectionChange?: ((change: { selection: Selection<Id, Filter> }) => void) | undefined;
  /** The current filter. With it, `Select all` selects all matching rows on all pages. */
  filter?: Filter | undefined;
}

/**
 * The footer of a table: selection, row count, page size and pagination. Another page starts at its first row. Renders a
 * `<div>`.
 */
export function TableFooter<Id extends RowId = RowId, Filter = never>({
  from,
  to,
  total,
  selectableTotal = total,
  page,
  lastPage,
  onPageChange,
  pageSize,
  pageSizes = usualPageSizes,
  onPageSizeChange,
  selection,
  onSelectionChange,
  filter,
  className,
  ...rootProps
}: TableFooterProps<Id, Filter>) {
  const texts = useTexts('tableFooter', tableFooterTexts);
  const showStart = use(TableStartContext);
  return (
    <div {...rootProps} className={cx('al-table-footer', className)}>
      {selection && (
        <TableSelection
          selection={selection}
          onSelectionChange={onSelectionChange}
          filter={filter}
          total={selectableTotal}
        />
      )}
      <p aria-live="polite" className="al-table-info">
        {from === null ? texts.none : texts.range(from, to ?? from, total)}
      </p>
      {onPageSizeChange && (
        <Select
          size="small"
          label={texts.pageSize}
          labelHidden
          options={pageSizes.map((size) => ({ value: `${size}`, label: texts.rows(size) }))}
          value={`${pageSize}`}
          onValueChange={({ value }) => onPageSizeChange({ pageSize: Number(value) })}
        />
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        onPageChange={(change) => {
          onPageChange(change);
          showStart?.();
        }}
      />
    </div>
  );
}

const usualPageSizes = [25, 50, 100];
