import type { ListFilter } from '@audit-letters/ui';

/** A text without personal data: facility numbers, account names. Sent from 2 characters on (SHL-114). */
export const textFilter: ListFilter = { minLength: 2 };

/** A text with personal data: names, units. Sent from 2 characters on (SHL-114). */
export const personalTextFilter: ListFilter = { minLength: 2, personal: true };

/** A choice, a checkbox or a date. */
export const choiceFilter: ListFilter = {};

/** The id of one facility, beside its number. */
export const facilityIdFilter: ListFilter = { narrows: 'facility_number' };

/** The id of a facility; `undefined` for another text. */
export const facilityIdOf = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
