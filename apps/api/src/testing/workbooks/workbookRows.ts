import { openFirstSheet, openNamedSheet } from '../../sheets/read.ts';

/** The cells of a workbook's first sheet, or of the named one, as text, row by row, the headings first. */
export async function workbookRows(workbook: Buffer, sheetName?: string): Promise<string[][]> {
  const sheet = sheetName
    ? await openNamedSheet(workbook, sheetName)
    : await openFirstSheet(workbook);
  const rows: string[][] = [];
  for await (const batch of sheet.rows()) rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

/** The rows below the headings, each as an object by its headings; what is empty is missing. */
export async function workbookRecords(workbook: Buffer, sheetName?: string) {
  const [headings = [], ...rows] = await workbookRows(workbook, sheetName);
  return rows.map((cells) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell ? [[headings[at] ?? '', cell]] : []))),
  );
}
