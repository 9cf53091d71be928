import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { ListQuery, OptionalText, type PageQuery, type Sort } from '../values/schema.ts';
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

const countsOfFacilities = {
  move_outs:
    'Facilities by the state of their move-outs; `doing_move_outs` have tagged tenants and neither date.',
  tenant_thresholds:
    'Facilities where more than 5% of the tenants opted out, have a bad address or moved out, or more than 20% provided proof.',
};

export const FacilitiesSummary = schemaOf(
  entities.facilitiesSummary,
  'FacilitiesSummary',
  'Counts over all facilities, independent of the filters of the list.',
  { ...countsOfFacilities, letters: 'Facilities without the sent date of each letter.' },
);
export type FacilitiesSummary = entities.FacilitiesSummary;

export const HomeStats = schemaOf(
  entities.homeStats,
  'HomeStats',
  'The counts of the staff home page.',
  countsOfFacilities,
);
export type HomeStats = entities.HomeStats;

export const FacilityStatsRow = schemaOf(
  entities.facilityStatsRow,
  'FacilityStatsRow',
  'A facility, as in `Facility`, with the statistics of its tenants. `stats` is `null` if the server omits it.',
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
    facility_number: OptionalText('A part of the facility number.'),
    prime_site_id: OptionalText('A part of the Prime Site ID.'),
    account_name: OptionalText('A part of the account name.'),
  },
  {
    title: 'FacilityStatsFilter',
    description: 'The filters of the statistics. Texts match a part.',
  },
);
export type FacilityStatsFilter = Static<typeof FacilityStatsFilter>;

export const FacilityStatsQuery = ListQuery(
  'FacilityStatsQuery',
  'The query of the statistics: filter, sort and page.',
  FacilityStatsFilter,
  FacilityStatsSortKeys,
);
export type FacilityStatsQuery = FacilityStatsFilter & Sort<FacilityStatsSortKey> & PageQuery;
