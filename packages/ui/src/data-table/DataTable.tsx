'use client';
import { cx } from 'class-variance-authority';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Button } from '../button/Button.tsx';
import {
  limitSelection,
  pageSelection,
  type RowId,
  type Selection,
  selectionCount,
  togglePage,
  withRows,
} from '../selection/index.ts';
import { drawnColumns } from './columns.ts';
import { isTyping } from './rowPress.ts';
import { TableHead } from './TableHead.tsx';
import { LoadFailure, MessageRow, SkeletonRows } from './TableMessage.tsx';
import { type RowContext, TableRows } from './TableRows.tsx';
import type { DataTableProps } from './types.ts';
import { useColumnModel } from './useColumnModel.ts';
import { useLive, useStableActions } from './useLive.ts';

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
  const tableId = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const focusedRow = useRef<Element>(null);
  const rangeStart = useRef<Id>(null);

  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const actions = useStableActions(givenActions);
  const { visibleColumns, toggleSort } = useColumnModel(columns, hiddenColumns, sort, onSortChange);
  const selectable = selection !== undefined;
  const rowAction = onRowClick
    ? 'open'
    : selectOnRowClick && selectable
      ? 'select'
      : renderDetail && 'expand';

  const select = (next: Selection<Id, Filter>) => {
    if (!selection) return;
    const allowed = limitSelection(selection, next, selectionLimit ?? Number.POSITIVE_INFINITY);
    if (allowed !== selection) onSelectionChange?.(allowed);
    if (allowed !== next && selectionLimit !== undefined)
      onSelectionLimit?.({ limit: selectionLimit, attempted: selectionCount(next) });
  };
  const selectRow = (id: Id, selected: boolean, range: boolean) => {
    if (!selection) return;
    const from = rangeStart.current === null ? -1 : ids.indexOf(rangeStart.current);
    const to = ids.indexOf(id);
    const reached =
      range && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    rangeStart.current = id;
    select(withRows(selection, reached, selected));
  };

  // Rows and heading hold these for ever and always reach the latest.
  const live = useLive({
    toggleSort,
    selectRow,
    togglePage: () => selection && select(togglePage(selection, ids)),
    open: (row: Row) => onRowClick?.({ row }),
  });
  const handleSort = useCallback((key: string) => live.current.toggleSort(key), [live]);
  const handlePageToggle = useCallback(() => live.current.togglePage(), [live]);
  const handleOpen = useCallback((row: Row) => live.current.open(row), [live]);
  const handleSelect = useCallback(
    (id: Id, selected: boolean, range: boolean) => live.current.selectRow(id, selected, range),
    [live],
  );
  const handleFocusRow = useCallback((row: Element) => {
    focusedRow.current = row;
  }, []);
  const context = useMemo<RowContext<Row, Actions>>(
    () => ({
      columns: drawnColumns(visibleColumns, rowAction === 'open'),
      actions,
      tableId,
      getRowLabel,
      renderDetail,
      hasDetail,
      selectable,
      rowAction,
    }),
    [visibleColumns, actions, tableId, getRowLabel, renderDetail, hasDetail, selectable, rowAction],
  );

  // The control under the focus has left its row, or its record the page: the focus stays on the row, or at the table,
  // and on no other record.
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

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, currentTarget, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || !currentTarget.contains(target) || isTyping(target)) return;
    if (key === '/' && filterRef?.current) filterRef.current.focus();
    else if (!moveCursor(currentTarget, target, key)) return;
    event.preventDefault();
  };

  const marks = (selectable ? 1 : 0) + (renderDetail ? 1 : 0);
  const columnCount = visibleColumns.length + marks;
  const style = useMemo(() => tableStyle(visibleColumns, marks), [visibleColumns, marks]);
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
          <LoadFailure error={error} onRetry={onRetry} />
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
        <table style={style}>
          <caption className="al-visually-hidden">{label}</caption>
          <TableHead
            columns={visibleColumns}
            sort={sort}
            onSort={handleSort}
            expandable={renderDetail !== undefined}
            selectable={selectable}
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
            <SkeletonRows columns={visibleColumns} marks={marks} rowCount={skeletonRowCount} />
          ) : failed ? (
            <MessageRow columnCount={columnCount}>
              <LoadFailure error={error} onRetry={onRetry} />
            </MessageRow>
          ) : (
            <MessageRow columnCount={columnCount}>
              <p>{emptyText}</p>
              {onFiltersClear && (
                <Button size="small" onClick={onFiltersClear}>
                  Clear filters
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
 * Records in rows: sorted and paged by the server, selectable, with a detail row each. Shows what it is given and
 * fetches nothing. Renders a `<div>` around a scroll area with a native `<table>`; APG pattern: table.
 *
 * Keyboard, when the table has the focus: arrows or `j` and `k`, Home and End move a row cursor; Enter does what a
 * click on the row does; Space selects (with Shift: from the last one), or else opens; `/` goes to the filter.
 *
 * Row elements are reused from page to page, so a cell must be a function of its row: a component in it that
 * copies props into state needs the row's id as its `key`.
 */
export const DataTable = memo(DataTableView) as typeof DataTableView;

function heightStyle(height: number | string | undefined) {
  const style: CSSProperties & Record<'--al-table-height', string | undefined> = {
    '--al-table-height': typeof height === 'number' ? `${height}px` : height,
  };
  return style;
}

/** Moves the row cursor, which is the focus itself, and tells whether the key was meant for it. */
function moveCursor(scroll: HTMLElement, target: Element, key: string) {
  const rows = [...scroll.querySelectorAll<HTMLElement>('tbody > tr:not(.al-table-detail)')];
  const detail = target.closest('.al-table-detail');
  const here = rows.findIndex((row) => row.contains(target) || row === detail?.previousSibling);
  const place = {
    ArrowDown: here + 1,
    j: here + 1,
    ArrowUp: here < 0 ? 0 : here - 1,
    k: here < 0 ? 0 : here - 1,
    Home: 0,
    End: rows.length - 1,
  }[key];
  if (place === undefined) return false;
  const row = rows[Math.min(Math.max(place, 0), rows.length - 1)];
  if (!row) return false;
  row.tabIndex = -1;
  row.focus();
  return true;
}

/**
 * Custom properties of the table, at no cost per cell: the headings, which the stylesheet sets before the values in cards,
 * and how many narrow columns come first.
 */
function tableStyle(
  columns: readonly { header: string; headerHidden?: boolean; priority?: string }[],
  marks: number,
) {
  const style: Record<`--al-${string}`, string> = {
    '--al-table-marks': `${marks}`,
  };
  columns.forEach(({ header, headerHidden, priority }, index) => {
    if (priority !== 'high' && !headerHidden)
      style[`--al-heading-${marks + index + 1}`] = JSON.stringify(header);
  });
  return style satisfies CSSProperties;
}
