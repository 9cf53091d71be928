'use client';
import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo } from 'react';
import { tableTexts } from '../../data-table/texts.ts';
import { useTexts } from '../../locale/LocaleProvider.tsx';
import { cellClass, sortKey } from '../columns.ts';
import type { DataTableColumn, TableSort } from '../types.ts';
import { ColumnGroup } from './ColumnGroup.tsx';
import { SelectPage, type SelectPageProps } from './SelectPage.tsx';
import { columnStyle } from './useColumnWidths.ts';

interface TableHeadProps<Row, Actions> extends SelectPageProps {
  columns: readonly DataTableColumn<Row, Actions>[];
  sort: TableSort | null | undefined;
  onSort: (key: string) => void;
  expandable: boolean;
  selectable: boolean;
  long: boolean;
}

function TableHeadView<Row, Actions>({
  columns,
  sort,
  onSort,
  expandable,
  selectable,
  long,
  page,
  empty,
  onPageToggle,
}: TableHeadProps<Row, Actions>) {
  const texts = useTexts('dataTable', tableTexts);
  const controlColumns = (selectable ? 1 : 0) + (expandable ? 1 : 0);
  return (
    <>
      <ColumnGroup columns={columns} controlColumns={controlColumns} empty={empty} />
      <thead>
        <tr aria-rowindex={long ? 1 : undefined}>
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
          {columns.map((column, index) => {
            const key = sortKey(column);
            const sorted = key !== undefined && sort?.key === key ? sort.direction : undefined;
            return (
              <th
                key={column.key}
                scope="col"
                className={cx(cellClass(column), column.rowHeader && 'al-table-name') || undefined}
                style={long ? columnStyle(controlColumns + index) : undefined}
                aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
              >
                {key === undefined ? (
                  <span className={column.headerHidden ? 'al-visually-hidden' : undefined}>
                    {column.header}
                  </span>
                ) : (
                  <button
                    type="button"
                    className="al-table-sort"
                    onClick={() => onSort(column.key)}
                  >
                    {column.header}
                    {sorted === 'desc' ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
                  </button>
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
