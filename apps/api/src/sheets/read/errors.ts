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
