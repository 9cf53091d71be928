import { describeProblem } from './validation.ts';

/** The English texts of forms; `LocaleProvider` replaces them. */
export const formTexts = {
  /** Behind the label of an optional field. */
  optional: '(optional)',
  /** The message of an invalid field. */
  describeProblem,
  /** Title of the error summary. */
  errorSummary: (count: number) =>
    count === 1 ? 'One field needs another look' : `${count} fields need another look`,
};
