import type { TableSort } from '../data-table/types.ts';
import { filterNames, type ListFilters } from './filters.ts';
import type { KeptQuery } from './listPlace.ts';

/** The query in the search part of an address, such as `?name=mill&sort_by=city&sort_dir=asc&page=2`. It has no personal filter. */
export function queryInAddress<Name extends string>(
  fields: ListFilters<Name>,
  search: string,
): KeptQuery {
  const address = new URLSearchParams(search);
  const filters: Partial<Record<string, string>> = {};
  for (const name of filterNames(fields)) {
    const text = address.get(name);
    if (text !== null && !fields[name].personal) filters[name] = text;
  }
  return {
    filters,
    sort: sortIn(address),
    page: positive(address.get('page')),
    pageSize: positive(address.get('page_size')),
  };
}

/** The search part of an address after a change of the query. Initial values and personal filters are left out. */
export function addressOfQuery<Name extends string>(
  fields: ListFilters<Name>,
  search: string,
  { filters, sort, page, pageSize }: Partial<KeptQuery>,
): string {
  const address = new URLSearchParams(search);
  const write = (name: string, value: string | undefined, initial = '') =>
    value === undefined || value === initial ? address.delete(name) : address.set(name, value);
  if (filters) {
    for (const name of filterNames(fields)) {
      const { personal, initial } = fields[name];
      write(name, personal ? undefined : filters[name]?.trim(), initial);
    }
  }
  if (sort !== undefined) {
    write('sort_by', sort?.key);
    write('sort_dir', sort?.direction);
  }
  if (page !== undefined) write('page', `${page}`, '1');
  if (pageSize !== undefined) write('page_size', `${pageSize}`);
  return address.size > 0 ? `?${address}` : '';
}

function sortIn(address: URLSearchParams): TableSort | undefined {
  const key = address.get('sort_by');
  const direction = address.get('sort_dir');
  return key && (direction === 'asc' || direction === 'desc') ? { key, direction } : undefined;
}

function positive(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined;
}
