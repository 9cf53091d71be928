'use client';
import { constructCell } from '@tanstack/react-table';
import { memo, type ReactNode, useMemo } from 'react';
import type { RowId } from '../../selection/index.ts';
import type { Tone } from '../../tone/tones.ts';
import { type CellStyle, type ModelColumn, type ModelRow, renderTemplate } from '../columns.ts';
import type { tableTexts } from '../texts.ts';

/** Values shared by all rows of a table, as one object: each row then compares a single prop. */
export interface RowContext<Row extends object, Actions extends object> {
  /** The visible columns, in order. */
  columns: readonly ModelColumn<Row, Actions>[];
  /** The attributes of their cells. */
  cells: readonly CellStyle[];
  actions: Actions;
  tableId: string;
  texts: typeof tableTexts;
  getRowLabel: (row: Row) => string;
  renderDetail: ((row: Row, actions: Actions) => ReactNode) | undefined;
  /** Whether a row can be selected; undefined in a table without a selection. */
  selectable: ((row: Row) => boolean) | undefined;
  rowTone: ((row: Row) => Tone | undefined) | undefined;
  /** The effect of a click on a row. With `open`, the row header contains a button that does the same. */
  rowAction: 'open' | 'select' | 'expand' | undefined;
}

interface TableRowProps<Row extends object, Actions extends object> {
  row: ModelRow<Row, Actions>;
  id: RowId;
  selected: boolean;
  expanded: boolean;
  context: RowContext<Row, Actions>;
}

function TableRowView<Row extends object, Actions extends object>({
  row,
  id,
  selected,
  expanded,
  context,
}: TableRowProps<Row, Actions>) {
  const { texts, selectable, rowTone, renderDetail } = context;
  const canSelect = selectable?.(row.original) ?? false;
  const isSelected = canSelect && selected;
  const open = renderDetail !== undefined && expanded;
  const label = selectable || renderDetail ? context.getRowLabel(row.original) : '';
  const cells = useMemo(() => renderCells(row, context), [row, context]);
  const detailId = `${context.tableId}-${id}`;
  return (
    <>
      <tr
        data-selected={isSelected || undefined}
        data-expanded={open || undefined}
        data-tone={rowTone?.(row.original)}
      >
        {selectable && (
          <td className="al-table-mark" data-no-click="">
            <input
              type="checkbox"
              className="al-checkbox al-table-check"
              aria-label={texts.select(label)}
              checked={isSelected}
              disabled={!canSelect}
              onChange={handledByBody}
            />
          </td>
        )}
        {renderDetail && (
          <td className="al-table-mark">
            <button
              type="button"
              className="al-table-expander"
              aria-expanded={open}
              aria-controls={open ? detailId : undefined}
              aria-label={texts.detailsOf(label)}
            />
          </td>
        )}
        {cells}
      </tr>
      {open && renderDetail && (
        // Keyed by record, so that the state of a detail (an open menu, unsaved text) never moves to another record.
        <tr key={id} id={detailId} className="al-table-detail">
          <td colSpan={cells.length + (selectable ? 2 : 1)}>
            <div className="al-table-detail-body">
              {renderDetail(row.original, context.actions)}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/**
 * One row and, when expanded, its detail row. TanStack makes new rows with every page of data; a row renders again only for
 * another record.
 */
export const TableRow = memo(
  TableRowView,
  ({ row, ...props }, { row: nextRow, ...next }) =>
    row.original === nextRow.original &&
    props.id === next.id &&
    props.selected === next.selected &&
    props.expanded === next.expanded &&
    props.context === next.context,
) as typeof TableRowView;

/** `<tbody>` handles the change event. React requires `onChange` on a controlled checkbox. */
const handledByBody = () => {};

/** The cells of a row. They do not depend on selection or expansion. */
function renderCells<Row extends object, Actions extends object>(
  row: ModelRow<Row, Actions>,
  { columns, cells, rowAction }: RowContext<Row, Actions>,
) {
  return columns.map((column, index) => {
    const { id, columnDef } = column;
    const { rowHeader, truncate, className, style, label, noClick }: Partial<CellStyle> =
      cells[index] ?? {};
    // `row` would keep its own cells in memory, a third of that of a table; `cell.getContext` costs 6% of the first drawing.
    const cell = constructCell(column, row, row.table);
    const content = renderTemplate(columnDef.cell, {
      table: row.table,
      column,
      row,
      cell,
      getValue: <Value,>() => cell.getValue<Value>(),
      renderValue: <Value,>() => cell.renderValue<Value>(),
    });
    if (rowHeader) {
      return (
        <th key={id} scope="row" className={className} style={style}>
          {rowAction === 'open' ? (
            <button type="button" className="al-table-open">
              {truncate ? <span className="al-table-truncate">{content}</span> : content}
            </button>
          ) : (
            content
          )}
        </th>
      );
    }
    return (
      <td key={id} className={className} style={style} data-label={label} data-no-click={noClick}>
        {content}
      </td>
    );
  });
}
