import { type Static, Type } from 'typebox';
import { schemaOf, seenOf } from '../decode/schemaOf.ts';
import { described, Nullable, OneOf, Ref } from '../values/schema.ts';
import { Facility } from './contract.ts';
import * as entities from './entities.ts';
import { SoftwareKinds, StateCodes } from './enums.ts';

const required = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const nullableText = (description: string) =>
  Type.Optional(described(description, Nullable(Type.String({ maxLength: 200 }))));
const nullableDay = (description: string) =>
  Type.Optional(described(description, Nullable(Type.String({ maxLength: 40 }))));

export const NewFacility = Type.Object(
  {
    facility_number: described(
      'The number that the facility is known by. It must be unique.',
      required,
    ),
    account_name: described('The account name (Company Name).', required),
    corporate_group: described('The corporate group number.', required),
    is_prime: Type.Optional(described('Whether it is a Prime facility.', Type.Boolean())),
    prime_site_id: nullableText('The Prime Site ID of a Prime facility. It must be unique.'),
    address: described('The street address.', required),
    city: described('The city.', required),
    state: described('The two-letter code of the state.', OneOf(StateCodes)),
    zip_code: described('The ZIP code.', required),
    contact_name: described('The name of the manager.', required),
    email: described(
      'The e-mail address of the site.',
      Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
    ),
    phone: described('The phone number: 10 digits, or 11 with a leading 1.', required),
    fax: nullableText('The fax number, with the digits of a phone number.'),
    note: Type.Optional(described('A note for staff.', Nullable(Type.String({ maxLength: 5000 })))),
    software: Type.Optional(
      described('The storage-management program.', Nullable(OneOf(SoftwareKinds))),
    ),
    letter_effective_date: nullableDay('The day on which coverage begins, `YYYY-MM-DD`.'),
    initial_letter_send_date: nullableDay('The planned day of the audit letters, `YYYY-MM-DD`.'),
    follow_up_letter_send_date: nullableDay(
      'The planned day of the enrollment letters, `YYYY-MM-DD`.',
    ),
    welcome_letter_send_date: nullableDay(
      'The planned day of the welcome letters, `YYYY-MM-DD`; by default `letter_effective_date`.',
    ),
    initial_letter_sent_date: nullableDay(
      'The day on which the audit letters were sent, `YYYY-MM-DD`.',
    ),
    follow_up_letter_sent_date: nullableDay(
      'The day on which the enrollment letters were sent, `YYYY-MM-DD`.',
    ),
    welcome_letter_sent_date: nullableDay(
      'The day on which the welcome letters were sent, `YYYY-MM-DD`.',
    ),
  },
  {
    title: 'NewFacility',
    description:
      'The fields of a new facility: those of the add-facility form (FAC-38), and optional fields that are usually set later. Omitted fields are empty.',
  },
);
export interface NewFacility extends Static<typeof NewFacility> {}

export const NewFacilityAccount = schemaOf(
  entities.newFacilityAccount,
  'NewFacilityAccount',
  'The account created with a new facility. The user list shows the password until its owner changes it.',
);
export type NewFacilityAccount = entities.NewFacilityAccount;

const changes = Type.Object({
  ...NewFacility.properties,
  address: described('The street address.', Type.String({ maxLength: 200 })),
  city: described('The city.', Type.String({ maxLength: 200 })),
  zip_code: described('The ZIP code.', Type.String({ maxLength: 200 })),
  contact_name: described('The name of the manager.', Type.String({ maxLength: 200 })),
  account_name: described(
    'The account name (Company Name); `null` for none.',
    Nullable(Type.String({ maxLength: 200 })),
  ),
  corporate_group: described(
    'The corporate group number; `null` for none.',
    Nullable(Type.String({ maxLength: 200 })),
  ),
  phone: described(
    'The phone number: 10 digits, or 11 with a leading 1, or the stored value.',
    Type.String({ maxLength: 200 }),
  ),
});

/**
 * The fields of a facility that staff may change; omitted fields stay. A phone or fax has 10 digits, or 11 digits with
 * a leading 1, unless it equals the stored value.
 */
export const FacilityChanges = Type.Partial(changes);
export interface FacilityChanges extends Static<typeof FacilityChanges> {}

/** The values that the sender started from. If the stored facility differs, the call fails with 409. */
export const FacilitySeen = seenOf(Facility);
export type FacilitySeen = Partial<Facility>;

export const FacilityEdit = Type.Interface(
  [FacilityChanges],
  {
    seen: Type.Optional(
      described(
        'The values that the sender started from. If the stored facility differs, the call fails with 409 (WIR-40).',
        Ref<FacilitySeen>(FacilitySeen),
      ),
    ),
  },
  {
    title: 'FacilityEdit',
    description: 'A change of a facility, with the values that the sender started from.',
  },
);
export interface FacilityEdit extends FacilityChanges {
  /** The values that the sender started from. If the stored facility differs, the call fails with 409 (WIR-40). */
  seen?: FacilitySeen;
}

export const MoveOutsConfirmation = Type.Object(
  {
    move_out_tagged: Type.Optional(
      described(
        '`true` sets the tagged tenants to Moved Out and clears their tags.',
        Type.Boolean(),
      ),
    ),
    ids: Type.Optional(
      described(
        'The tagged tenants that the user saw, as ids joined by commas. If others are tagged, the call fails with 409.',
        Type.String({ maxLength: 120_000 }),
      ),
    ),
  },
  {
    title: 'MoveOutsConfirmation',
    description: 'A confirmation of move-outs by staff. Without fields, tags and answers stay.',
  },
);
export interface MoveOutsConfirmation extends Static<typeof MoveOutsConfirmation> {}

export const TaggingCompletion = Type.Object(
  {
    ids: Type.Optional(
      described(
        'Tenants to tag for removal in the same transaction, as ids joined by commas.',
        Type.String({ maxLength: 120_000 }),
      ),
    ),
  },
  {
    title: 'TaggingCompletion',
    description: 'The completion of tagging by the manager. Without ids, it tags nobody.',
  },
);
export interface TaggingCompletion extends Static<typeof TaggingCompletion> {}
