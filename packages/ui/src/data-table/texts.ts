/** The English texts of the widget; `LocaleProvider` replaces them. */
export const tableTexts = {
  /** Name of the checkbox for all rows of the page. */
  selectAll: 'Select all',
  /** Name of the checkbox of a row. */
  select: (row: string) => `Select ${row}`,
  /** Heading of the column of detail buttons. */
  details: 'Details',
  /** Name of the detail button of a row. */
  detailsOf: (row: string) => `Details of ${row}`,
  /** Name of the handle that resizes a column. */
  resize: (column: string) => `Resize ${column}`,
  /** The button below an error. */
  retry: 'Retry',
  /** The button of an empty table with filters. */
  clearFilters: 'Clear filters',
};
