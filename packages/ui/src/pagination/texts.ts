/** The English texts of the widget; `LocaleProvider` replaces them. */
export const paginationTexts = {
  /** Name of the navigation. */
  label: 'Pagination',
  /** Name of the button to the first page. */
  first: 'First page',
  /** Name of the button to the previous page. */
  previous: 'Previous page',
  /** Name of the button to a page. */
  page: (page: number) => `Page ${page}`,
  /** The number of pages. */
  pages: (count: number) => `${count} pages`,
  /** Name of the button to the next page. */
  next: 'Next page',
  /** Name of the button to the last page. */
  last: 'Last page',
};
