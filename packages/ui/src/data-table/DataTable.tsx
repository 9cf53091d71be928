'use client';
import { cx } from 'class-variance-authority';
import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { pageSelection, type RowId } from '../selection/selection.ts';
import { cellStyle } from './columns.ts';
import { TableHead } from './head/TableHead.tsx';
import { useTableKeys } from './keys/tableKeys.ts';
import type { RowContext } from './rows/TableRow.tsx';
import { TableRows } from './rows/TableRows.tsx';
import { useRowSelection } from './rows/useRowSelection.ts';
import { LoadFailure, MessageRow, SkeletonRows } from './TableMessage.tsx';
import { TableTotals } from './TableTotals.tsx';
import { TableStartContext } from './tableStart.ts';
import { heightStyle, tableStyle } from './tableStyle.ts';
import { tableTexts } from './texts.ts';
import type { ColumnLayout, DataTableProps } from './types.ts';
import { useColumnModel } from './useColumnModel.ts';
import { useStableActions } from './useStableActions.ts';

const skeletonRowCount = 8;
const everyRow = () => true;

function DataTableView<
  Row extends object,
  Id extends RowId = RowId,
  Actions extends object = object,
  Filter = never,
>(props: DataTableProps<Row, Id, Actions, Filter>) {
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
    defaultExpanded,
    onRowClick,
    selectOnRowClick = false,
    selection,
    canSelect,
    onSelectionChange,
    selectionLimit,
    onSelectionLimit,
    rowTone,
    columnVisibility,
    columnOrder,
    pinnedColumns,
    columnSizes,
    onColumnsChange,
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
  const selectableIds = useMemo(
    () => (canSelect ? rows.filter(canSelect).map(getRowId) : ids),
    [rows, getRowId, canSelect, ids],
  );
  const actions = useStableActions(givenActions);
  const table = useColumnModel<Row, Id, Actions>({
    columns,
    rows,
    getRowId,
    actions,
    columnVisibility,
    columnOrder,
    pinnedColumns,
    columnSizes,
    sort,
    onSortChange,
    defaultExpanded,
    onResize: (columnSizes) => onColumnsChange?.({ columnSizes }),
  });
  const headers = table.getLeafHeaders();
  const selectable = selection !== undefined;
  const rowAction = onRowClick
    ? 'open'
    : selectOnRowClick && selectable
      ? 'select'
      : renderDetail && 'expand';

  const { selectRow, togglePage } = useRowSelection(selectableIds, {
    selection,
    onSelectionChange,
    selectionLimit,
    onSelectionLimit,
  });

  // The memoized rows and head get callbacks that never change identity.
  const stable = useStableActions({
    selectRow,
    togglePage,
    open: (row: Row) => onRowClick?.({ row }),
    changeColumns: (change: ColumnLayout) => onColumnsChange?.(change),
  });
  const handleFocusRow = useCallback((row: Element) => {
    focusedRow.current = row;
  }, []);
  const controlColumns = (selectable ? 1 : 0) + (renderDetail ? 1 : 0);
  const context = useMemo<RowContext<Row, Actions>>(
    () => ({
      columns: headers.map(({ column }) => column),
      cells: headers.map(({ column }) => cellStyle(column, rowAction === 'open')),
      actions,
      tableId,
      texts,
      getRowLabel,
      renderDetail,
      selectable: selectable ? (canSelect ?? everyRow) : undefined,
      rowTone,
      rowAction,
    }),
    [
      headers,
      actions,
      tableId,
      texts,
      getRowLabel,
      renderDetail,
      selectable,
      canSelect,
      rowTone,
      rowAction,
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

  const showStart = useCallback(() => {
    const area = scrollRef.current;
    if (!area) return;
    area.scrollTop = 0;
    if (area.getBoundingClientRect().top >= 0) return;
    // A focused element has a scroll margin, which keeps it below a sticky header.
    area.focus({ preventScroll: true });
    area.scrollIntoView({ block: 'start' });
  }, []);
  const handleKeyDown = useTableKeys({ scrollRef, filterRef });

  const columnCount = headers.length + controlColumns;
  const failed = error !== undefined && error !== null && error !== false;
  const hasRows = rows.length > 0;
  const hasTotals = headers.some(({ column }) => column.columnDef.footer !== undefined);
  return (
    <div
      {...rootProps}
      className={cx('al-table', className)}
      data-density={density}
      data-loading={loading || undefined}
    >
      {failed && hasRows && (
        <div className="al-table-failure">
          <LoadFailure error={error} announceError={announceError} onRetry={onRetry} />
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
        <table.Subscribe source={table.atoms.columnSizing}>
          {(sizes) => (
            <table
              style={tableStyle(
                controlColumns,
                table.getTotalSize(),
                table.getStartVisibleLeafColumns().map((column) => ({
                  size: column.getSize(),
                  start: column.getStart('start'),
                })),
              )}
            >
              <caption className="al-visually-hidden">{label}</caption>
              <TableHead
                headers={headers}
                sort={sort}
                expandable={renderDetail !== undefined}
                selectable={selectable}
                sizes={sizes}
                onColumnsChange={onColumnsChange && stable.changeColumns}
                page={selection ? pageSelection(selection, selectableIds) : 'none'}
                empty={selectableIds.length === 0}
                onPageToggle={stable.togglePage}
              />
              <table.Subscribe source={table.atoms.expanded}>
                {(expanded) => (
                  <TableRows
                    rows={table.getRowModel().rows}
                    ids={ids}
                    context={context}
                    selection={selection}
                    expanded={expanded}
                    onOpen={stable.open}
                    onSelect={stable.selectRow}
                    onFocusRow={handleFocusRow}
                  />
                )}
              </table.Subscribe>
              {hasRows ? (
                hasTotals && (
                  <TableTotals
                    headers={headers}
                    cells={context.cells}
                    actions={givenActions ?? actions}
                    controlColumns={controlColumns}
                  />
                )
              ) : loading ? (
                <SkeletonRows
                  columns={headers.map(({ column }) => column)}
                  controlColumns={controlColumns}
                  rowCount={skeletonRowCount}
                />
              ) : failed ? (
                <MessageRow columnCount={columnCount}>
                  <LoadFailure error={error} announceError={announceError} onRetry={onRetry} />
                </MessageRow>
              ) : (
                <MessageRow columnCount={columnCount} onFocus={handleFocusRow}>
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
          )}
        </table.Subscribe>
      </section>
      <TableStartContext value={showStart}>{footer}</TableStartContext>
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
 */
export const DataTable = memo(DataTableView) as typeof DataTableView;
