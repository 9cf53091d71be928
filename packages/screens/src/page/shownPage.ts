import type { Pagination } from '@audit-letters/api-client';

/**
 * Where a list stands, in the words of the line below a table. Beyond the end, which an old link or a deleted row leads
 * to, the previous page is the last one.
 */
export const shownPage = ({ from, to, total, current_page, last_page }: Pagination) => ({
  from,
  to,
  total,
  page: Math.min(current_page, last_page + 1),
  lastPage: last_page,
});
