'use client';
import { FlexRender } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { memo, useState } from 'react';
import { tableTexts } from '../../data-table/texts.ts';
import { useTexts } from '../../locale/LocaleProvider.tsx';
import { cellClass, type ModelHeader } from '../columns.ts';
import { pinnedStyle } from '../tableStyle.ts';
import type { TableSort } from '../types.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { SelectPage, type SelectPageProps } from './SelectPage.tsx';
import { useColumnDrag } from './useColumnDrag.ts';

interface TableHeadProps<Row extends object, Actions extends object> extends SelectPageProps {
  headers: readonly ModelHeader<Row, Actions>[];
  /** The sort; a change renders the head again. */
  sort: TableSort | null | undefined;
  expandable: boolean;
  selectable: boolean;
  /** The widths of columns; a change renders the head again. */
  sizes: Readonly<Record<string, number>>;
  /** Moves a column to the place of another. Without it, columns cannot be moved or resized. */
  onMove: ((id: string, place: string) => void) | undefined;
  onResize: (sizes: Readonly<Record<string, number>>) => void;
}

function TableHeadView<Row extends object, Actions extends object>({
  headers,
  expandable,
  selectable,
  onMove,
  onResize,
  page,
  empty,
  onPageToggle,
}: TableHeadProps<Row, Actions>) {
  const { drag, dragHandlers } = useColumnDrag(onMove);
  const indexOf = (id: string) => headers.findIndex(({ column }) => column.id === id);
  const texts = useTexts('dataTable', tableTexts);
  const resizable = headers.filter(({ column }) => onMove && column.getCanResize());
  const [focused, setFocused] = useState<string | null>(null);
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
        <tr {...dragHandlers}>
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
          {headers.map((header) => {
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
                draggable={onMove && true}
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
                    onResize={onResize}
                    tabStop={header === tabStop}
                    onFocus={() => setFocused(header.id)}
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
  return (
    <button type="button" className="al-table-sort" onClick={column.getToggleSortingHandler()}>
      {content}
      {sortIcons[column.getIsSorted() || 'none']}
    </button>
  );
}
