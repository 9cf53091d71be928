import type { ListFilter, ListFilters } from '@audit-letters/ui';

/** The filters of a list. Those that are `extra` are not sent to a server without extras (WIR-52). */
export type PortalFilters<Name extends string> = ListFilters<Name> &
  Readonly<Record<Name, { extra?: true }>>;

/** A text without personal data: facility numbers, account names. Sent from 2 characters on (SHL-114). */
export const textFilter: ListFilter = { minLength: 2 };

/** A text with personal data: names, units. Sent from 2 characters on (SHL-114). */
export const personalTextFilter: ListFilter = { minLength: 2, personal: true };

/** A choice, a checkbox or a date. */
export const choiceFilter: ListFilter = {};

/** A choice of these keys. */
export const keyFilter = (keys: readonly string[]): ListFilter<string> => ({
  parse: (text) => keys.find((key) => key === text),
});

/** A choice of the portal beyond the specification's filters. */
export const extraFilter: ListFilter & { extra: true } = { extra: true };

/** The id of one facility, beside its number. */
export const facilityIdFilter = { ...extraFilter, narrows: 'facility_number' };

/** The id of a facility; `undefined` for another text. */
export const facilityIdOf = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
