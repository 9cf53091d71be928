import type { Pagination } from '@audit-letters/api-client';

/**
 * The props of `TableFooter` for a page of a list. After the end of the list (an old link, deleted rows) the previous
 * button leads to the last page.
 */
export const shownPage = ({ from, to, total, current_page, last_page }: Pagination) => ({
  from,
  to,
  total,
  page: Math.min(current_page, last_page + 1),
  lastPage: last_page,
});
