import { type FilterFields, type FilterValues, filterNames, mapFilters } from './filters.ts';
import type { ListPlace, ListQueryState } from './listPlace.ts';

/** Changes the query of the address, as `setSearchParams` of React Router and wouter do. */
export type SetQuery = (
  update: (query: URLSearchParams) => URLSearchParams,
  options: { replace: boolean; state: unknown },
) => void;

/** The address of a page as its router gives it. */
export interface PageAddress {
  /** The query. */
  query: URLSearchParams;
  /** The state of the history entry. */
  state: unknown;
}

/**
 * Keeps the filters, the sort and the page of a list in the address, so Back, reload and copied links restore them.
 * Personal filters are in the state of the history entry, which Back and reload restore and a copied link lacks.
 */
export function addressPlace<Name extends string>(
  fields: FilterFields<Name>,
  { query, state }: PageAddress,
  setQuery: SetQuery,
): ListPlace<Name> {
  return {
    filters: filtersInAddress(fields, query, filtersInState(fields, state)),
    sort: sortInAddress(query),
    page: pageInAddress(query),
    onChange: (change, how) =>
      setQuery((before) => addressOf(fields, before, change), {
        ...how,
        state: change.filters ? stateOfFilters(fields, state, change.filters) : state,
      }),
  };
}

/** The values in an address; fields that the address does not hold get `fallback`. */
export function filtersInAddress<Name extends string>(
  fields: FilterFields<Name>,
  address: URLSearchParams,
  fallback: FilterValues<Name>,
): Record<Name, string> {
  return mapFilters(fields, ({ isPersonal }, name) =>
    isPersonal ? fallback[name] : (address.get(name) ?? ''),
  );
}

/** The address after a change, without empty and personal values. */
export function addressOf<Name extends string>(
  fields: FilterFields<Name>,
  address: URLSearchParams,
  { filters, sort, page }: Partial<ListQueryState<Name>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  if (filters) {
    for (const name of filterNames(fields))
      put(name, fields[name].isPersonal ? undefined : filters[name].trim());
  }
  if (sort !== undefined) {
    put('sort_by', sort?.key);
    put('sort_dir', sort?.direction);
  }
  if (page !== undefined) put('page', page === 1 ? undefined : String(page));
  return next;
}

/** The personal values in the state of a history entry. All other values are empty. */
export function filtersInState<Name extends string>(
  fields: FilterFields<Name>,
  state: unknown,
): Record<Name, string> {
  const storedFilters = new Map(Object.entries(Object(Object(state).filters)));
  return mapFilters(fields, ({ isPersonal }, name) => {
    const value = storedFilters.get(name);
    return isPersonal && typeof value === 'string' ? value : '';
  });
}

/** The state of a history entry with the personal values replaced. */
export function stateOfFilters<Name extends string>(
  fields: FilterFields<Name>,
  state: unknown,
  values: FilterValues<Name>,
): object {
  const names = filterNames(fields).filter(
    (name) => fields[name].isPersonal && values[name].trim(),
  );
  const filters = Object.fromEntries(names.map((name) => [name, values[name].trim()]));
  return { ...Object(state), filters };
}

/** The page number in an address, by default 1. */
export function pageInAddress(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

function sortInAddress(address: URLSearchParams): ListQueryState<string>['sort'] {
  const key = address.get('sort_by');
  const direction = address.get('sort_dir');
  return key && (direction === 'asc' || direction === 'desc') ? { key, direction } : null;
}
