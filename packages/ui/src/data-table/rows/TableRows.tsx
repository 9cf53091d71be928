import type { ExpandedState } from '@tanstack/react-table';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isSelected, type RowId, type Selection } from '../../selection/index.ts';
import type { ModelRow } from '../columns.ts';
import { findRowTarget, isRowClick } from './rowEvents.ts';
import { initialKeys, nextKeys } from './rowKeys.ts';
import { type RowContext, TableRow } from './TableRow.tsx';

interface TableRowsProps<Row extends object, Id extends RowId, Actions extends object> {
  rows: readonly ModelRow<Row, Actions>[];
  ids: readonly Id[];
  context: RowContext<Row, Actions>;
  selection: Selection<Id, unknown> | undefined;
  /** The expanded rows; a change renders the rows again. */
  expanded: ExpandedState;
  onOpen: (row: Row) => void;
  onSelect: (id: Id, selected: boolean, range: boolean) => void;
  onFocusRow: (row: Element) => void;
}

function TableRowsView<Row extends object, Id extends RowId, Actions extends object>({
  rows,
  ids,
  context,
  selection,
  expanded,
  onOpen,
  onSelect,
  onFocusRow,
}: TableRowsProps<Row, Id, Actions>) {
  const { rowAction } = context;
  /** Records whose element was focused or pressed. Such an element is not reused for another record. */
  const [touched] = useState(() => new Set<RowId>());
  const lastTouched = useRef<Element>(null);
  const [rowKeys, setRowKeys] = useState(() => initialKeys(ids));
  let { keys } = rowKeys;
  if (rowKeys.ids !== ids) {
    const next = nextKeys(rowKeys, ids, touched);
    keys = next.keys;
    setRowKeys(next);
  }

  // Wait for the commit: React may discard a render, and the old rows then stay.
  useLayoutEffect(() => {
    const present = new Set<RowId>(ids);
    for (const id of touched) if (!present.has(id)) touched.delete(id);
  }, [ids, touched]);

  if (rows.length === 0) return null;

  const isRowSelected = (id: Id) => selection !== undefined && isSelected(selection, id);

  // One set of handlers on `<tbody>` serves all rows, so a row adds only its elements.
  const find = ({ currentTarget, target }: { currentTarget: Element; target: EventTarget }) => {
    const found = findRowTarget(currentTarget, target);
    const id = found && ids[found.index];
    const model = found && rows[found.index];
    return found && id !== undefined && model !== undefined && target instanceof Element
      ? { ...found, id, model, target }
      : undefined;
  };
  type Found = NonNullable<ReturnType<typeof find>>;

  const runRowAction = ({ id, model }: Found, range: boolean) => {
    if (rowAction === 'open') onOpen(model.original);
    else if (rowAction === 'select') onSelect(id, !isRowSelected(id), range);
    else model.toggleExpanded();
  };
  const touch = ({ id, row }: Found) => {
    touched.add(id);
    lastTouched.current = row;
  };
  const handleTouch = (event: PointerEvent | FocusEvent) => {
    const found = find(event);
    if (found) touch(found);
    // A popover is outside the row in the document; its opener is the last touched row.
    if (event.type === 'focus' && lastTouched.current) onFocusRow(lastTouched.current);
  };
  /** Whether a click there, with Shift, selects a range of rows. */
  const selectsRange = ({ row, target, inDetail }: Found) =>
    !inDetail &&
    (target.matches('.al-table-mark[data-no-click]') ||
      (rowAction === 'select' && isRowClick(row, target, null)));
  const handleMouseDown = (event: MouseEvent) => {
    const found = event.shiftKey && find(event);
    // The browser would select the texts of the rows.
    if (found && selectsRange(found)) event.preventDefault();
  };
  const handleClick = (event: MouseEvent) => {
    const found = find(event);
    if (!found) return;
    // Assistive technology sends click events without pointer or focus events.
    touch(found);
    if (found.inDetail) return;
    const { row, id, target } = found;
    if (target.matches('.al-table-expander')) found.model.toggleExpanded();
    else if (target.closest('.al-table-open')) onOpen(found.model.original);
    // The second click of a double click selects a word and must not undo the first.
    else if (event.detail > 1 || event.defaultPrevented) return;
    // A click beside the checkbox, in its cell, toggles the checkbox.
    else if (target.matches('.al-table-mark[data-no-click]'))
      onSelect(id, !isRowSelected(id), event.shiftKey);
    else if (event.shiftKey && selectsRange(found)) runRowAction(found, true);
    else if (isRowClick(row, target, window.getSelection())) runRowAction(found, false);
  };
  // A row is reused for other records, so a cut cell has its tooltip only while the pointer is there.
  const handlePointerOver = ({ target }: PointerEvent) => {
    const cell = findCuttableCell(target);
    if (cell && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  };
  const handlePointerOut = ({ target }: PointerEvent) =>
    findCuttableCell(target)?.removeAttribute('title');
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
    if (event.key === 'Enter') runRowAction(found, false);
    else if (event.key !== ' ') return;
    else if (context.selectable) onSelect(found.id, !isRowSelected(found.id), event.shiftKey);
    else runRowAction(found, false);
    event.preventDefault();
  };

  const isExpanded = (row: ModelRow<Row, Actions>) =>
    expanded === true || expanded[row.id] === true;
  return (
    <tbody
      className={rowAction ? 'al-table-rows al-table-clickable' : 'al-table-rows'}
      onPointerDown={handleTouch}
      onFocus={handleTouch}
      onMouseDown={handleMouseDown}
      onPointerOver={handlePointerOver}
      onPointerOut={handlePointerOut}
      onClick={handleClick}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
    >
      {rows.map((row, index) => {
        const id = ids[index];
        return id === undefined ? null : (
          <TableRow
            key={keys[index]}
            row={row}
            id={id}
            selected={isRowSelected(id)}
            expanded={isExpanded(row)}
            context={context}
          />
        );
      })}
    </tbody>
  );
}

/** The element around that cuts a text that is too long for its column. */
const findCuttableCell = (target: EventTarget) =>
  target instanceof Element
    ? target.closest<HTMLElement>('.al-table-ellipsis, .al-table-truncate')
    : null;

/** The rows of the page. Memoized: they render only when the data of the page changes. */
export const TableRows = memo(TableRowsView) as typeof TableRowsView;
