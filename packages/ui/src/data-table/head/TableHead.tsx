'use client';
import { FlexRender } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type MouseEvent, memo, useState } from 'react';
import { tableTexts } from '../../data-table/texts.ts';
import { later } from '../../later/later.tsx';
import { useTexts } from '../../locale/LocaleProvider.tsx';
import { columnIds, moveColumn, pinnedIds, togglePin } from '../columnLayout.ts';
import { cellClass, columnLabel, type ModelHeader } from '../columns.ts';
import { pinnedStyle } from '../tableStyle.ts';
import type { ColumnLayout, TableSort } from '../types.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { SelectPage, type SelectPageProps } from './SelectPage.tsx';
import { headingAt, useColumnDrag } from './useColumnDrag.ts';

interface TableHeadProps<Row extends object, Actions extends object> extends SelectPageProps {
  headers: readonly ModelHeader<Row, Actions>[];
  /** The sort; a change renders the head again. */
  sort: TableSort | null | undefined;
  expandable: boolean;
  selectable: boolean;
  /** The widths of columns; a change renders the head again. */
  sizes: Readonly<Record<string, number>>;
  /** Called with what changes when the user moves, pins or resizes a column. Without it, none of this is offered. */
  onColumnsChange: ((change: ColumnLayout) => void) | undefined;
}

const ColumnMenu = later(() => import('./ColumnMenu.tsx').then((it) => it.ColumnMenu), {
  waiting: null,
  // The next press loads it again.
  Failure: () => null,
});

function TableHeadView<Row extends object, Actions extends object>({
  headers,
  expandable,
  selectable,
  onColumnsChange,
  page,
  empty,
  onPageToggle,
}: TableHeadProps<Row, Actions>) {
  const table = headers[0]?.column.table;
  const change = (part: ColumnLayout) => onColumnsChange?.(part);
  const move = (id: string, place: string) =>
    table && change(moveColumn(columnIds(table), pinnedIds(table), id, place));
  const resetWidth = (id: string) => {
    const { [id]: _, ...columnSizes } = table?.atoms.columnSizing.get() ?? {};
    change({ columnSizes });
  };
  const { drag, dragHandlers } = useColumnDrag(onColumnsChange && move);
  const indexOf = (id: string) => headers.findIndex(({ column }) => column.id === id);
  const texts = useTexts('dataTable', tableTexts);
  const resizable = headers.filter(({ column }) => onColumnsChange && column.getCanResize());
  const [focused, setFocused] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ id: string; opener: HTMLElement; count: number } | null>(null);
  const openMenu = (id: string, opener: HTMLElement) =>
    setMenu((last) => ({ id, opener, count: (last?.count ?? 0) + 1 }));
  const handleContextMenu = (event: MouseEvent) => {
    const found = headingAt(event.target);
    const opener = found && (controlOf(event.target, found.heading) ?? found.heading);
    if (!opener) return;
    event.preventDefault();
    openMenu(found.id, opener);
  };
  const tabStop = resizable.find(({ id }) => id === focused) ?? resizable[0];
  const total = headers.reduce((sum, { column }) => sum + column.getSize(), 0);
  return (
    <>
      <colgroup>
        {selectable && <col className="al-table-mark" />}
        {expandable && <col className="al-table-mark" />}
        {headers.map(({ column }) => (
          <col key={column.id} style={{ inlineSize: `${(100 * column.getSize()) / total}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr {...dragHandlers} onContextMenu={onColumnsChange && handleContextMenu}>
          {selectable && (
            <th scope="col" className="al-table-mark">
              <SelectPage page={page} empty={empty} onPageToggle={onPageToggle} />
            </th>
          )}
          {expandable && (
            <th scope="col" className="al-table-mark">
              <span className="al-visually-hidden">{texts.details}</span>
            </th>
          )}
          {headers.map((header, index) => {
            const { column } = header;
            const { meta = {} } = column.columnDef;
            const sorted = column.getIsSorted();
            const pinned = column.getIsPinned() === 'start';
            const isTarget = drag?.over === column.id && drag.id !== column.id;
            return (
              <th
                key={header.id}
                scope="col"
                className={
                  cx(
                    cellClass(meta),
                    meta.rowHeader && 'al-table-name',
                    pinned && 'al-table-pinned',
                  ) || undefined
                }
                style={pinned ? pinnedStyle(column.getPinnedIndex()) : undefined}
                aria-sort={sorted ? `${sorted}ending` : undefined}
                draggable={onColumnsChange && true}
                data-column={column.id}
                data-drop={
                  isTarget
                    ? indexOf(drag.id) < indexOf(column.id)
                      ? 'after'
                      : 'before'
                    : undefined
                }
              >
                <Heading header={header} />
                {resizable.includes(header) && (
                  <ResizeHandle
                    header={header}
                    onResize={(columnSizes) => change({ columnSizes })}
                    onReset={() => resetWidth(column.id)}
                    tabStop={header === tabStop}
                    onFocus={() => setFocused(header.id)}
                    onMenuOpen={(opener) => openMenu(column.id, opener)}
                  />
                )}
                {menu?.id === column.id && (
                  <ColumnMenu
                    key={menu.count}
                    label={columnLabel(column)}
                    opener={menu.opener}
                    pinned={pinned}
                    before={headers[index - 1]?.column.id}
                    after={headers[index + 1]?.column.id}
                    onMove={(place) => move(column.id, place)}
                    onPinToggle={() => table && change(togglePin(pinnedIds(table), column.id))}
                    onWidthReset={() => resetWidth(column.id)}
                  />
                )}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}

/** The control of a heading at an event, or its first one, which has the focus when the menu has closed. */
const controlOf = (target: EventTarget, heading: HTMLElement): HTMLElement | null =>
  (target instanceof Element ? target.closest<HTMLElement>(controls) : null) ??
  heading.querySelector<HTMLElement>(controls);

const controls = 'button, [role="separator"]';

/** The table head. Memoized: changes in rows do not render it. */
export const TableHead = memo(TableHeadView) as typeof TableHeadView;

const sortIcons = {
  asc: <ArrowUp aria-hidden />,
  desc: <ArrowDown aria-hidden />,
  none: <ChevronsUpDown aria-hidden />,
};

/** The header, in a button if the column can be sorted. A header with controls of its own is for columns without a sort. */
function Heading<Row extends object, Actions extends object>({
  header,
}: {
  header: ModelHeader<Row, Actions>;
}) {
  const { column } = header;
  const { meta } = column.columnDef;
  const content = <FlexRender header={header} />;
  if (!column.getCanSort()) {
    return <span className={meta?.headerHidden ? 'al-visually-hidden' : undefined}>{content}</span>;
  }
  const icon = sortIcons[column.getIsSorted() || 'none'];
  const isAtEnd = meta?.align === 'end';
  return (
    <button type="button" className="al-table-sort" onClick={column.getToggleSortingHandler()}>
      {isAtEnd && icon}
      <span>{content}</span>
      {!isAtEnd && icon}
    </button>
  );
}
