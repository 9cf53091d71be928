import { parseId } from '@audit-letters/api-client/values';
import type { ListFilter } from '@audit-letters/ui';

/** A filter of a list. One that is `extra` is not sent to a server without extras (WIR-52). */
export interface ScreenFilter extends ListFilter {
  extra?: true;
  /** The label of the field of a text. */
  label?: string;
}

/** A text without personal data: facility numbers, account names. Sent from 2 characters on (SHL-114). */
export const textFilter = { minLength: 2 };

/** A text with personal data: names, units. Sent from 2 characters on (SHL-114). */
export const personalTextFilter = { minLength: 2, personal: true };

/** A choice of these keys. */
export const keyFilter = <Key extends string>(keys: readonly Key[]) => ({
  parse: (text: string) => keys.find((key) => key === text),
});

/** A checkbox. */
export const checkboxFilter = { parse: (text: string) => (text === 'true' ? true : undefined) };

/** A filter beyond those of the specification. */
export const extraFilter: { extra: true } = { extra: true };

/** The id of one facility, beside its number. */
export const facilityIdFilter = {
  ...extraFilter,
  narrows: 'facility_number',
  parse: parseId,
};
