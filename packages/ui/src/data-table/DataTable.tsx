'use client';
import { cx } from 'class-variance-authority';
import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { pageSelection, type RowId } from '../selection/index.ts';
import { withCellClass } from './columns.ts';
import { TableHead } from './head/TableHead.tsx';
import { longTableRows, useColumnWidths } from './head/useColumnWidths.ts';
import { useTableKeys } from './keys/tableKeys.ts';
import type { RowContext } from './rows/TableRow.tsx';
import { TableRows } from './rows/TableRows.tsx';
import { useRowSelection } from './rows/useRowSelection.ts';
import { LoadFailure, MessageRow, SkeletonRows } from './TableMessage.tsx';
import { heightStyle, tableStyle } from './tableStyle.ts';
import { tableTexts } from './texts.ts';
import type { DataTableProps } from './types.ts';
import { useColumnModel } from './useColumnModel.ts';
import { useLatest, useStableActions } from './useLatest.ts';

const skeletonRowCount = 8;

function DataTableView<Row, Id extends RowId = RowId, Actions = unknown, Filter = never>(
  props: DataTableProps<Row, Id, Actions, Filter>,
) {
  const {
    label,
    columns,
    rows,
    getRowId,
    getRowLabel,
    actions: givenActions,
    loading = false,
    error,
    announceError = true,
    onRetry,
    emptyText,
    emptyAction,
    onFiltersClear,
    height,
    sort,
    onSortChange,
    renderDetail,
    hasDetail,
    defaultExpanded,
    onRowClick,
    selectOnRowClick = false,
    selection,
    onSelectionChange,
    selectionLimit,
    onSelectionLimit,
    hiddenColumns,
    density = 'regular',
    footer,
    filterRef,
    className,
    ...rootProps
  } = props;
  const texts = useTexts('dataTable', tableTexts);
  const tableId = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const focusedRow = useRef<Element>(null);

  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const actions = useStableActions(givenActions);
  const { visibleColumns, toggleSort } = useColumnModel(columns, hiddenColumns, sort, onSortChange);
  const selectable = selection !== undefined;
  const rowAction = onRowClick
    ? 'open'
    : selectOnRowClick && selectable
      ? 'select'
      : renderDetail && 'expand';

  const { selectRow, togglePage } = useRowSelection(ids, {
    selection,
    onSelectionChange,
    selectionLimit,
    onSelectionLimit,
  });

  // The memoized rows and head get callbacks that never change identity.
  const latest = useLatest({
    toggleSort,
    selectRow,
    togglePage,
    open: (row: Row) => onRowClick?.({ row }),
  });
  const handleSort = useCallback((key: string) => latest.current.toggleSort(key), [latest]);
  const handlePageToggle = useCallback(() => latest.current.togglePage(), [latest]);
  const handleOpen = useCallback((row: Row) => latest.current.open(row), [latest]);
  const handleSelect = useCallback(
    (id: Id, selected: boolean, range: boolean) => latest.current.selectRow(id, selected, range),
    [latest],
  );
  const handleFocusRow = useCallback((row: Element) => {
    focusedRow.current = row;
  }, []);
  const long = rows.length >= longTableRows;
  const controlColumns = (selectable ? 1 : 0) + (renderDetail ? 1 : 0);
  useColumnWidths(scrollRef, long, visibleColumns, rows, density);
  const context = useMemo<RowContext<Row, Actions>>(
    () => ({
      columns: withCellClass(visibleColumns, { opens: rowAction === 'open', long, controlColumns }),
      actions,
      tableId,
      texts,
      getRowLabel,
      renderDetail,
      hasDetail,
      selectable,
      rowAction,
    }),
    [
      visibleColumns,
      actions,
      tableId,
      texts,
      getRowLabel,
      renderDetail,
      hasDetail,
      selectable,
      rowAction,
      long,
      controlColumns,
    ],
  );

  // When the focused control is removed, focus its row; when the row is removed, focus the scroll area. The focus
  // never moves to another record.
  useLayoutEffect(() => {
    const row = focusedRow.current;
    if (!row) return;
    if (!row.isConnected) {
      focusedRow.current = null;
      scrollRef.current?.focus({ preventScroll: true });
    } else if (row instanceof HTMLElement && document.activeElement === document.body) {
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
    }
  });

  const handleKeyDown = useTableKeys({ scrollRef, filterRef });

  const columnCount = visibleColumns.length + controlColumns;
  const failed = error !== undefined && error !== null && error !== false;
  const hasRows = rows.length > 0;
  return (
    <div
      {...rootProps}
      className={cx('al-table', className)}
      data-density={density}
      data-loading={loading || undefined}
    >
      {failed && hasRows && (
        <div className="al-table-failure">
          <LoadFailure {...{ error, announceError, onRetry }} />
        </div>
      )}
      <section
        ref={scrollRef}
        className="al-table-scroll"
        aria-label={label}
        aria-busy={loading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        style={heightStyle(height)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          focusedRow.current = null;
        }}
      >
        <table
          style={tableStyle(controlColumns)}
          aria-rowcount={long ? rows.length + 1 : undefined}
          data-long={long || undefined}
        >
          <caption className="al-visually-hidden">{label}</caption>
          <TableHead
            columns={visibleColumns}
            sort={sort}
            onSort={handleSort}
            expandable={renderDetail !== undefined}
            selectable={selectable}
            long={long}
            page={selection ? pageSelection(selection, ids) : 'none'}
            empty={!hasRows}
            onPageToggle={handlePageToggle}
          />
          <TableRows
            rows={rows}
            ids={ids}
            context={context}
            selection={selection}
            defaultExpanded={defaultExpanded}
            onOpen={handleOpen}
            onSelect={handleSelect}
            onFocusRow={handleFocusRow}
          />
          {hasRows ? null : loading ? (
            <SkeletonRows
              columns={visibleColumns}
              controlColumns={controlColumns}
              rowCount={skeletonRowCount}
            />
          ) : failed ? (
            <MessageRow columnCount={columnCount}>
              <LoadFailure {...{ error, announceError, onRetry }} />
            </MessageRow>
          ) : (
            <MessageRow columnCount={columnCount}>
              <p>{emptyText}</p>
              {onFiltersClear && (
                <Button size="small" onClick={onFiltersClear}>
                  {texts.clearFilters}
                </Button>
              )}
              {emptyAction}
            </MessageRow>
          )}
        </table>
      </section>
      {footer}
    </div>
  );
}

/**
 * A table of records with selection, sorting and an optional detail row per record. The server sorts and pages; the
 * table fetches nothing. Renders a `<div>` around a scroll area with a native `<table>`. APG pattern: table.
 *
 * Keyboard, while the focus is in the table: the arrow keys, `j`, `k`, Home and End move between rows. Enter does the
 * same as a click on the row. Space selects the row (with Shift, the range from the last selected row); in a table
 * without selection it does the same as Enter. `x` selects the row, `e` and `s` press the control of the row with this
 * letter as `data-row-key` (`e` also the row header of `onRowClick`). `/` focuses the filter. `TableKeysContext` sets
 * where the single characters work.
 *
 * Row elements are reused between pages, so a cell must depend on its row only: a component that copies props into
 * state needs the row's id as its `key`.
 *
 * With 500 rows or more the browser lays out only the groups of rows near the window, and all rows but the first 200 come
 * into the document in later renders. The first group sets the column widths.
 */
export const DataTable = memo(DataTableView) as typeof DataTableView;
