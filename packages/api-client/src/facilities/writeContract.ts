import { type Static, Type } from 'typebox';
import { schemaOf, seenSchemaOf, withSeen, writtenAs } from '../decode/schemaOf.ts';
import { LetterTypes } from '../letters/enums.ts';
import { letterTypes } from '../letters/letterTypes.ts';
import { described, Nullable, OneOf, OptionalFlag } from '../values/schema.ts';
import { Facility } from './contract.ts';
import * as entities from './entities.ts';
import { SoftwareKinds, StateCodes } from './enums.ts';

const text = Type.String({ maxLength: 200 });
const required = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

/** The dates of a facility that staff set. */
export const FacilityDateFields = [
  'letter_effective_date',
  ...LetterTypes.map((type) => letterTypes[type].sendDate),
  ...LetterTypes.map((type) => letterTypes[type].sentDate),
] as const;

/** The texts of a facility that may become empty later. */
const texts = ['address', 'city', 'zip_code', 'contact_name', 'phone'] as const;
/** The texts that may become `null` later. */
const names = ['account_name', 'corporate_group'] as const;

/** What is usually set later. */
const laterFields = Type.Partial(
  Type.Object({
    is_prime: described('Whether it is a Prime facility.', Type.Boolean()),
    ...writtenAs(Facility, ['prime_site_id', 'fax'], Nullable(text)),
    note: described('A note for staff.', Nullable(Type.String({ maxLength: 5000 }))),
    software: described('The storage-management program.', Nullable(OneOf(SoftwareKinds))),
    ...writtenAs(Facility, FacilityDateFields, Nullable(Type.String({ maxLength: 40 }))),
  }),
);

export const NewFacility = Type.Object(
  {
    ...writtenAs(Facility, ['facility_number', ...names, ...texts], required),
    state: OneOf(StateCodes, 'The two-letter code of the state.'),
    email: described(
      'The e-mail address of the site.',
      Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
    ),
    ...laterFields.properties,
  },
  {
    title: 'NewFacility',
    description:
      'The fields of a new facility: those of the add-facility form (FAC-38), and optional fields that are usually set later. Omitted fields are empty; the welcome date is then the letter effective date.',
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
  ...writtenAs(Facility, texts, text),
  ...writtenAs(Facility, names, Nullable(text)),
});

/**
 * The fields of a facility that staff may change; omitted fields stay. A phone or fax has 10 digits, or 11 digits with
 * a leading 1, unless it equals the stored value.
 */
export const FacilityChanges = Type.Partial(changes);
export interface FacilityChanges extends Static<typeof FacilityChanges> {}

/** The values that the sender started from. If the stored facility differs, the call fails with 409. */
export const FacilitySeen = seenSchemaOf(Facility);
export type FacilitySeen = Partial<Facility>;

export const FacilityEdit = withSeen('FacilityEdit', FacilityChanges, FacilitySeen);
export interface FacilityEdit extends FacilityChanges {
  /** The values that the sender started from. If the stored facility differs, the call fails with 409 (WIR-40). */
  seen?: FacilitySeen;
}

export const MoveOutsConfirmation = Type.Object(
  {
    move_out_tagged: OptionalFlag(
      '`true` sets the tagged tenants to Moved Out and clears their tags.',
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
