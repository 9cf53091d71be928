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
  /** The rows on the page. */
  range: (from: number, to: number, total: number) =>
    `Displaying ${from} to ${to} of ${total} items`,
  /** Without rows. */
  none: 'No relevant data',
  /** Name of the choice of a page size. */
  pageSize: 'Rows per page',
  /** A page size. */
  rows: (count: number) => `${count} rows`,
};
