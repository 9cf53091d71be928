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

/** The English texts of the widget; `LocaleProvider` replaces them. */
export const tableFooterTexts = {
  /** Name of the choice of a page size. */
  pageSize: 'Rows per page',
  /** A page size. */
  rows: (count: number) => `${count} rows`,
};
