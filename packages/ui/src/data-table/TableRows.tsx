import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isSelected, type RowId, type Selection } from '../selection/index.ts';
import type { DrawnColumn } from './columns.ts';
import { firstPlaces, nextPlaces } from './rowKeys.ts';
import { meansTheRow, rowPlace } from './rowPress.ts';

/** What all rows of a table share. One object, so that a row compares one prop. */
export interface RowContext<Row, Actions> {
  columns: readonly DrawnColumn<Row, Actions>[];
  actions: Actions;
  tableId: string;
  getRowLabel: (row: Row) => string;
  renderDetail: ((row: Row, actions: Actions) => ReactNode) | undefined;
  hasDetail: ((row: Row) => boolean) | undefined;
  selectable: boolean;
  /** What a click on a row does. With `open` the row header is a button that does the same. */
  rowAction: 'open' | 'select' | 'expand' | undefined;
}

interface TableRowsProps<Row, Id extends RowId, Actions> {
  rows: readonly Row[];
  ids: readonly Id[];
  context: RowContext<Row, Actions>;
  selection: Selection<Id, unknown> | undefined;
  defaultExpanded: readonly Id[] | undefined;
  onOpen: (row: Row) => void;
  onSelect: (id: Id, selected: boolean, range: boolean) => void;
  onFocusRow: (row: Element) => void;
}

function TableRowsView<Row, Id extends RowId, Actions>({
  rows,
  ids,
  context,
  selection,
  defaultExpanded,
  onOpen,
  onSelect,
  onFocusRow,
}: TableRowsProps<Row, Id, Actions>) {
  const { renderDetail, hasDetail, rowAction } = context;
  const [expanded, setExpanded] = useState<ReadonlySet<Id>>(() => new Set(defaultExpanded));
  /** Records whose element was focused or pressed: it stays theirs. */
  const [touched] = useState(() => new Set<RowId>());
  const lastTouched = useRef<Element>(null);
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

  // Open or not is kept while a filter shows nothing for a moment.
  if (rows.length === 0) return null;

  const isRowSelected = (id: Id) => selection !== undefined && isSelected(selection, id);
  const toggle = (id: Id) =>
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  // One set of handlers for all rows: what a row costs is its elements alone.
  const find = ({ currentTarget, target }: { currentTarget: Element; target: EventTarget }) => {
    const found = rowPlace(currentTarget, target);
    const id = found && ids[found.place];
    const record = found && rows[found.place];
    return found && id !== undefined && record !== undefined && target instanceof Element
      ? { ...found, id, record, target }
      : undefined;
  };
  type Found = NonNullable<ReturnType<typeof find>>;

  const act = ({ id, record }: Found) => {
    if (rowAction === 'open') onOpen(record);
    else if (rowAction === 'select') onSelect(id, !isRowSelected(id), false);
    else if (renderDetail && (hasDetail?.(record) ?? true)) toggle(id);
  };
  const touch = ({ id, row }: Found) => {
    touched.add(id);
    lastTouched.current = row;
  };
  const handleTouch = (event: PointerEvent | FocusEvent) => {
    const found = find(event);
    if (found) touch(found);
    // In a popover the focus is still with the row that opened it, which is the one touched last.
    if (event.type === 'focus' && lastTouched.current) onFocusRow(lastTouched.current);
  };
  const handleClick = (event: MouseEvent) => {
    const found = find(event);
    if (!found) return;
    // Assistive technology clicks without a pointer and without the focus.
    touch(found);
    if (found.inDetail) return;
    const { row, id, target } = found;
    if (target.matches('.al-table-expander')) toggle(id);
    else if (target.closest('.al-table-open')) onOpen(found.record);
    // The second half of a double click selects a word; it must not undo the first.
    else if (event.detail > 1 || event.defaultPrevented) return;
    // Beside the box but in its cell: the box was meant.
    else if (target.matches('.al-table-mark[data-no-click]'))
      onSelect(id, !isRowSelected(id), event.shiftKey);
    else if (meansTheRow(row, target, window.getSelection())) act(found);
  };
  const handleChange = (event: ChangeEvent) => {
    const found = find(event);
    if (!found || found.inDetail || !found.target.matches('.al-table-check')) return;
    const { nativeEvent } = event;
    const range = nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;
    onSelect(found.id, !isRowSelected(found.id), range);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const found = find(event);
    if (!found || found.inDetail || found.target !== found.row) return;
    if (event.key === 'Enter') act(found);
    else if (event.key !== ' ') return;
    else if (context.selectable) onSelect(found.id, !isRowSelected(found.id), event.shiftKey);
    else act(found);
    event.preventDefault();
  };

  return (
    <tbody
      className={rowAction ? 'al-table-rows al-table-clickable' : 'al-table-rows'}
      onPointerDown={handleTouch}
      onFocus={handleTouch}
      onClick={handleClick}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
    >
      {rows.map((row, place) => {
        const id = ids[place];
        return id === undefined ? null : (
          <TableRow
            key={keys[place]}
            row={row}
            id={id}
            selected={isRowSelected(id)}
            expanded={expanded.has(id)}
            context={context}
          />
        );
      })}
    </tbody>
  );
}

/** The rows of the page. Behind `memo`: nothing outside the page's data renders them. */
export const TableRows = memo(TableRowsView) as typeof TableRowsView;

interface TableRowProps<Row, Actions> {
  row: Row;
  id: RowId;
  selected: boolean;
  expanded: boolean;
  context: RowContext<Row, Actions>;
}

function TableRowView<Row, Actions>({
  row,
  id,
  selected,
  expanded,
  context,
}: TableRowProps<Row, Actions>) {
  const { selectable, renderDetail, hasDetail, columns } = context;
  const hasOwnDetail = renderDetail !== undefined && (hasDetail?.(row) ?? true);
  const open = hasOwnDetail && expanded;
  const label = selectable || hasOwnDetail ? context.getRowLabel(row) : undefined;
  const cells = useMemo(() => drawCells(row, context), [row, context]);
  const detailId = `${context.tableId}-${id}`;
  return (
    <>
      <tr data-selected={selected || undefined} data-expanded={open || undefined}>
        {selectable && (
          <td className="al-table-mark" data-no-click="">
            <input
              type="checkbox"
              className="al-checkbox al-table-check"
              aria-label={`Select ${label}`}
              checked={selected}
              onChange={handledByTheBody}
            />
          </td>
        )}
        {renderDetail && (
          <td className="al-table-mark">
            {hasOwnDetail && (
              <button
                type="button"
                className="al-table-expander"
                aria-expanded={open}
                aria-controls={open ? detailId : undefined}
                aria-label={`Details of ${label}`}
              />
            )}
          </td>
        )}
        {cells}
      </tr>
      {open && (
        // Keyed by record: what is open or half typed in a detail never becomes another record's.
        <tr key={id} id={detailId} className="al-table-detail">
          <td colSpan={columns.length + (selectable ? 2 : 1)}>
            <div className="al-table-detail-body">{renderDetail(row, context.actions)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

const TableRow = memo(TableRowView) as typeof TableRowView;

/** React wants a handler on every checkbox that is told its state. */
const handledByTheBody = () => {};

/** The cells of a row. They depend on the record alone, not on its being selected or open. */
function drawCells<Row, Actions>(
  row: Row,
  { columns, actions, rowAction }: RowContext<Row, Actions>,
) {
  return columns.map((column) => {
    const content = column.cell(row, actions);
    if (column.rowHeader) {
      return (
        <th key={column.key} scope="row" className={column.className}>
          {rowAction === 'open' ? (
            <button type="button" className="al-table-open">
              {column.truncate ? <span className="al-table-truncate">{content}</span> : content}
            </button>
          ) : (
            content
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
        {content}
      </td>
    );
  });
}
