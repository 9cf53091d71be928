import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { ListQuery, OneOf, OptionalText, type PageQuery, type Sort } from '../values/schema.ts';
import * as entities from './entities.ts';
import {
  FacilityFilterKeys,
  type FacilitySortKey,
  FacilitySortKeys,
  type RetiredSortKey,
  RetiredSortKeys,
  SoftwareKinds,
} from './enums.ts';

export * from './enums.ts';

export const Facility = schemaOf(
  entities.facility,
  'Facility',
  'A facility for staff. `stats` is `null` if the server omits it.',
  {
    facility_number: 'The number that the facility is known by, unique among facilities.',
    prime_site_id: 'The Prime Site ID, unique among facilities.',
    was_prime: 'Whether it was a Prime facility before (FAC-28).',
    state: 'The two-letter code of the state, one of `StateCodes`.',
    account_name: 'The account name (Company Name).',
    contact_name: 'The name of the manager.',
    phone: '10 digits, or 11 with a leading 1.',
    letter_effective_date: 'The day on which coverage begins.',
    initial_letter_send_date: 'The day for which the audit letters are planned.',
    follow_up_letter_send_date: 'The day for which the enrollment letters are planned.',
    welcome_letter_send_date: 'The day for which the welcome letters are planned.',
    confirmed_no_move_outs_date: 'The day on which it was confirmed that no tenants moved out.',
    can_tag_removal:
      'Whether the manager can still tag tenants: `true` for a new facility and after an archive, `false` once the tagging has ended.',
    user: 'The manager account.',
    ready_to_tag:
      'Whether there are tenants and the deadline for tagging, 2 days before the audit letter date, is not over.',
  },
);
export type Facility = entities.Facility;

export const ManagedFacility = schemaOf(
  entities.managedFacility,
  'ManagedFacility',
  'The facility of the signed-in manager. Its `stats` are `TenantStats`.',
  { charges_to_connect: 'The tenants whose charge the manager can connect (TEN-153).' },
);
export type ManagedFacility = entities.ManagedFacility;

export const FacilityMatch = schemaOf(
  entities.facilityMatch,
  'FacilityMatch',
  'A result of the facility search.',
);
export type FacilityMatch = entities.FacilityMatch;

export const FacilitiesFilter = Type.Object(
  {
    filter: Type.Optional(
      OneOf(FacilityFilterKeys, "The key of an entry of 'More Filters' (FAC-10)."),
    ),
    account_name: OptionalText('A part of the account name.'),
    corporate_group: OptionalText('A part of the corporate group number.'),
    facility_number: OptionalText('A part of the facility number or of the account name.'),
    software: Type.Optional(OneOf(SoftwareKinds, 'The storage-management program.')),
  },
  {
    title: 'FacilitiesFilter',
    description:
      'The filters of the facility list. Texts match a part; `facility_number` matches the number or the account name.',
  },
);
export type FacilitiesFilter = Static<typeof FacilitiesFilter>;

export const FacilitiesQuery = ListQuery(
  'FacilitiesQuery',
  'The query of the facility list: filter, sort and page.',
  FacilitiesFilter,
  FacilitySortKeys,
);
export type FacilitiesQuery = FacilitiesFilter & Sort<FacilitySortKey> & PageQuery;

export const FacilitiesPage = schemaOf(
  entities.facilitiesPage,
  'FacilitiesPage',
  'A page of facilities, with the counts over all facilities.',
  {
    stats: 'Counts over all facilities, independent of the filters.',
  },
);
export type FacilitiesPage = entities.FacilitiesPage;

export const RetiredFacility = schemaOf(
  entities.retiredFacility,
  'RetiredFacility',
  'A deleted facility with its final counts.',
  {
    was_prime: 'Whether it has ever been a Prime facility.',
    total: 'The number of tenants at the end.',
    charge_applied: 'Tenants whose charge was connected.',
    chose_coverage: 'Tenants with the status `selected_coverage`.',
    non_responders: 'Tenants without a status.',
    undo: 'The undo of the deletion, for admins; `null` if it can no longer be restored.',
  },
);
export type RetiredFacility = entities.RetiredFacility;

export const RetiredQuery = ListQuery(
  'RetiredQuery',
  'The query of the retired facilities: sort (newest first by default) and page.',
  Type.Object({}),
  RetiredSortKeys,
);
export type RetiredQuery = Sort<RetiredSortKey> & PageQuery;

export const FlaggedTenants = schemaOf(
  entities.flaggedTenants,
  'FlaggedTenants',
  'How many tenants are tagged for removal.',
);
export type FlaggedTenants = entities.FlaggedTenants;

export const Coverage = schemaOf(
  entities.coverage,
  'Coverage',
  "A plan that the facility's state allows: '$18 per month for $2,000 coverage'.",
  {
    monthly_fee_cents: 'The cents beside the dollars, 0 to 99.',
    coverage_amount: 'The covered amount in dollars.',
  },
);
export type Coverage = entities.Coverage;
