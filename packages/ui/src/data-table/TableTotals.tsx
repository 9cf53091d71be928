import { type CellStyle, type ModelHeader, renderTemplate } from './columns.ts';

interface TableTotalsProps<Row extends object, Actions extends object> {
  headers: readonly ModelHeader<Row, Actions>[];
  cells: readonly CellStyle[];
  /** Number of narrow columns before the first data column: checkbox and detail button. */
  controlColumns: number;
}

/** A row with the `footer` of each column, which stays in view below the rows. */
export function TableTotals<Row extends object, Actions extends object>({
  headers,
  cells,
  controlColumns,
}: TableTotalsProps<Row, Actions>) {
  return (
    <tfoot className="al-table-rows al-table-totals">
      <tr>
        {controlColumns > 0 && <td className="al-table-mark" colSpan={controlColumns} />}
        {headers.map((header, index) => {
          const { rowHeader, className, style, label }: Partial<CellStyle> = cells[index] ?? {};
          const content = renderTemplate(header.column.columnDef.footer, header.getContext());
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
