export type WorkbookProblem =
  | 'not_xlsx'
  | 'encrypted'
  | 'macros'
  | 'doctype'
  | 'too_big'
  | 'no_sheet'
  | 'damaged';

/** An unreadable upload. The message names the problem and the expected file. */
export class WorkbookError extends Error {
  override name = 'WorkbookError';
  readonly problem: WorkbookProblem;

  constructor(problem: WorkbookProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

export const damaged = (what: string, cause?: unknown) =>
  new WorkbookError(
    'damaged',
    `This file is damaged: ${what}. Open it in Excel, save it again as Excel Workbook (.xlsx) and upload that.`,
    { cause },
  );

export const tooBig = (what: string) =>
  new WorkbookError('too_big', `This file is too big: ${what}. Upload it in smaller parts.`);
