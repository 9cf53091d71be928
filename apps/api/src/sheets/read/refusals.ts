/** An unreadable upload. The message names the problem and the expected file. */
export class WorkbookError extends Error {
  override name = 'WorkbookError';
}

export const damaged = (what: string, cause?: unknown) =>
  new WorkbookError(
    `This file is damaged: ${what}. Open it in Excel, save it again as Excel Workbook (.xlsx) and upload that.`,
    { cause },
  );

export const tooBig = (what: string, remedy = 'Upload it in smaller parts.') =>
  new WorkbookError(`This file is too big: ${what}. ${remedy}`);

/** For files that are as big in parts: a million empty rows with a format, for example. */
export const COPY_THE_REPORT = 'Copy the cells of the report into a new workbook and upload that.';

export const tooLong = (row?: number) =>
  tooBig(
    `${row === undefined ? 'one of its cells' : `a cell in its row ${row}`} is longer than Excel allows`,
    'Shorten the cell and upload the file again.',
  );

export const encrypted = () =>
  new WorkbookError(
    'This file is encrypted with a password, so it cannot be read. Save it without a password as Excel Workbook (.xlsx) and upload that.',
  );

const withLabel = () =>
  new WorkbookError(
    'This file is encrypted by a sensitivity label (rights management), not by a password, so it cannot be read. Give it a label without encryption in Excel, save it as Excel Workbook (.xlsx) and upload that.',
  );

const EXPECTED = 'Export the report as Excel Workbook (.xlsx) and upload that.';

/** Refuses files whose first bytes are not those of a zip, and names the kind of file. */
export function refuseOtherThanZip(file: Buffer): void {
  if (file.length === 0) {
    throw new WorkbookError(`This file is empty. ${EXPECTED}`);
  }
  if (startsWith(file, [0x50, 0x4b, 0x03, 0x04])) return;
  if (startsWith(file, [0xd0, 0xcf, 0x11, 0xe0])) {
    // Excel wraps an encrypted workbook in the container of the old formats, in streams of these names.
    const hasStream = (name: string) => file.includes(Buffer.from(name, 'utf16le'));
    if (hasStream('DRMEncrypted')) throw withLabel();
    if (hasStream('EncryptedPackage')) throw encrypted();
    throw new WorkbookError(`This file is an old .xls workbook, not an .xlsx. ${EXPECTED}`);
  }
  throw new WorkbookError(`This file is ${kindOf(file)}, not an .xlsx workbook. ${EXPECTED}`);
}

function kindOf(file: Buffer): string {
  if (startsWith(file, Buffer.from('%PDF'))) return 'a PDF';
  const head = file.subarray(0, 4096);
  if (/^\s*</.test(head.toString('latin1').replace(/^\xef\xbb\xbf/, '')))
    return 'a web page or XML file';
  const control = head.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13);
  return control ? 'something else' : 'a text or CSV file';
}

const startsWith = (file: Buffer, bytes: ArrayLike<number>) =>
  Array.from(bytes).every((byte, at) => file[at] === byte);

export const withMacros = () =>
  new WorkbookError(
    'This file holds macros, which are not accepted. Save it as Excel Workbook (.xlsx), which has none, and upload that.',
  );

/** Refuses zip files that are not an .xlsx or have macros. The paths are in lower case. */
export function refuseOtherPackages(paths: readonly string[]): void {
  if (paths.some((path) => /(^|\/)(vbaproject\.bin|macrosheets\/.*)$/.test(path))) {
    throw withMacros();
  }
  if (paths.includes('xl/workbook.bin')) {
    throw new WorkbookError(
      'This file is a binary workbook (.xlsb), not an .xlsx. Save it as Excel Workbook (.xlsx) and upload that.',
    );
  }
  if (!paths.includes('[content_types].xml')) {
    throw new WorkbookError(`This file is a zip file, not an .xlsx workbook. ${EXPECTED}`);
  }
}
