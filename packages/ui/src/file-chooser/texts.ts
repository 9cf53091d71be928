import { describeFileProblem } from './fileProblem.ts';

/** The English texts of the widget; `LocaleProvider` replaces them. */
export const fileChooserTexts = {
  /** Prompt of the empty control. */
  choose: 'Choose a file or drop it here',
  /** Name of the remove button. */
  remove: 'Remove the file',
  /** The error or warning about a file. */
  describeProblem: describeFileProblem,
};
