'use client';
import { FlexRender, type Header } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo } from 'react';
import { tableTexts } from '../../data-table/texts.ts';
import { useTexts } from '../../locale/LocaleProvider.tsx';
import { cellClass, type DataTableFeatures } from '../columns.ts';
import type { TableSort } from '../types.ts';
import { SelectPage, type SelectPageProps } from './SelectPage.tsx';

type ModelHeader<Row extends object, Actions extends object> = Header<
  DataTableFeatures<Actions>,
  Row
>;

interface TableHeadProps<Row extends object, Actions extends object> extends SelectPageProps {
  headers: readonly ModelHeader<Row, Actions>[];
  /** The sort; a change renders the head again. */
  sort: TableSort | null | undefined;
  expandable: boolean;
  selectable: boolean;
}

function TableHeadView<Row extends object, Actions extends object>({
  headers,
  expandable,
  selectable,
  page,
  empty,
  onPageToggle,
}: TableHeadProps<Row, Actions>) {
  const texts = useTexts('dataTable', tableTexts);
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
        <tr>
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
            const { meta = {} } = header.column.columnDef;
            const sorted = header.column.getIsSorted();
            return (
              <th
                key={header.id}
                scope="col"
                className={cx(cellClass(meta), meta.rowHeader && 'al-table-name') || undefined}
                aria-sort={sorted ? `${sorted}ending` : undefined}
              >
                <Heading header={header} />
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

/** A text is a button if the column can be sorted. Any other header brings its own controls. */
function Heading<Row extends object, Actions extends object>({
  header,
}: {
  header: ModelHeader<Row, Actions>;
}) {
  const { column } = header;
  const { header: text, meta } = column.columnDef;
  if (typeof text !== 'string') return <FlexRender header={header} />;
  if (!column.getCanSort())
    return <span className={meta?.headerHidden ? 'al-visually-hidden' : undefined}>{text}</span>;
  return (
    <button type="button" className="al-table-sort" onClick={column.getToggleSortingHandler()}>
      {text}
      {column.getIsSorted() === 'desc' ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
    </button>
  );
}
