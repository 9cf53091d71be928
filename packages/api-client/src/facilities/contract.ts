import { type Static, Type } from 'typebox';
import { Pagination } from '../decode/contract.ts';
import { schemaOf } from '../decode/schemaOf.ts';
import {
  DaySchema,
  described,
  Id,
  Nullable,
  OneOf,
  PageQuery,
  Ref,
  type Sort,
  SortBy,
} from '../values/schema.ts';
import * as entities from './entities.ts';
import {
  FacilityFilterKeys,
  type FacilitySortKey,
  FacilitySortKeys,
  type RetiredSortKey,
  RetiredSortKeys,
  SoftwareKinds,
} from './enums.ts';
import { FacilitiesSummary, FacilityStats, TenantStats } from './statsContract.ts';

export * from './enums.ts';

export const ManagerAccount = Type.Object(
  {
    has_changed_password: described(
      'Whether the manager has changed the generated password.',
      Type.Boolean(),
    ),
  },
  { title: 'ManagerAccount', description: 'The manager account of a facility.' },
);
export interface ManagerAccount extends Static<typeof ManagerAccount> {}

const facilityFields = {
  id: described('The number of the record.', Id),
  facility_number: described(
    'The number that the facility is known by, unique among facilities.',
    Type.String(),
  ),
  prime_site_id: described(
    'The Prime Site ID, unique among facilities; `null` without one.',
    Nullable(Type.String()),
  ),
  is_prime: described('Whether it is a Prime facility.', Type.Boolean()),
  was_prime: described('Whether it was a Prime facility before (FAC-30).', Type.Boolean()),
  address: described('The street address.', Type.String()),
  city: described('The city.', Type.String()),
  state: described('The two-letter code of the state, one of `StateCodes`.', Type.String()),
  zip_code: described('The ZIP code.', Type.String()),
  contact_name: described('The name of the manager.', Type.String()),
  email: described('The e-mail address of the site.', Type.String()),
  phone: described('The phone number.', Type.String()),
  fax: described('The fax number; `null` without one.', Nullable(Type.String())),
  account_name: described(
    'The account name (Company Name); `null` without one.',
    Nullable(Type.String()),
  ),
  corporate_group: described(
    'The corporate group number; `null` without one.',
    Nullable(Type.String()),
  ),
  note: described('A note for staff; `null` without one.', Nullable(Type.String())),
  software: described(
    'The storage-management program; `null` if it is not known yet.',
    Nullable(OneOf(SoftwareKinds)),
  ),
  tenant_count: described('The number of tenants of the current period.', Type.Integer()),
  letter_effective_date: described(
    'The day on which coverage begins; `null` until it is set.',
    Nullable(DaySchema),
  ),
  initial_letter_send_date: described(
    'The day for which the audit letters are planned; `null` until it is set.',
    Nullable(DaySchema),
  ),
  follow_up_letter_send_date: described(
    'The day for which the enrollment letters are planned; `null` until it is set.',
    Nullable(DaySchema),
  ),
  welcome_letter_send_date: described(
    'The day for which the welcome letters are planned; `null` until it is set.',
    Nullable(DaySchema),
  ),
  initial_letter_sent_date: described(
    'The day on which the audit letters were sent; `null` before.',
    Nullable(DaySchema),
  ),
  follow_up_letter_sent_date: described(
    'The day on which the enrollment letters were sent; `null` before.',
    Nullable(DaySchema),
  ),
  welcome_letter_sent_date: described(
    'The day on which the welcome letters were sent; `null` before.',
    Nullable(DaySchema),
  ),
  confirmed_move_outs_date: described(
    'The day on which the move-outs were confirmed; `null` before.',
    Nullable(DaySchema),
  ),
  confirmed_no_move_outs_date: described(
    'The day on which it was confirmed that no tenants moved out; `null` before.',
    Nullable(DaySchema),
  ),
  can_tag_removal: described(
    'Whether the manager can still tag tenants: `true` for a new facility and after an archive, `false` once the tagging has ended.',
    Type.Boolean(),
  ),
  ready_to_tag: described(
    'Whether there are tenants and the deadline for tagging, 2 days before the audit letter date, is not over.',
    Type.Boolean(),
  ),
  user: described(
    'The manager account; `null` without one.',
    Nullable(Ref<ManagerAccount>(ManagerAccount)),
  ),
};

export const Facility = Type.Object(
  {
    ...facilityFields,
    stats: described(
      'The counts of its tenants; `null` if the server omits them.',
      Nullable(Ref<FacilityStats>(FacilityStats)),
    ),
  },
  {
    title: 'Facility',
    description: 'A facility for staff. `stats` is `null` if the server omits it.',
  },
);
export interface Facility extends Static<typeof Facility> {}

export const ManagedFacility = Type.Object(
  {
    ...facilityFields,
    stats: described('The counts of its tenants.', Ref<TenantStats>(TenantStats)),
    charges_to_connect: Type.Optional(
      described('The tenants whose charge the manager can connect (TEN-153).', Type.Integer()),
    ),
  },
  {
    title: 'ManagedFacility',
    description: 'The facility of the signed-in manager. Its `stats` are `TenantStats`.',
  },
);
export interface ManagedFacility extends Static<typeof ManagedFacility> {}

export const FacilityMatch = Type.Object(
  {
    id: described('The number of the record.', Id),
    facility_number: described(
      'The number that the facility is known by, unique among facilities.',
      Type.String(),
    ),
    account_name: described(
      'The account name (Company Name); `null` without one.',
      Nullable(Type.String()),
    ),
    prime_site_id: described(
      'The Prime Site ID, unique among facilities; `null` without one.',
      Nullable(Type.String()),
    ),
    city: described('The city.', Type.String()),
    state: described('The two-letter code of the state.', Type.String()),
    letter_effective_date: described(
      'The day on which coverage begins; `null` until it is set.',
      Nullable(DaySchema),
    ),
    initial_letter_send_date: described(
      'The day for which the audit letters are planned; `null` until it is set.',
      Nullable(DaySchema),
    ),
    follow_up_letter_send_date: described(
      'The day for which the enrollment letters are planned; `null` until it is set.',
      Nullable(DaySchema),
    ),
  },
  { title: 'FacilityMatch', description: 'A result of the facility search.' },
);
export interface FacilityMatch extends Static<typeof FacilityMatch> {}

export const FacilitiesFilter = Type.Object(
  {
    filter: Type.Optional(
      described("The key of an entry of 'More Filters' (FAC-10).", OneOf(FacilityFilterKeys)),
    ),
    account_name: Type.Optional(
      described('A part of the account name.', Type.String({ maxLength: 200 })),
    ),
    corporate_group: Type.Optional(
      described('A part of the corporate group number.', Type.String({ maxLength: 200 })),
    ),
    facility_number: Type.Optional(
      described(
        'A part of the facility number or of the account name.',
        Type.String({ maxLength: 200 }),
      ),
    ),
    software: Type.Optional(described('The storage-management program.', OneOf(SoftwareKinds))),
  },
  {
    title: 'FacilitiesFilter',
    description:
      'The filters of the facility list. Texts match a part; `facility_number` matches the number or the account name.',
  },
);
export type FacilitiesFilter = Static<typeof FacilitiesFilter>;

export const FacilitiesQuery = Type.Object(
  {
    ...FacilitiesFilter.properties,
    ...SortBy(FacilitySortKeys).properties,
    ...PageQuery.properties,
  },
  {
    title: 'FacilitiesQuery',
    description: 'The query of the facility list: filter, sort and page.',
  },
);
export type FacilitiesQuery = FacilitiesFilter & Sort<FacilitySortKey> & PageQuery;

export const FacilitiesPage = Type.Object(
  {
    data: described('The facilities of the page.', Type.Array(Ref<Facility>(Facility))),
    pagination: described('The position of the page in the list.', Ref<Pagination>(Pagination)),
    stats: described(
      'Counts over all facilities, independent of the filters.',
      Ref<FacilitiesSummary>(FacilitiesSummary),
    ),
  },
  {
    title: 'FacilitiesPage',
    description: 'A page of facilities, with the counts over all facilities.',
  },
);
export interface FacilitiesPage extends Static<typeof FacilitiesPage> {}

export const RetiredFacility = Type.Object(
  {
    id: described('The number of the record.', Id),
    facility_number: described('The number of the deleted facility.', Type.String()),
    software: described(
      'The storage-management program; `null` without an import.',
      Nullable(Type.String()),
    ),
    city: described('The city.', Type.String()),
    state: described('The two-letter code of the state.', Type.String()),
    was_prime: described('Whether it has ever been a Prime facility.', Type.Boolean()),
    total: described('The number of tenants at the end.', Type.Integer()),
    charge_applied: described('Tenants whose charge was connected.', Type.Integer()),
    chose_coverage: described('Tenants with the status `selected_coverage`.', Type.Integer()),
    non_responders: described('Tenants without a status.', Type.Integer()),
  },
  { title: 'RetiredFacility', description: 'A deleted facility with its final counts.' },
);
export interface RetiredFacility extends Static<typeof RetiredFacility> {}

export const RetiredQuery = Type.Object(
  {
    ...SortBy(RetiredSortKeys).properties,
    ...PageQuery.properties,
  },
  {
    title: 'RetiredQuery',
    description: 'The query of the retired facilities: sort (newest first by default) and page.',
  },
);
export type RetiredQuery = Sort<RetiredSortKey> & PageQuery;

export const FlaggedTenants = Type.Object(
  {
    tenants_flagged: described('Tenants that are tagged for removal.', Type.Integer()),
  },
  { title: 'FlaggedTenants', description: 'How many tenants were tagged for removal.' },
);
export interface FlaggedTenants extends Static<typeof FlaggedTenants> {}

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
