import type { Facility, NewFacility } from '@audit-letters/api-client';
import { facilityDateNames, phoneDigits } from '@audit-letters/api-client/values';
import { type DraftForm, fieldsOf } from '../../form/draft.ts';

const texts = [
  'facility_number',
  'state',
  'address',
  'city',
  'zip_code',
  'contact_name',
  'email',
  'phone',
] as const;
const optionalTexts = ['account_name', 'corporate_group', 'prime_site_id', 'fax', 'note'] as const;

/** The planned letter dates. */
export const dateNames = facilityDateNames.map(({ key }) => key);

const valuesOf = (facility: Facility | null) => ({
  ...fieldsOf([...texts, ...optionalTexts], (field) => facility?.[field] ?? ''),
  ...fieldsOf(dateNames, (field) => facility?.[field] ?? null),
  is_prime: facility?.is_prime ?? false,
});

/** The values of the form, as typed. A missing text is `''`. */
export type FacilityValues = ReturnType<typeof valuesOf>;

/** The names of its texts. */
export type TextName = (typeof texts)[number] | (typeof optionalTexts)[number];

/** The form of a facility; without a record that of a new one. Phone numbers are written as digits. */
export const facilityForm = {
  name: 'facility',
  valuesOf,
  writtenOf: (values: FacilityValues) => ({
    ...fieldsOf(texts, (field) => values[field].trim()),
    ...fieldsOf(optionalTexts, (field) => values[field].trim() || null),
    ...fieldsOf(dateNames, (field) => values[field]),
    phone: phoneDigits(values.phone),
    fax: phoneDigits(values.fax) || null,
    is_prime: values.is_prime,
    prime_site_id: values.is_prime ? values.prime_site_id.trim() || null : null,
  }),
} satisfies DraftForm<Facility | null, FacilityValues, object>;

/** The facility to add: the form has neither dates nor notes. */
export function newFacility(values: FacilityValues): NewFacility {
  const { is_prime, prime_site_id, phone, fax } = facilityForm.writtenOf(values);
  return {
    ...fieldsOf([...texts, 'account_name', 'corporate_group'], (field) => values[field].trim()),
    is_prime,
    prime_site_id,
    phone,
    fax,
  };
}
