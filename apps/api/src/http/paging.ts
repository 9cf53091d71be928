import type { Pagination, SortDirection } from '@audit-letters/api-client/contract';
import type { OrderByItemBuilder } from 'kysely';

/** A page as it was asked for: counted from 1, of so many rows. */
export interface ListPage {
  page: number;
  perPage: number;
}

/** The page a query names, with the list's own size where it names none. */
export function listPage(query: { page?: number; per_page?: number }, perPage: number): ListPage {
  return { page: query.page ?? 1, perPage: query.per_page ?? perPage };
}

/** Which way a list is sorted; what is not known comes last either way. */
export function sortDirection({ sort_dir }: { sort_dir?: SortDirection }) {
  return (order: OrderByItemBuilder) =>
    (sort_dir === 'desc' ? order.desc() : order.asc()).nullsLast();
}

/** Where the first row of a page lies. Far beyond every list it stays a number the database takes. */
export function offsetOf({ page, perPage }: ListPage): number {
  return (page - 1) * perPage;
}

/** The rows of a page in a list of `total`, counted from its nearer end: what is skipped costs. */
export interface Slice {
  /** How many; none beyond the end. */
  length: number;
  /** How many lie before them, from the end that is counted from. */
  skipped: number;
  backwards: boolean;
}

export function sliceOf(page: ListPage, total: number): Slice {
  const before = offsetOf(page);
  const length = Math.max(0, Math.min(page.perPage, total - before));
  const after = total - before - length;
  const backwards = after < before;
  return { length, skipped: backwards ? after : before, backwards };
}

/** The pagination of the contract for a page of so many rows, out of `total`. */
export function pagination({ page, perPage }: ListPage, rows: number, total: number): Pagination {
  const before = (page - 1) * perPage;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total,
    from: rows === 0 ? null : before + 1,
    to: rows === 0 ? null : before + rows,
  };
}
