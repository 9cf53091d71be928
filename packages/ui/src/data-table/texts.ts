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
  /** Description of the handle at the edge of a heading. */
  resize: (column: string) => `Resize ${column}, or press Enter for its menu`,
  /** Name of the menu of a column. */
  menu: (column: string) => `Column ${column}`,
  /** The item that keeps a column at the start. */
  pin: 'Pinned',
  /** The item that moves a column to the left. */
  moveLeft: 'Move left',
  /** The item that moves a column to the right. */
  moveRight: 'Move right',
  /** The item that restores the width of a column. */
  resetWidth: 'Reset width',
  /** The button below an error. */
  retry: 'Retry',
  /** The button of an empty table with filters. */
  clearFilters: 'Clear filters',
};
