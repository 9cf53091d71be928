import { describeSelection } from '../selection/selection.ts';

/** The English texts of the widget; `LocaleProvider` replaces them. */
export const tableSelectionTexts = {
  /** The selected rows. */
  describe: describeSelection,
  /** The button that selects the rows of all pages. */
  selectAll: (total: number) => `Select all ${total}`,
  /** The button that selects no rows. */
  clear: 'Clear',
};
