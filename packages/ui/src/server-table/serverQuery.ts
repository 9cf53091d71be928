import type { TableSort } from '../data-table/types.ts';

/** The query of a table to a server. */
export interface ServerQuery<Name extends string = never> {
  /** The page, from 1. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** The sort; `null` for the order of the server. */
  sort: TableSort | null;
  /** The filters by name. */
  filter: Readonly<Record<Name, string>>;
}

/** A query to write; a missing filter has its initial text. */
export interface WrittenQuery extends Omit<ServerQuery, 'filter'> {
  filter: Readonly<Partial<Record<string, string>>>;
}

/** The query in the search part of an address; what is missing there is that of `usual`. */
export function readQuery(text: string, usual: ServerQuery<string>): ServerQuery<string> {
  const params = new URLSearchParams(text);
  return {
    page: positive(params.get('page')) ?? usual.page,
    pageSize: positive(params.get('page_size')) ?? usual.pageSize,
    sort: readSort(params.get('sort'), usual.sort),
    filter: Object.fromEntries(
      Object.entries(usual.filter).map(([name, value]) => [name, params.get(name) ?? value]),
    ),
  };
}

/** Writes a query into the search part of an address, as far as it differs from `usual`: `?page=2&sort=-rent`. */
export function writeQuery(
  text: string,
  { page, pageSize, sort, filter }: WrittenQuery,
  usual: ServerQuery<string>,
): string {
  const params = new URLSearchParams(text);
  const write = (name: string, value: string, usualValue: string) =>
    value === usualValue ? params.delete(name) : params.set(name, value);
  write('page', `${page}`, `${usual.page}`);
  write('page_size', `${pageSize}`, `${usual.pageSize}`);
  write('sort', sortText(sort), sortText(usual.sort));
  for (const [name, usualValue] of Object.entries(usual.filter))
    write(name, filter[name] ?? usualValue, usualValue);
  return params.size > 0 ? `?${params}` : '';
}

type Sort = ServerQuery['sort'];

const sortText = (sort: Sort) => (sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.key}` : '');

function readSort(text: string | null, usual: Sort): Sort {
  if (text === null) return usual;
  if (text === '') return null;
  return text.startsWith('-')
    ? { key: text.slice(1), direction: 'desc' }
    : { key: text, direction: 'asc' };
}

function positive(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
