'use client';
import { memo, type ReactNode, useMemo } from 'react';
import type { RowId } from '../../selection/index.ts';
import type { StyledColumn } from '../columns.ts';
import type { tableTexts } from '../texts.ts';

/** Values shared by all rows of a table, as one object: each row then compares a single prop. */
export interface RowContext<Row, Actions> {
  columns: readonly StyledColumn<Row, Actions>[];
  actions: Actions;
  tableId: string;
  texts: typeof tableTexts;
  getRowLabel: (row: Row) => string;
  renderDetail: ((row: Row, actions: Actions) => ReactNode) | undefined;
  hasDetail: ((row: Row) => boolean) | undefined;
  selectable: boolean;
  /** The effect of a click on a row. With `open`, the row header contains a button that does the same. */
  rowAction: 'open' | 'select' | 'expand' | undefined;
}

interface TableRowProps<Row, Actions> {
  row: Row;
  id: RowId;
  selected: boolean;
  expanded: boolean;
  /** In a long table: the place among all rows, from 1 for the head. Browsers may leave out groups that are not in view. */
  rowIndex: number | undefined;
  context: RowContext<Row, Actions>;
}

function TableRowView<Row, Actions>({
  row,
  id,
  selected,
  expanded,
  rowIndex,
  context,
}: TableRowProps<Row, Actions>) {
  const { texts, selectable, renderDetail, hasDetail, columns } = context;
  const hasOwnDetail = renderDetail !== undefined && (hasDetail?.(row) ?? true);
  const open = hasOwnDetail && expanded;
  const label = selectable || hasOwnDetail ? context.getRowLabel(row) : undefined;
  const cells = useMemo(() => renderCells(row, context), [row, context]);
  const detailId = `${context.tableId}-${id}`;
  return (
    <>
      <tr
        aria-rowindex={rowIndex}
        data-selected={selected || undefined}
        data-expanded={open || undefined}
      >
        {selectable && (
          <td className="al-table-mark" data-no-click="">
            <input
              type="checkbox"
              className="al-checkbox al-table-check"
              aria-label={texts.select(label ?? '')}
              checked={selected}
              onChange={handledByBody}
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
                aria-label={texts.detailsOf(label ?? '')}
              />
            )}
          </td>
        )}
        {cells}
      </tr>
      {open && (
        // Keyed by record, so that the state of a detail (an open menu, unsaved text) never moves to another record.
        <tr key={id} id={detailId} className="al-table-detail">
          <td colSpan={columns.length + (selectable ? 2 : 1)}>
            <div className="al-table-detail-body">{renderDetail(row, context.actions)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

/** One row and, when expanded, its detail row. */
export const TableRow = memo(TableRowView) as typeof TableRowView;

/** `<tbody>` handles the change event. React requires `onChange` on a controlled checkbox. */
const handledByBody = () => {};

/** The cells of a row. They do not depend on selection or expansion. */
function renderCells<Row, Actions>(
  row: Row,
  { columns, actions, rowAction }: RowContext<Row, Actions>,
) {
  return columns.map((column) => {
    const content = column.cell(row, actions);
    if (column.rowHeader) {
      return (
        <th key={column.key} scope="row" className={column.className} style={column.style}>
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
        style={column.style}
        data-label={column.label}
        data-no-click={column.noClick ? '' : undefined}
      >
        {content}
      </td>
    );
  });
}
