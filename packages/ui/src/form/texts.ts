import { describeProblem } from './validation.ts';

/** The English texts of forms; `LocaleProvider` replaces them. */
export const formTexts = {
  /** Behind the label of an optional field. */
  optional: '(optional)',
  /** The message of an invalid field. */
  describeProblem,
  /** The message of a failed submission whose error has none. */
  failed: 'This could not be saved. Try again.',
  /** Title of the error summary. */
  errorSummary: (count: number) =>
    count === 1 ? 'One field needs another look' : `${count} fields need another look`,
};
