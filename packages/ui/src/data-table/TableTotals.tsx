import { type CellStyle, type ModelHeader, renderTemplate } from './columns.ts';

interface TableTotalsProps<Row extends object, Actions extends object> {
  headers: readonly ModelHeader<Row, Actions>[];
  cells: readonly CellStyle[];
  actions: Actions;
  /** Number of narrow columns before the first data column: checkbox and detail button. */
  controlColumns: number;
}

/**
 * A row with the `footer` of each column, which stays in view below the rows. It renders with the table, so a `footer` calls
 * the actions of this render.
 */
export function TableTotals<Row extends object, Actions extends object>({
  headers,
  cells,
  actions,
  controlColumns,
}: TableTotalsProps<Row, Actions>) {
  return (
    <tfoot className="al-table-rows al-table-totals">
      <tr>
        {controlColumns > 0 && <td className="al-table-mark" colSpan={controlColumns} />}
        {headers.map((header, index) => {
          const { rowHeader, className, style, label }: Partial<CellStyle> = cells[index] ?? {};
          const context = header.getContext();
          const { table } = context;
          const content = renderTemplate(header.column.columnDef.footer, {
            ...context,
            table: { ...table, options: { ...table.options, meta: actions } },
          });
          return rowHeader ? (
            <th key={header.id} scope="row" className={className} style={style}>
              {content}
            </th>
          ) : (
            <td key={header.id} className={className} style={style} data-label={label}>
              {content}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
