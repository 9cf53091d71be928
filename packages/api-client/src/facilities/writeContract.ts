import { type Static, Type } from 'typebox';
import { Nullable, OneOf } from '../values/schema.ts';
import { Facility } from './contract.ts';
import { SoftwareKinds, StateCodes } from './enums.ts';

const required = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const nullableText = Type.Optional(Nullable(Type.String({ maxLength: 200 })));
const nullableDay = Type.Optional(Nullable(Type.String({ maxLength: 40 })));

/**
 * The fields of a new facility: those of the add-facility form (FAC-38, FAC-41), and optional fields that are usually
 * set later. Omitted fields are empty.
 */
export const NewFacility = Type.Object({
  facility_number: required,
  account_name: required,
  corporate_group: required,
  is_prime: Type.Optional(Type.Boolean()),
  prime_site_id: nullableText,
  address: required,
  city: required,
  state: OneOf(StateCodes),
  zip_code: required,
  contact_name: required,
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  phone: required,
  fax: nullableText,
  note: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
  software: Type.Optional(Nullable(OneOf(SoftwareKinds))),
  letter_effective_date: nullableDay,
  initial_letter_send_date: nullableDay,
  follow_up_letter_send_date: nullableDay,
  welcome_letter_send_date: nullableDay,
  initial_letter_sent_date: nullableDay,
  follow_up_letter_sent_date: nullableDay,
  welcome_letter_sent_date: nullableDay,
});
export type NewFacility = Static<typeof NewFacility>;

/** The account created with a new facility. The user list shows the password until its owner changes it. */
export const NewFacilityAccount = Type.Object({
  username: Type.String(),
  password: Type.String(),
});
export type NewFacilityAccount = Static<typeof NewFacilityAccount>;

/**
 * The fields of a facility that staff may change; omitted fields stay. A phone or fax has 10 digits, or 11 digits with
 * a leading 1, unless it equals the stored value.
 */
export const FacilityChanges = Type.Partial(
  Type.Object({
    ...NewFacility.properties,
    contact_name: Type.String({ maxLength: 200 }),
    account_name: Nullable(Type.String({ maxLength: 200 })),
    corporate_group: Nullable(Type.String({ maxLength: 200 })),
    phone: Type.String({ maxLength: 200 }),
  }),
);
export type FacilityChanges = Static<typeof FacilityChanges>;

const seenFields = [
  ...(['facility_number', 'account_name', 'corporate_group', 'is_prime', 'prime_site_id'] as const),
  ...(['address', 'city', 'state', 'zip_code', 'email', 'phone', 'fax', 'note'] as const),
  ...(['contact_name', 'software', 'letter_effective_date'] as const),
  ...(['initial_letter_send_date', 'follow_up_letter_send_date'] as const),
  ...(['welcome_letter_send_date', 'initial_letter_sent_date'] as const),
  ...(['follow_up_letter_sent_date', 'welcome_letter_sent_date'] as const),
] as const;

/** The values that the sender started from. If the stored facility differs, the call fails with 409. */
export const FacilitySeen = Type.Partial(Type.Pick(Facility, seenFields));
export type FacilitySeen = Static<typeof FacilitySeen>;

/** A change of a facility, with the values that the sender started from. */
export const FacilityEdit = Type.Interface([FacilityChanges], {
  seen: Type.Optional(FacilitySeen),
});
export type FacilityEdit = Static<typeof FacilityEdit>;
