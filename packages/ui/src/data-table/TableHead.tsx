import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Component, createRef, memo, useEffect, useRef } from 'react';
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
      <ColumnGroup
        columns={columns}
        marks={(selectable ? 1 : 0) + (expandable ? 1 : 0)}
        empty={empty}
      />
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
                className={cx(cellClass(column), column.rowHeader && 'al-table-name') || undefined}
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

interface ColumnGroupProps {
  columns: readonly Pick<DataTableColumn<never, never>, 'key' | 'width'>[];
  /** Narrow columns before the first: checkbox and detail button. */
  marks: number;
  /** There are no rows, so that nothing but this gives the columns their width. */
  empty: boolean;
}

/**
 * The widths of the columns. A table that loses its rows keeps the widths they gave it. A class, because no hook can measure
 * before React changes the document.
 */
class ColumnGroup extends Component<ColumnGroupProps, { widths: Map<string, number> }> {
  override state = { widths: new Map<string, number>() };
  private group = createRef<HTMLTableColElement>();

  override getSnapshotBeforeUpdate(previous: ColumnGroupProps) {
    if (!this.props.empty || previous.empty) return null;
    const headings = this.group.current?.parentElement?.querySelectorAll('thead th') ?? [];
    return new Map(
      previous.columns.map(({ key }, index) => [
        key,
        headings[previous.marks + index]?.getBoundingClientRect().width ?? 0,
      ]),
    );
  }

  override componentDidUpdate(
    _props: ColumnGroupProps,
    _state: unknown,
    widths: Map<string, number> | null,
  ) {
    if (widths) this.setState({ widths });
  }

  override render() {
    const { columns, marks, empty } = this.props;
    return (
      <colgroup ref={this.group}>
        {Array.from({ length: marks }, (_, mark) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are nothing but their place
          <col key={mark} className="al-table-mark" />
        ))}
        {columns.map(({ key, width }) => {
          const kept = (empty && this.state.widths.get(key)) || undefined;
          return <col key={key} style={{ inlineSize: kept ?? width, minInlineSize: kept }} />;
        })}
      </colgroup>
    );
  }
}
