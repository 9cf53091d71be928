/** An unreadable upload. The message names the problem and the expected file. */
export class WorkbookError extends Error {
  override name = 'WorkbookError';
}

export const damaged = (what: string, cause?: unknown) =>
  new WorkbookError(
    `This file is damaged: ${what}. Open it in Excel, save it again as Excel Workbook (.xlsx) and upload that.`,
    { cause },
  );

export const tooBig = (what: string) =>
  new WorkbookError(`This file is too big: ${what}. Upload it in smaller parts.`);

export const encrypted = () =>
  new WorkbookError(
    'This file is encrypted with a password, so it cannot be read. Save it without a password as Excel Workbook (.xlsx) and upload that.',
  );

const EXPECTED = 'Export the report as Excel Workbook (.xlsx) and upload that.';

/** Refuses files whose first bytes are not those of a zip, and names the kind of file. */
export function refuseOtherThanZip(file: Buffer): void {
  if (file.length === 0) {
    throw new WorkbookError(`This file is empty. ${EXPECTED}`);
  }
  if (startsWith(file, [0x50, 0x4b, 0x03, 0x04])) return;
  if (startsWith(file, [0xd0, 0xcf, 0x11, 0xe0])) {
    // Excel wraps an encrypted workbook in the container of the old formats, in a stream of this name.
    if (file.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw encrypted();
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

/** Refuses zip files that are not an .xlsx or have macros. */
export function refuseOtherPackages(paths: readonly string[]): void {
  if (paths.some((path) => /(^|\/)vbaProject\.bin$/i.test(path))) throw withMacros();
  if (paths.includes('xl/workbook.bin')) {
    throw new WorkbookError(
      'This file is a binary workbook (.xlsb), not an .xlsx. Save it as Excel Workbook (.xlsx) and upload that.',
    );
  }
  if (!paths.includes('[Content_Types].xml')) {
    throw new WorkbookError(`This file is a zip file, not an .xlsx workbook. ${EXPECTED}`);
  }
}

export const withMacros = () =>
  new WorkbookError(
    'This file holds macros, which are not accepted. Save it as Excel Workbook (.xlsx), which has none, and upload that.',
  );
