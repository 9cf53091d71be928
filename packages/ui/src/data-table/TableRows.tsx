import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RowId } from '../selection/index.ts';
import type { DrawnColumn } from './columns.ts';
import { firstPlaces, nextPlaces } from './rowKeys.ts';
import { meansTheRow } from './rowPress.ts';
import { EXPANDED, type RowStore, SELECTED } from './rowStore.ts';

/** What all rows of a table share. One object, so that a row compares one prop. */
export interface RowContext<Row, Id, Actions> {
  columns: readonly DrawnColumn<Row, Actions>[];
  actions: Actions;
  store: RowStore;
  /** Rows whose element was focused or pressed: it stays theirs. */
  touched: Set<RowId>;
  tableId: string;
  getRowLabel: (row: Row) => string;
  renderDetail: ((row: Row, actions: Actions) => ReactNode) | undefined;
  hasDetail: ((row: Row) => boolean) | undefined;
  selectable: boolean;
  /** A click on a row does something. */
  clickable: boolean;
  /** The row header is a button that does what a click on the row does. */
  opens: boolean;
  onPress: (row: Row, id: Id) => void;
  onSelect: (id: Id, selected: boolean, range: boolean) => void;
  onFocusRow: (element: Element) => void;
}

interface TableRowsProps<Row, Id, Actions> {
  rows: readonly Row[];
  ids: readonly Id[];
  context: RowContext<Row, Id, Actions>;
}

function TableRowsView<Row, Id extends RowId, Actions>({
  rows,
  ids,
  context,
}: TableRowsProps<Row, Id, Actions>) {
  const { touched } = context;
  const [places, setPlaces] = useState(() => firstPlaces(ids));
  let { keys } = places;
  if (places.ids !== ids) {
    const next = nextPlaces(places, ids, touched);
    keys = next.keys;
    setPlaces(next);
  }

  // Only now that the page is in the document are the old rows really gone.
  useLayoutEffect(() => {
    const present = new Set<RowId>(ids);
    for (const id of touched) if (!present.has(id)) touched.delete(id);
  }, [ids, touched]);

  return (
    <tbody className={context.clickable ? 'al-table-rows al-table-clickable' : 'al-table-rows'}>
      {rows.map((row, place) => {
        const id = ids[place];
        return id === undefined ? null : (
          <TableRow key={keys[place]} row={row} id={id} context={context} />
        );
      })}
    </tbody>
  );
}

/** The rows of the page. Behind `memo`: nothing outside the page's data renders them. */
export const TableRows = memo(TableRowsView) as typeof TableRowsView;

interface TableRowProps<Row, Id, Actions> {
  row: Row;
  id: Id;
  context: RowContext<Row, Id, Actions>;
}

function TableRowView<Row, Id extends RowId, Actions>({
  row,
  id,
  context,
}: TableRowProps<Row, Id, Actions>) {
  const { store, touched, selectable, renderDetail, columns } = context;
  const read = () => store.read(id);
  const state = useSyncExternalStore(store.subscribe, read, read);
  const selected = (state & SELECTED) !== 0;
  const hasDetail = renderDetail !== undefined && (context.hasDetail?.(row) ?? true);
  const expanded = hasDetail && (state & EXPANDED) !== 0;
  const label = selectable || hasDetail ? context.getRowLabel(row) : undefined;
  const cells = useMemo(() => drawCells(row, id, context), [row, id, context]);

  const handleTouch = () => {
    touched.add(id);
  };
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    touched.add(id);
    context.onFocusRow(event.currentTarget);
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // The second half of a double click selects a word; it must not undo the first.
    if (event.detail > 1 || event.defaultPrevented) return;
    // Beside the box but in its cell: the box was meant.
    if (event.target instanceof Element && event.target.matches('.al-table-mark[data-no-click]'))
      context.onSelect(id, !selected, event.shiftKey);
    else if (meansTheRow(event.currentTarget, event.target, window.getSelection()))
      context.onPress(row, id);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') context.onPress(row, id);
    else if (event.key !== ' ') return;
    else if (selectable) context.onSelect(id, !selected, event.shiftKey);
    else context.onPress(row, id);
    event.preventDefault();
  };

  const detailId = `${context.tableId}-${id}`;
  return (
    <>
      <tr
        data-selected={selected || undefined}
        data-expanded={expanded || undefined}
        onPointerDown={handleTouch}
        onFocus={handleFocus}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {selectable && (
          <td className="al-table-mark" data-no-click="">
            <input
              type="checkbox"
              className="al-checkbox al-table-check"
              aria-label={`Select ${label}`}
              checked={selected}
              onChange={(event) => {
                const { nativeEvent } = event;
                const range = nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;
                context.onSelect(id, !selected, range);
              }}
            />
          </td>
        )}
        {renderDetail && (
          <td className="al-table-mark">
            {hasDetail && (
              <button
                type="button"
                className="al-table-expander"
                aria-expanded={expanded}
                aria-controls={expanded ? detailId : undefined}
                aria-label={`Details of ${label}`}
                onClick={() => store.toggleExpanded(id)}
              />
            )}
          </td>
        )}
        {cells}
      </tr>
      {expanded && (
        // Keyed by record: what is open or half typed in a detail never becomes another record's.
        <tr
          key={id}
          id={detailId}
          className="al-table-detail"
          onPointerDown={handleTouch}
          onFocus={handleFocus}
        >
          <td colSpan={columns.length + (selectable ? 2 : 1)}>
            <div className="al-table-detail-body">{renderDetail(row, context.actions)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

const TableRow = memo(TableRowView) as typeof TableRowView;

/** The cells of a row. They depend on the record alone, not on its being selected or open. */
function drawCells<Row, Id, Actions>(row: Row, id: Id, context: RowContext<Row, Id, Actions>) {
  return context.columns.map((column) => {
    const content = column.cell(row, context.actions);
    const shown = column.truncate ? <span className="al-table-truncate">{content}</span> : content;
    if (column.rowHeader) {
      return (
        <th key={column.key} scope="row" className={column.className}>
          {context.opens ? (
            <button
              type="button"
              className="al-table-open"
              onClick={() => context.onPress(row, id)}
            >
              {shown}
            </button>
          ) : (
            shown
          )}
        </th>
      );
    }
    return (
      <td
        key={column.key}
        className={column.className}
        data-no-click={column.noClick ? '' : undefined}
      >
        {shown}
      </td>
    );
  });
}
