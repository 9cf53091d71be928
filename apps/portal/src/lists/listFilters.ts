/** How the value of a filter becomes part of a query. */
export interface FilterField {
  /** Whether the address holds the value, for Back, reload and copied links. Never for personal data. */
  inAddress: boolean;
  /** The minimum length of a trimmed value; shorter ones are not sent. */
  minLength: number;
}

/** A text without personal data: facility numbers, account names. Sent from 2 characters on. */
export const textFilter: FilterField = { inAddress: true, minLength: 2 };

/** A text with personal data, kept in the state of the history entry. Sent from 2 characters on. */
export const privateTextFilter: FilterField = { inAddress: false, minLength: 2 };

/** A choice, a checkbox or a date: sent unless empty. */
export const choiceFilter: FilterField = { inAddress: true, minLength: 1 };

export type FilterFields<Name extends string> = Readonly<Record<Name, FilterField>>;
export type FilterValues<Name extends string> = Readonly<Record<Name, string>>;

/** Maps each value to another one under the same name. */
export function mapFilters<Name extends string, V, T>(
  values: Readonly<Record<Name, V>>,
  make: (value: V, name: Name) => T,
): Record<Name, T> {
  const entries = namesOf(values).map((name) => [name, make(values[name], name)]);
  // The type of `Object.fromEntries` loses the names.
  return Object.fromEntries(entries) as Record<Name, T>;
}

const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  Object.keys(fields) as Name[];

/** The values to send: trimmed, without those that are too short (FAC-7). */
export function sentFilters<Name extends string>(
  fields: FilterFields<Name>,
  values: FilterValues<Name>,
): Partial<Record<Name, string>> {
  const sent: Partial<Record<Name, string>> = {};
  for (const name of namesOf(fields)) {
    const value = values[name].trim();
    if (value.length >= fields[name].minLength) sent[name] = value;
  }
  return sent;
}

/** The values in an address; fields that the address does not hold get `fallback`. */
export function filtersInAddress<Name extends string>(
  fields: FilterFields<Name>,
  address: URLSearchParams,
  fallback: FilterValues<Name>,
): Record<Name, string> {
  const values: Record<Name, string> = { ...fallback };
  for (const name of namesOf(fields)) {
    if (fields[name].inAddress) values[name] = address.get(name) ?? '';
  }
  return values;
}

/** The address with these values, without empty and private ones. */
export function addressOfFilters<Name extends string>(
  fields: FilterFields<Name>,
  address: URLSearchParams,
  values: FilterValues<Name>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of namesOf(fields)) {
    next.delete(name);
    if (fields[name].inAddress && values[name].trim()) next.set(name, values[name].trim());
  }
  return next;
}

/** The private values in the state of a history entry. All other values are empty. */
export function filtersInState<Name extends string>(
  fields: FilterFields<Name>,
  state: unknown,
): Record<Name, string> {
  const kept = new Map(
    isObject(state) && isObject(state.filters) ? Object.entries(state.filters) : [],
  );
  return mapFilters(fields, ({ inAddress }, name) => {
    const value = kept.get(name);
    return !inAddress && typeof value === 'string' ? value : '';
  });
}

/** The state of a history entry with the private values replaced. */
export function stateOfFilters<Name extends string>(
  fields: FilterFields<Name>,
  state: unknown,
  values: FilterValues<Name>,
): object {
  const kept = namesOf(fields).filter((name) => !fields[name].inAddress && values[name].trim());
  const filters = Object.fromEntries(kept.map((name) => [name, values[name].trim()]));
  return { ...(isObject(state) && state), filters };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every field empty. */
export const noFilters = <Name extends string>(fields: FilterFields<Name>) =>
  mapFilters(fields, () => '');

/** The page number in an address, by default 1. */
export function pageInAddress(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
