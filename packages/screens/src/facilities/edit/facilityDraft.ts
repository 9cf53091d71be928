import type { Day, Facility, FacilityChanges, FacilitySeen } from '@audit-letters/api-client';
import { phoneDigits } from '../../format/phone.ts';

/** The values of the edit form, as typed. A missing text is `''`. */
export interface FacilityValues {
  facility_number: string;
  state: string;
  account_name: string;
  corporate_group: string;
  is_prime: boolean;
  prime_site_id: string;
  address: string;
  city: string;
  zip_code: string;
  contact_name: string;
  email: string;
  phone: string;
  fax: string;
  letter_effective_date: Day | null;
  initial_letter_send_date: Day | null;
  follow_up_letter_send_date: Day | null;
  welcome_letter_send_date: Day | null;
  note: string;
}

export const valuesOf = (facility: Facility): FacilityValues => ({
  facility_number: facility.facility_number,
  state: facility.state,
  account_name: facility.account_name ?? '',
  corporate_group: facility.corporate_group ?? '',
  is_prime: facility.is_prime,
  prime_site_id: facility.prime_site_id ?? '',
  address: facility.address,
  city: facility.city,
  zip_code: facility.zip_code,
  contact_name: facility.contact_name,
  email: facility.email,
  phone: facility.phone,
  fax: facility.fax ?? '',
  letter_effective_date: facility.letter_effective_date,
  initial_letter_send_date: facility.initial_letter_send_date,
  follow_up_letter_send_date: facility.follow_up_letter_send_date,
  welcome_letter_send_date: facility.welcome_letter_send_date,
  note: facility.note ?? '',
});

/**
 * The fields to write: trimmed, `null` for empty texts, phone numbers as digits, a Prime Site ID only for a Prime store. A
 * welcome date that was and is empty is omitted, and the server sets it (FAC-32).
 */
export function changesOf(values: FacilityValues, before: FacilityValues): FacilityChanges {
  const { welcome_letter_send_date, ...rest } = values;
  return {
    ...rest,
    ...((welcome_letter_send_date || before.welcome_letter_send_date) && {
      welcome_letter_send_date,
    }),
    facility_number: values.facility_number.trim(),
    account_name: values.account_name.trim() || null,
    corporate_group: values.corporate_group.trim() || null,
    prime_site_id: values.is_prime ? values.prime_site_id.trim() || null : null,
    address: values.address.trim(),
    city: values.city.trim(),
    zip_code: values.zip_code.trim(),
    contact_name: values.contact_name.trim(),
    email: values.email.trim(),
    phone: phoneDigits(values.phone),
    fax: phoneDigits(values.fax) || null,
    note: values.note.trim() || null,
  };
}

/** Whether the values differ from the stored ones once trimmed. */
export function isChanged(before: FacilityValues, values: FacilityValues): boolean {
  const stored = new Map(Object.entries(changesOf(before, before)));
  return Object.entries(changesOf(values, before)).some(
    ([name, value]) => stored.get(name) !== value,
  );
}

/** The stored values that the server compares with its own. */
export function seenOf(facility: Facility): FacilitySeen {
  const { facility_number, state, account_name, corporate_group, is_prime, prime_site_id } =
    facility;
  const { address, city, zip_code, contact_name, email, phone, fax, note } = facility;
  const { letter_effective_date, initial_letter_send_date } = facility;
  const { follow_up_letter_send_date, welcome_letter_send_date } = facility;
  return {
    facility_number,
    state,
    account_name,
    corporate_group,
    is_prime,
    prime_site_id,
    address,
    city,
    zip_code,
    contact_name,
    email,
    phone,
    fax,
    note,
    letter_effective_date,
    initial_letter_send_date,
    follow_up_letter_send_date,
    welcome_letter_send_date,
  };
}
