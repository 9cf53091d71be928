import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { described, PageQuery, type Sort, SortBy } from '../values/schema.ts';
import * as entities from './entities.ts';
import { type FacilityStatsSortKey, FacilityStatsSortKeys } from './enums.ts';

export const FacilityStats = schemaOf(
  entities.facilityStats,
  'FacilityStats',
  "Counts and percentages of one facility's tenants; percentages are of `tenant_count`, one decimal.",
  {
    upload_count: 'Tenants that imports of this period have added.',
    audit_letters_sent: 'Tenants whose audit letter was made.',
    enrollment_letters_sent: 'Tenants whose enrollment letter was made.',
    welcome_letters_sent: 'Tenants whose welcome letter was made.',
    confirmed_payment: 'Tenants whose charge staff have confirmed.',
    provided_proof: 'Tenants with the status `provide_proof`.',
    opted_out: 'Tenants with the status `opt_out`.',
    percent_complete: 'Tenants with a status in percent of `tenant_count`, rounded down.',
    charge_applied: 'Tenants whose charge is connected (FAC-107).',
  },
);
export type FacilityStats = entities.FacilityStats;

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

export const MoveOutCounts = schemaOf(
  entities.moveOutCounts,
  'MoveOutCounts',
  'The number of facilities per state of the move-out confirmation.',
  {
    doing_move_outs: 'Facilities with tagged tenants and neither move-out date.',
  },
);
export type MoveOutCounts = entities.MoveOutCounts;

export const ThresholdCounts = schemaOf(
  entities.thresholdCounts,
  'ThresholdCounts',
  'The number of facilities above each threshold.',
  {
    opt_outs_threshold: 'Facilities where more than 5% of the tenants opted out.',
    provided_proof_threshold: 'Facilities where more than 20% of the tenants provided proof.',
    bad_address_threshold: 'Facilities where more than 5% of the tenants have a bad address.',
    moved_out_threshold: 'Facilities where more than 5% of the tenants moved out.',
  },
);
export type ThresholdCounts = entities.ThresholdCounts;

export const UnsentLetterCounts = schemaOf(
  entities.unsentLetterCounts,
  'UnsentLetterCounts',
  'The number of facilities without the sent date of each letter.',
);
export type UnsentLetterCounts = entities.UnsentLetterCounts;

export const FacilitiesSummary = schemaOf(
  entities.facilitiesSummary,
  'FacilitiesSummary',
  'Counts over all facilities, independent of the filters of the list.',
);
export type FacilitiesSummary = entities.FacilitiesSummary;

export const HomeStats = schemaOf(
  entities.homeStats,
  'HomeStats',
  'The counts of the staff home page.',
);
export type HomeStats = entities.HomeStats;

export const FacilityStatsRow = schemaOf(
  entities.facilityStatsRow,
  'FacilityStatsRow',
  'A facility with the statistics of its tenants. `stats` is `null` if the server omits it.',
  {
    id: 'The number of the facility, also for the calls of archives.',
    facility_number: 'The number that the facility is known by, unique among facilities.',
    prime_site_id: 'The Prime Site ID, unique among facilities.',
    was_prime: 'Whether it was a Prime facility before (FAC-28).',
    letter_effective_date: 'The day on which coverage begins.',
  },
);
export type FacilityStatsRow = entities.FacilityStatsRow;

export const FacilityStatsPage = schemaOf(
  entities.facilityStatsPage,
  'FacilityStatsPage',
  'A page of facilities with statistics.',
  {
    totals:
      'The statistics of all facilities that match the filters, together; other servers may omit them.',
  },
);
export type FacilityStatsPage = entities.FacilityStatsPage;

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
