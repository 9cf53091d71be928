import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { PageSelection } from '../selection/index.ts';
import { cellClass, sortKey } from './columns.ts';
import type { DataTableColumn, TableSort } from './types.ts';

interface TableHeadProps<Row, Actions> {
  columns: readonly DataTableColumn<Row, Actions>[];
  sort: TableSort | null | undefined;
  onSort: (key: string) => void;
  expandable: boolean;
  selectable: boolean;
  /** How much of the page is selected. */
  page: PageSelection;
  /** There is no row to select. */
  empty: boolean;
  onPageToggle: () => void;
}

function TableHeadView<Row, Actions>({
  columns,
  sort,
  onSort,
  expandable,
  selectable,
  page,
  empty,
  onPageToggle,
}: TableHeadProps<Row, Actions>) {
  return (
    <>
      <colgroup>
        {selectable && <col className="al-table-mark" />}
        {expandable && <col className="al-table-mark" />}
        {columns.map(({ key, width }) => (
          <col key={key} style={width ? { inlineSize: width } : undefined} />
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
              <span className="al-visually-hidden">Details</span>
            </th>
          )}
          {columns.map((column) => {
            const key = sortKey(column);
            const sorted = key !== undefined && sort?.key === key ? sort.direction : undefined;
            return (
              <th
                key={column.key}
                scope="col"
                className={cellClass(column)}
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

/** The heading. Behind `memo`: it has nothing to do with what happens in rows. */
export const TableHead = memo(TableHeadView) as typeof TableHeadView;

function SelectPage({
  page,
  empty,
  onPageToggle,
}: Pick<TableHeadProps<never, never>, 'page' | 'empty' | 'onPageToggle'>) {
  const ref = useRef<HTMLInputElement>(null);

  // `indeterminate` exists as a property only.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = page === 'some';
  }, [page]);

  return (
    <input
      ref={ref}
      type="checkbox"
      className="al-checkbox al-table-check"
      aria-label="Select all"
      checked={page === 'all'}
      disabled={empty}
      onChange={(event) => {
        // The browser has cleared it with the click; a refused selection must look as before.
        event.currentTarget.indeterminate = page === 'some';
        onPageToggle();
      }}
    />
  );
}
