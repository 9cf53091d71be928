import { openArchive, type ReadLimits, readLimits } from './read/archive.ts';
import { readStyles } from './read/formats.ts';
import { type MergedRows, readRows, type SheetRow } from './read/rows.ts';
import { readStrings } from './read/strings.ts';
import { readWorkbook } from './read/workbook.ts';

export { readLimits } from './read/archive.ts';
export { type CellMark, normalisedText } from './read/cells.ts';
export { WorkbookError } from './read/refusals.ts';
export type { MergedRows, SheetRow } from './read/rows.ts';

/** A sheet whose rows are read on demand. */
export interface SheetReader {
  /** Whether serial dates count from 1904. Callers need it for dates in cells without a date format. */
  since1904: boolean;
  /** The rows that have text, in batches. */
  rows(): AsyncGenerator<SheetRow[]>;
  /** The merged cells over several rows, known when the rows are read. */
  merged: readonly MergedRows[];
}

/**
 * Opens the first sheet of an untrusted .xlsx, or the sheet of a name. Only the parts of this sheet are unpacked, and
 * every size has a limit. This function and `rows()` throw `WorkbookError`.
 */
export async function openSheet(
  file: Buffer,
  { name, limits = readLimits }: { name?: string; limits?: ReadLimits } = {},
): Promise<SheetReader> {
  const archive = await openArchive(file, limits);
  const workbook = await readWorkbook(archive, name);
  const styles = workbook.styles ? await readStyles(archive, workbook.styles) : [];
  const strings = workbook.sharedStrings
    ? await readStrings(archive, workbook.sharedStrings, limits.sharedStrings)
    : [];
  const merged: MergedRows[] = [];
  return {
    since1904: workbook.since1904,
    rows: () => readRows(archive, workbook, { styles, strings, limits }, merged),
    merged,
  };
}
