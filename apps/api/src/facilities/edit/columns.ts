import {
  type FacilityChanges,
  FacilityDateFields,
  wrongAddressParts,
} from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import { plainText } from '../../database/expressions.ts';
import type { FacilitiesTable, FacilityRecord } from '../../database/schema.ts';
import { foldedNames } from '../../database/searchColumns.ts';
import { Invalid, invalidField } from '../../http/errors.ts';
import { textOrNull } from '../../http/serialize.ts';
import { parsePhone } from '../../text/phone.ts';
import { parseDayField } from '../../time/day.ts';

type Columns = Updateable<FacilitiesTable>;

const nullableTexts = ['account_name', 'corporate_group', 'note'] as const;
const texts = ['facility_number', 'address', 'city', 'zip_code', 'contact_name', 'email'] as const;

/** The columns that a call writes. A field that the call leaves out is not written. */
export function toColumns(changes: FacilityChanges): Columns {
  const values: Columns = {};
  for (const field of texts) {
    const text = changes[field];
    if (text !== undefined)
      values[field] = field === 'facility_number' ? plainText(text) : text.trim();
  }
  for (const field of nullableTexts) {
    if (changes[field] !== undefined) values[field] = textOrNull(changes[field]);
  }
  Object.assign(values, foldedNames(values));
  if (changes.state !== undefined) values.state = changes.state;
  if (changes.software !== undefined) values.software = changes.software;
  return { ...values, ...dateColumns(changes) };
}

/** The phone and fax that a call changes. An unchanged number is not checked: older rules may admit it (FAC-84). */
export function phoneColumns({ phone, fax }: FacilityChanges, before?: FacilityRecord): Columns {
  const values: Columns = {};
  const number = phone?.trim();
  if (number !== undefined && number !== before?.phone) {
    values.phone = parsePhone(number, 'phone');
  }
  const faxNumber = textOrNull(fax);
  if (fax !== undefined && faxNumber !== before?.fax) {
    values.fax = faxNumber && parsePhone(faxNumber, 'fax');
  }
  return values;
}

/** Checks a ZIP code that a call changes: it is in the return address of letters (FAC-84). An edit may empty it. */
export function assertZipCode({ zip_code }: FacilityChanges, before?: FacilityRecord) {
  const zipCode = zip_code?.trim() ?? null;
  if (before && (zipCode === '' || zipCode === before.zip_code)) return;
  const wrong = wrongAddressParts({ state: null, zip_code: zipCode, country: null });
  if (wrong.zip_code) throw new Invalid(wrong.zip_code, wrong);
}

/** Refuses to empty the manager's name: the manager signs the letters (FAC-120). */
export function assertContactName({ contact_name }: FacilityChanges, before: FacilityRecord) {
  if (contact_name === undefined || contact_name.trim() || !before.contact_name) return;
  throw invalidField('contact_name', 'A manager name is required.');
}

/** The texts that letters print and a call may change. */
const printedTexts = [...texts, 'account_name'] as const;

/** The texts that a call changes and letters print. */
export const changedTexts = (changes: FacilityChanges, before?: FacilityRecord) =>
  Object.fromEntries(
    printedTexts
      .filter((field) => changes[field] && changes[field] !== before?.[field])
      .map((field) => [field, changes[field]]),
  );

/** The Prime Site ID as it is stored; null for none. */
export const siteIdOf = (text: string | null | undefined) => textOrNull(text && plainText(text));

/** Only a Prime store has a Prime Site ID. `was_prime` records that a store stopped being Prime (FAC-28). */
export function primeColumns(before: FacilityRecord, changes: FacilityChanges): Columns {
  const isPrime = changes.is_prime ?? before.is_prime;
  const siteId =
    changes.prime_site_id === undefined ? before.prime_site_id : siteIdOf(changes.prime_site_id);
  return {
    is_prime: isPrime,
    prime_site_id: isPrime ? siteId : null,
    was_prime: before.was_prime || (before.is_prime && !isPrime),
  };
}

/** The dates that a call writes. A date that the call leaves out is not written. */
function dateColumns(changes: FacilityChanges): Columns {
  const values: Columns = {};
  for (const field of FacilityDateFields) {
    const day = parseDayField(changes[field], field);
    if (day !== undefined) values[field] = day;
  }
  return values;
}

/**
 * Sets an empty welcome date to the effective date, unless the call sends a welcome date, even an empty one
 * (FAC-32). The letters-sent dialog changes only the sent dates.
 */
export function welcomeDefault(changes: FacilityChanges, before?: FacilityRecord): Columns {
  const onlySentDates = Object.keys(changes).every((field) => field.endsWith('_sent_date'));
  if (onlySentDates || changes.welcome_letter_send_date !== undefined) return {};
  if (before?.welcome_letter_send_date) return {};
  const { letter_effective_date = before?.letter_effective_date } = dateColumns(changes);
  return letter_effective_date ? { welcome_letter_send_date: letter_effective_date } : {};
}
