import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import {
  DaySchema,
  described,
  Id,
  Nullable,
  PageQuery,
  Ref,
  type Sort,
  SortBy,
} from '../values/schema.ts';
import * as entities from './entities.ts';
import { type FacilityStatsSortKey, FacilityStatsSortKeys } from './enums.ts';

export const FacilityStats = Type.Object(
  {
    upload_count: described('Tenants that imports of this period have added.', Type.Integer()),
    tenant_count: described('All tenants of the facility.', Type.Integer()),
    audit_letters_sent: described('Tenants whose audit letter was made.', Type.Integer()),
    enrollment_letters_sent: described('Tenants whose enrollment letter was made.', Type.Integer()),
    welcome_letters_sent: described('Tenants whose welcome letter was made.', Type.Integer()),
    selected_coverage: described('Tenants with the status `selected_coverage`.', Type.Integer()),
    confirmed_payment: described('Tenants whose charge staff have confirmed.', Type.Integer()),
    provided_proof: described('Tenants with the status `provide_proof`.', Type.Integer()),
    opted_out: described('Tenants with the status `opt_out`.', Type.Integer()),
    moved_out: described('Tenants with the status `moved_out`.', Type.Integer()),
    bad_address: described('Tenants with the status `bad_address`.', Type.Integer()),
    selected_coverage_percentage: described(
      '`selected_coverage` in percent of `tenant_count`, with one decimal; 0 without tenants.',
      Type.Number(),
    ),
    confirmed_payment_percentage: described(
      '`confirmed_payment` in percent of `tenant_count`, with one decimal; 0 without tenants.',
      Type.Number(),
    ),
    provided_proof_percentage: described(
      '`provided_proof` in percent of `tenant_count`, with one decimal; 0 without tenants.',
      Type.Number(),
    ),
    opted_out_percentage: described(
      '`opted_out` in percent of `tenant_count`, with one decimal; 0 without tenants.',
      Type.Number(),
    ),
    moved_out_percentage: described(
      '`moved_out` in percent of `tenant_count`, with one decimal; 0 without tenants.',
      Type.Number(),
    ),
    bad_address_percentage: described(
      '`bad_address` in percent of `tenant_count`, with one decimal; 0 without tenants.',
      Type.Number(),
    ),
    percent_complete: described(
      'Tenants with a status in percent of `tenant_count`, rounded down.',
      Type.Integer(),
    ),
    charge_applied: Type.Optional(
      described('Tenants whose charge is connected (FAC-107).', Type.Integer()),
    ),
  },
  {
    title: 'FacilityStats',
    description:
      "Counts and percentages of one facility's tenants; percentages are of `tenant_count`, one decimal.",
  },
);
export interface FacilityStats extends Static<typeof FacilityStats> {}

export const TenantStats = schemaOf(
  entities.tenantStats,
  'TenantStats',
  'Counts and percentages of tenants, over one facility or all; percentages are of `total`, with one decimal.',
  {
    total_all: 'All tenants, also those who moved out.',
    total: 'Tenants who have not moved out.',
    charge_applied: 'Of `total`, tenants whose charge is connected.',
    non_responder: 'Tenants without a status.',
  },
);
export type TenantStats = entities.TenantStats;

export const MoveOutCounts = Type.Object(
  {
    doing_move_outs: described(
      'Facilities with tagged tenants and neither move-out date.',
      Type.Integer(),
    ),
    confirmed_move_outs: described('Facilities with a `confirmed_move_outs_date`.', Type.Integer()),
    confirmed_no_move_outs: described(
      'Facilities with a `confirmed_no_move_outs_date`.',
      Type.Integer(),
    ),
    total: described('All facilities.', Type.Integer()),
  },
  {
    title: 'MoveOutCounts',
    description: 'The number of facilities per state of the move-out confirmation.',
  },
);
export interface MoveOutCounts extends Static<typeof MoveOutCounts> {}

export const ThresholdCounts = Type.Object(
  {
    opt_outs_threshold: described(
      'Facilities where more than 5% of the tenants opted out.',
      Type.Integer(),
    ),
    provided_proof_threshold: described(
      'Facilities where more than 20% of the tenants provided proof.',
      Type.Integer(),
    ),
    bad_address_threshold: described(
      'Facilities where more than 5% of the tenants have a bad address.',
      Type.Integer(),
    ),
    moved_out_threshold: described(
      'Facilities where more than 5% of the tenants moved out.',
      Type.Integer(),
    ),
  },
  { title: 'ThresholdCounts', description: 'The number of facilities above each threshold.' },
);
export interface ThresholdCounts extends Static<typeof ThresholdCounts> {}

export const UnsentLetterCounts = Type.Object(
  {
    initial_letters_unsent: described(
      'Facilities without an `initial_letter_sent_date`.',
      Type.Integer(),
    ),
    follow_up_letters_unsent: described(
      'Facilities without a `follow_up_letter_sent_date`.',
      Type.Integer(),
    ),
    welcome_letters_unsent: described(
      'Facilities without a `welcome_letter_sent_date`.',
      Type.Integer(),
    ),
  },
  {
    title: 'UnsentLetterCounts',
    description: 'The number of facilities without the sent date of each letter.',
  },
);
export interface UnsentLetterCounts extends Static<typeof UnsentLetterCounts> {}

export const FacilitiesSummary = Type.Object(
  {
    move_outs: described(
      'Facilities by the state of their move-outs.',
      Ref<MoveOutCounts>(MoveOutCounts),
    ),
    tenant_thresholds: described(
      'Facilities above each threshold.',
      Ref<ThresholdCounts>(ThresholdCounts),
    ),
    letters: described(
      'Facilities whose letters have no sent date.',
      Ref<UnsentLetterCounts>(UnsentLetterCounts),
    ),
  },
  {
    title: 'FacilitiesSummary',
    description: 'Counts over all facilities, independent of the filters of the list.',
  },
);
export interface FacilitiesSummary extends Static<typeof FacilitiesSummary> {}

export const HomeStats = Type.Object(
  {
    move_outs: described(
      'Facilities by the state of their move-outs.',
      Ref<MoveOutCounts>(MoveOutCounts),
    ),
    tenant_thresholds: described(
      'Facilities above each threshold.',
      Ref<ThresholdCounts>(ThresholdCounts),
    ),
  },
  { title: 'HomeStats', description: 'The counts of the staff home page.' },
);
export interface HomeStats extends Static<typeof HomeStats> {}

export const FacilityStatsRow = Type.Object(
  {
    id: described('The number of the facility, also for the calls of archives.', Id),
    facility_number: described(
      'The number that the facility is known by, unique among facilities.',
      Type.String(),
    ),
    prime_site_id: described(
      'The Prime Site ID, unique among facilities; `null` without one.',
      Nullable(Type.String()),
    ),
    account_name: described(
      'The account name (Company Name); `null` without one.',
      Nullable(Type.String()),
    ),
    is_prime: described('Whether it is a Prime facility.', Type.Boolean()),
    was_prime: described('Whether it was a Prime facility before (FAC-30).', Type.Boolean()),
    tenant_count: described('The number of tenants of the current period.', Type.Integer()),
    letter_effective_date: described(
      'The day on which coverage begins; `null` until it is set.',
      Nullable(DaySchema),
    ),
    stats: described(
      'The counts of its tenants; `null` if the server omits them.',
      Nullable(Ref<FacilityStats>(FacilityStats)),
    ),
  },
  {
    title: 'FacilityStatsRow',
    description:
      'A facility with the statistics of its tenants. `stats` is `null` if the server omits it.',
  },
);
export interface FacilityStatsRow extends Static<typeof FacilityStatsRow> {}

export const FacilityStatsFilter = Type.Object(
  {
    facility_number: Type.Optional(
      described('A part of the facility number.', Type.String({ maxLength: 200 })),
    ),
    prime_site_id: Type.Optional(
      described('A part of the Prime Site ID.', Type.String({ maxLength: 200 })),
    ),
    account_name: Type.Optional(
      described('A part of the account name.', Type.String({ maxLength: 200 })),
    ),
  },
  {
    title: 'FacilityStatsFilter',
    description: 'The filters of the statistics. Texts match a part.',
  },
);
export type FacilityStatsFilter = Static<typeof FacilityStatsFilter>;

export const FacilityStatsQuery = Type.Object(
  {
    ...FacilityStatsFilter.properties,
    ...SortBy(FacilityStatsSortKeys).properties,
    ...PageQuery.properties,
  },
  {
    title: 'FacilityStatsQuery',
    description: 'The query of the statistics: filter, sort and page.',
  },
);
export type FacilityStatsQuery = FacilityStatsFilter & Sort<FacilityStatsSortKey> & PageQuery;
