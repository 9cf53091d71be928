import { sheet, workbookBuffer } from '../../sheets/write.ts';

/** A workbook of these rows, the first of which holds the headings. */
export function rowsWorkbook([
  first = [],
  ...rows
]: readonly (readonly string[])[]): Promise<Buffer> {
  const width = Math.max(first.length, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    heading: first[at] ?? '',
    value: (cells: readonly string[]) => cells[at],
  }));
  return workbookBuffer([sheet('Rent Roll', columns, rows)]);
}
