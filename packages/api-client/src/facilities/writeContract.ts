import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Ref } from '../values/schema.ts';
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
  /** The number that the facility is known by. It must be unique. */
  facility_number: required,
  /** The account name (Company Name). */
  account_name: required,
  /** The corporate group number. */
  corporate_group: required,
  /** Whether it is a Prime facility. */
  is_prime: Type.Optional(Type.Boolean()),
  /** The Prime Site ID of a Prime facility. It must be unique. */
  prime_site_id: nullableText,
  /** The street address. */
  address: required,
  /** The city. */
  city: required,
  /** The two-letter code of the state. */
  state: OneOf(StateCodes),
  /** The ZIP code. */
  zip_code: required,
  /** The name of the manager. */
  contact_name: required,
  /** The e-mail address of the site. */
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  /** The phone number: 10 digits, or 11 with a leading 1. */
  phone: required,
  /** The fax number, with the digits of a phone number. */
  fax: nullableText,
  /** A note for staff. */
  note: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
  /** The storage-management program. */
  software: Type.Optional(Nullable(OneOf(SoftwareKinds))),
  /** The day on which coverage begins, `YYYY-MM-DD`. */
  letter_effective_date: nullableDay,
  /** The planned day of the audit letters, `YYYY-MM-DD`. */
  initial_letter_send_date: nullableDay,
  /** The planned day of the enrollment letters, `YYYY-MM-DD`. */
  follow_up_letter_send_date: nullableDay,
  /** The planned day of the welcome letters, `YYYY-MM-DD`; by default `letter_effective_date`. */
  welcome_letter_send_date: nullableDay,
  /** The day on which the audit letters were sent, `YYYY-MM-DD`. */
  initial_letter_sent_date: nullableDay,
  /** The day on which the enrollment letters were sent, `YYYY-MM-DD`. */
  follow_up_letter_sent_date: nullableDay,
  /** The day on which the welcome letters were sent, `YYYY-MM-DD`. */
  welcome_letter_sent_date: nullableDay,
});
export interface NewFacility extends Static<typeof NewFacility> {}

/** The account created with a new facility. The user list shows the password until its owner changes it. */
export const NewFacilityAccount = Type.Object({
  /** The user name of the manager. */
  username: Type.String(),
  /** The generated password of the manager. */
  password: Type.String(),
});
export interface NewFacilityAccount extends Static<typeof NewFacilityAccount> {}

const changes = Type.Object({
  ...NewFacility.properties,
  /** The name of the manager. */
  contact_name: Type.String({ maxLength: 200 }),
  /** The account name (Company Name); `null` for none. */
  account_name: Nullable(Type.String({ maxLength: 200 })),
  /** The corporate group number; `null` for none. */
  corporate_group: Nullable(Type.String({ maxLength: 200 })),
  /** The phone number: 10 digits, or 11 with a leading 1, or the stored value. */
  phone: Type.String({ maxLength: 200 }),
});

/**
 * The fields of a facility that staff may change; omitted fields stay. A phone or fax has 10 digits, or 11 digits with
 * a leading 1, unless it equals the stored value.
 */
export const FacilityChanges = Type.Partial(changes);
export type FacilityChanges = Partial<Static<typeof changes>>;

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
export type FacilitySeen = Partial<Pick<Facility, (typeof seenFields)[number]>>;

/** A change of a facility, with the values that the sender started from. */
export const FacilityEdit = Type.Interface([FacilityChanges], {
  seen: Type.Optional(Ref<FacilitySeen>(FacilitySeen)),
});
export interface FacilityEdit extends FacilityChanges {
  /** The values that the sender started from. If the stored facility differs, the call fails with 409 (WIR-40). */
  seen?: FacilitySeen;
}

/** A confirmation of move-outs by staff. Without fields, tags and answers stay. */
export const MoveOutsConfirmation = Type.Object({
  /** `true` sets the tagged tenants to Moved Out and clears their tags. */
  move_out_tagged: Type.Optional(Type.Boolean()),
  /** The tagged tenants that the user saw, as ids joined by commas. If others are tagged, the call fails with 409. */
  ids: Type.Optional(Type.String({ maxLength: 120_000 })),
});
export interface MoveOutsConfirmation extends Static<typeof MoveOutsConfirmation> {}
