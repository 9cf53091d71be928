import { Pagination, type SortDirection } from '@audit-letters/api-client/contract';
import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type TSchema, Type } from 'typebox';
import type { Db } from '../database/engine.ts';
import { textOrder } from '../database/expressions.ts';

/** The requested page of a list, counted from 1. */
export interface ListPage {
  page: number;
  perPage: number;
}

/** The page that a query asks for. `perPage` is the default size of the list. */
export function listPage(query: { page?: number; per_page?: number }, perPage = 100): ListPage {
  return { page: query.page ?? 1, perPage: query.per_page ?? perPage };
}

/** The schema of a page of such rows. */
export const PageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({ data: Type.Array(row), pagination: Pagination });

/** Applies the sort direction. Empty values come last in both directions. */
export function sortDirection({ sort_dir }: { sort_dir?: SortDirection }) {
  return (order: OrderByItemBuilder) =>
    (sort_dir === 'desc' ? order.desc() : order.asc()).nullsLast();
}

/** Orders a query by the column that a list is sorted by, if any; `texts` are the columns of texts. */
export const sortedBy =
  <Key extends string>(sort: { sort_by?: Key; sort_dir?: SortDirection }, texts: readonly Key[]) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) => {
    const { sort_by: key } = sort;
    if (key === undefined) return query;
    return query.orderBy(texts.includes(key) ? textOrder(key) : sql.ref(key), sortDirection(sort));
  };

/** The rows of a page. */
export const ofPage = <DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
  page: ListPage,
) => query.limit(page.perPage).offset((page.page - 1) * page.perPage);

/** The rows of a page, and its position among all rows of the query. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  page: ListPage,
) {
  const [rows, count] = await Promise.all([
    ofPage(query, page).execute(),
    sql<{ total: number }>`select count(*) as total from (${query.clearOrderBy()}) as list`.execute(
      db,
    ),
  ]);
  return { rows, pagination: pagination(page, rows.length, count.rows[0]?.total ?? 0) };
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
