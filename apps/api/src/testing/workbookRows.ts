import { openFirstSheet } from '../sheets/read.ts';

/** The cells of a workbook's first sheet as text, row by row, the headings first. */
export async function workbookRows(workbook: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const batch of (await openFirstSheet(workbook)).rows()) {
    rows.push(...batch.map(({ cells }) => cells));
  }
  return rows;
}
