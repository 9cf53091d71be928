import { openArchive } from './read/archive.ts';
import { readFormats } from './read/formats.ts';
import { type ReadLimits, readLimits, readRows, type SheetRow } from './read/rows.ts';
import { readStrings } from './read/strings.ts';
import { readWorkbook } from './read/workbook.ts';

export { plainText } from './read/cells.ts';
export { WorkbookError } from './read/refusals.ts';
export { readLimits, type SheetRow } from './read/rows.ts';

/** A sheet whose rows are read on demand. */
export interface SheetReader {
  /** Whether serial dates count from 1904. Callers need it for dates in cells without a date format. */
  since1904: boolean;
  /** The rows that have text, in batches. */
  rows(): AsyncGenerator<SheetRow[]>;
}

/**
 * Opens the first sheet of an untrusted .xlsx, or the sheet of a name. Only the parts of this sheet are unpacked, and every
 * size has a limit. This function and `rows()` throw `WorkbookError`.
 */
export async function openSheet(
  file: Buffer,
  { name, limits = readLimits }: { name?: string; limits?: ReadLimits } = {},
): Promise<SheetReader> {
  const archive = await openArchive(file, limits);
  const workbook = await readWorkbook(archive, name);
  const formats = workbook.styles ? await readFormats(archive, workbook.styles) : [];
  const strings = workbook.sharedStrings
    ? await readStrings(archive, workbook.sharedStrings, limits.sharedStrings)
    : [];
  return {
    since1904: workbook.since1904,
    rows: () => readRows(archive, workbook, { formats, strings, limits }),
  };
}
