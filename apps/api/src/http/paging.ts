import type { Pagination, SortDirection } from '@audit-letters/api-client/contract';
import type { OrderByItemBuilder } from 'kysely';

/** The requested page of a list, counted from 1. */
export interface ListPage {
  page: number;
  perPage: number;
}

/** The page that a query asks for. `perPage` is the default size of the list. */
export function listPage(query: { page?: number; per_page?: number }, perPage: number): ListPage {
  return { page: query.page ?? 1, perPage: query.per_page ?? perPage };
}

/** Applies the sort direction. Empty values come last in both directions. */
export function sortDirection({ sort_dir }: { sort_dir?: SortDirection }) {
  return (order: OrderByItemBuilder) =>
    (sort_dir === 'desc' ? order.desc() : order.asc()).nullsLast();
}

/** The number of rows before a page. */
export function offsetOf({ page, perPage }: ListPage): number {
  return (page - 1) * perPage;
}

/** The rows of a page, counted from the nearer end of the list, because skipped rows cost time. */
export interface Slice {
  /** The number of rows; 0 beyond the end. */
  length: number;
  /** The number of rows before the slice, from the end that it is counted from. */
  skipped: number;
  backwards: boolean;
}

export function sliceOf(page: ListPage, total: number): Slice {
  return sliceAt(offsetOf(page), page.perPage, total);
}

/** The slice of at most `most` rows after the first `before` rows. */
export function sliceAt(before: number, most: number, total: number): Slice {
  const length = Math.max(0, Math.min(most, total - before));
  const after = total - before - length;
  const backwards = after < before;
  return { length, skipped: backwards ? after : before, backwards };
}

/** The pagination of a page with `rows` rows in a list of `total`. */
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
