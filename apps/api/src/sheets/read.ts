import { openArchive } from './read/archive.ts';
import { readFormats } from './read/formats.ts';
import { type ReadLimits, readLimits, readRows, type SheetRow } from './read/rows.ts';
import { readStrings } from './read/strings.ts';
import { readWorkbook, refuseOtherPackages } from './read/workbook.ts';

export { plainText } from './read/cells.ts';
export { WorkbookError } from './read/errors.ts';
export { readLimits, type SheetRow } from './read/rows.ts';

/** A sheet whose rows are read on demand. */
export interface SheetReader {
  sheetName: string;
  /** Whether serial dates count from 1904. Callers need it for dates in cells without a date format. */
  since1904: boolean;
  /** The rows that have text, in batches. */
  rows(): AsyncGenerator<SheetRow[]>;
}

/**
 * Opens the first sheet of an untrusted .xlsx. Only the parts of this sheet are unpacked, and every size has a limit.
 * This function and `rows()` throw `WorkbookError`.
 */
export function openFirstSheet(file: Buffer, limits = readLimits): Promise<SheetReader> {
  return open(file, undefined, limits);
}

/** Opens a sheet by its name, for workbooks that the server wrote. */
export function openNamedSheet(
  file: Buffer,
  name: string,
  limits = readLimits,
): Promise<SheetReader> {
  return open(file, name, limits);
}

async function open(
  file: Buffer,
  sheetName: string | undefined,
  limits: ReadLimits,
): Promise<SheetReader> {
  const archive = await openArchive(file, limits);
  refuseOtherPackages(archive);
  const workbook = await readWorkbook(archive, sheetName);
  const formats = workbook.styles ? await readFormats(archive, workbook.styles) : [];
  const strings = workbook.sharedStrings
    ? await readStrings(archive, workbook.sharedStrings, limits.sharedStrings)
    : [];
  return {
    sheetName: workbook.sheetName,
    since1904: workbook.since1904,
    rows: () => readRows(archive, workbook, { formats, strings, limits }),
  };
}
