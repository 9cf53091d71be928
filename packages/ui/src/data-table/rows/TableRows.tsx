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
import { groupRows, longTableRows } from '../head/useColumnWidths.ts';
import { findRowTarget, isRowClick } from './rowEvents.ts';
import { initialKeys, nextKeys } from './rowKeys.ts';
import { type RowContext, TableRow } from './TableRow.tsx';
import { useShownGroups } from './useShownGroups.ts';

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

  const long = rows.length >= longTableRows;
  const size = long ? groupRows : rows.length || 1;
  const groups = Math.ceil(rows.length / size);
  const shown = useShownGroups(groups);

  // The expanded state is kept while a filter matches nothing.
  if (rows.length === 0) return null;

  const isRowSelected = (id: Id) => selection !== undefined && isSelected(selection, id);
  const toggle = (id: Id) =>
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  // One set of handlers on `<tbody>` serves all its rows, so a row adds only its elements.
  const find = ({ currentTarget, target }: { currentTarget: Element; target: EventTarget }) => {
    const found = findRowTarget(currentTarget, target);
    const id = found && ids[found.index];
    const record = found && rows[found.index];
    return found && id !== undefined && record !== undefined && target instanceof Element
      ? { ...found, id, record, target }
      : undefined;
  };
  type Found = NonNullable<ReturnType<typeof find>>;

  const runRowAction = ({ id, record }: Found) => {
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
    // A popover is outside the row in the document; its opener is the last touched row.
    if (event.type === 'focus' && lastTouched.current) onFocusRow(lastTouched.current);
  };
  const handleClick = (event: MouseEvent) => {
    const found = find(event);
    if (!found) return;
    // Assistive technology sends click events without pointer or focus events.
    touch(found);
    if (found.inDetail) return;
    const { row, id, target } = found;
    if (target.matches('.al-table-expander')) toggle(id);
    else if (target.closest('.al-table-open')) onOpen(found.record);
    // The second click of a double click selects a word and must not undo the first.
    else if (event.detail > 1 || event.defaultPrevented) return;
    // A click beside the checkbox, in its cell, toggles the checkbox.
    else if (target.matches('.al-table-mark[data-no-click]'))
      onSelect(id, !isRowSelected(id), event.shiftKey);
    else if (isRowClick(row, target, window.getSelection())) runRowAction(found);
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
    if (event.key === 'Enter') runRowAction(found);
    else if (event.key !== ' ') return;
    else if (context.selectable) onSelect(found.id, !isRowSelected(found.id), event.shiftKey);
    else runRowAction(found);
    event.preventDefault();
  };

  const renderRow = (row: Row, index: number) => {
    const id = ids[index];
    return id === undefined ? null : (
      <TableRow
        key={keys[index]}
        row={row}
        id={id}
        selected={isRowSelected(id)}
        expanded={expanded.has(id)}
        rowIndex={long ? index + 2 : undefined}
        context={context}
      />
    );
  };
  return Array.from({ length: groups }, (_, group) => (
    <tbody
      // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place in the table
      key={group}
      data-first={group * size || undefined}
      className={rowAction ? 'al-table-rows al-table-clickable' : 'al-table-rows'}
      onPointerDown={handleTouch}
      onFocus={handleTouch}
      onClick={handleClick}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
    >
      {group < shown &&
        rows
          .slice(group * size, (group + 1) * size)
          .map((row, index) => renderRow(row, group * size + index))}
    </tbody>
  ));
}

/** The rows of the page. Memoized: they render only when the data of the page changes. */
export const TableRows = memo(TableRowsView) as typeof TableRowsView;
