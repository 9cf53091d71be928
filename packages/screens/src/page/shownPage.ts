import type { Pagination } from '@audit-letters/api-client';

/** Where a list stands, in the words of the line below a table. */
export const shownPage = ({ from, to, total, current_page, last_page }: Pagination) => ({
  from,
  to,
  total,
  page: current_page,
  lastPage: last_page,
});
