import { openSheet } from '../../sheets/read.ts';

/** The cells of a workbook's first sheet, or of the named one, as text, row by row, the headings first. */
export async function workbookRows(workbook: Buffer, name?: string): Promise<string[][]> {
  const sheet = await openSheet(workbook, name ? { name } : {});
  const rows: string[][] = [];
  for await (const batch of sheet.rows()) rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

/** The rows below the headings, each as an object by its headings; what is empty is missing. */
export async function workbookRecords(workbook: Buffer, name?: string) {
  const [headings = [], ...rows] = await workbookRows(workbook, name);
  return rows.map((cells) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell ? [[headings[at] ?? '', cell]] : []))),
  );
}
