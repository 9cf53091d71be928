import type { TableSort } from '../data-table/types.ts';

/** The filters, the sort, the page and the page size of a list, as a place keeps them. */
export interface KeptQuery {
  /** The text of each filter; a missing one has its initial text. */
  filters: Readonly<Partial<Record<string, string>>>;
  /** The sort; `null` or `undefined` for the order of the server. */
  sort?: TableSort | null | undefined;
  /** The page, from 1. @default 1 */
  page?: number | undefined;
  /** Rows of a page; `undefined` for the initial number. */
  pageSize?: number | undefined;
}

/** The place that keeps the query of a list, such as the address of the page. */
export interface ListPlace {
  /** The query as it is now. A component that reads it renders again when it changes. */
  read: () => KeptQuery;
  /** Changes parts of the query; filters always come with all their texts. With `replace`, Back does not return to the state before. */
  write: (change: Partial<KeptQuery>, how: { replace: boolean }) => void;
}
