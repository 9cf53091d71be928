/** A filter, and its part of a query. */
export interface FilterField {
  /** The minimum length of a trimmed value; shorter ones are not sent. */
  minLength: number;
  /** Whether it is personal data, which an address must not hold. */
  isPersonal: boolean;
  /** The filter that this one narrows: when its text is typed over, this one is emptied. */
  narrows?: string;
}

/** A text without personal data: facility numbers, account names. Sent from 2 characters on. */
export const textFilter: FilterField = { minLength: 2, isPersonal: false };

/** A text with personal data: names, units. Sent from 2 characters on. */
export const personalTextFilter: FilterField = { minLength: 2, isPersonal: true };

/** A choice, a checkbox or a date: sent unless empty. */
export const choiceFilter: FilterField = { minLength: 1, isPersonal: false };

/** The id of one facility, beside its number. */
export const facilityIdFilter: FilterField = { ...choiceFilter, narrows: 'facility_number' };

/** The id of a facility; `undefined` for another text. */
export const facilityIdOf = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The filters of a list, by name. */
export type FilterFields<Name extends string> = Readonly<Record<Name, FilterField>>;
/** The value of each filter; empty without one. */
export type FilterValues<Name extends string> = Readonly<Record<Name, string>>;

/** Maps each value to another one under the same name. */
export function mapFilters<Name extends string, V, T>(
  values: Readonly<Record<Name, V>>,
  make: (value: V, name: Name) => T,
): Record<Name, T> {
  const entries = filterNames(values).map((name) => [name, make(values[name], name)]);
  // The type of `Object.fromEntries` loses the names.
  return Object.fromEntries(entries) as Record<Name, T>;
}

/** The names of the filters. */
export const filterNames = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  // The type of `Object.keys` loses them.
  Object.keys(fields) as Name[];

/** The values to send: trimmed, without those that are too short (SHL-114). */
export function sentFilters<Name extends string>(
  fields: FilterFields<Name>,
  values: FilterValues<Name>,
): Partial<Record<Name, string>> {
  const sent: Partial<Record<Name, string>> = {};
  for (const name of filterNames(fields)) {
    const value = values[name].trim();
    if (value.length >= fields[name].minLength) sent[name] = value;
  }
  return sent;
}

/** The values after one is typed, which empties those that narrow it. */
export const withTyped = <Name extends string>(
  fields: FilterFields<Name>,
  values: FilterValues<Name>,
  typed: { name: Name; value: string },
) =>
  mapFilters(values, (value, name) => {
    if (name === typed.name) return typed.value;
    return fields[name].narrows === typed.name ? '' : value;
  });

/** Every filter empty. */
export const noFilters = <Name extends string>(fields: FilterFields<Name>) =>
  mapFilters(fields, () => '');
