import type {
  FacilitiesFilter,
  FacilityStatsFilter,
  FacilityTenantsFilter,
  TenantsFilter,
  WaitingFor,
} from '@audit-letters/api-client/contract';
import {
  facilityFilterNames,
  softwareName,
  tenantFilterNames,
} from '@audit-letters/api-client/values';
import type { Fact } from '../sheets/write.ts';

/** The label and the value of each filter, in the order of the lines. */
type Lines<Filter> = Record<keyof Filter, Line>;
type Line = [label: string, value: string | null | undefined];

/** The filters of an export of facilities, with the labels of the list. */
export const facilityFacts = (query: FacilitiesFilter): Fact[] =>
  facts<FacilitiesFilter>({
    facility_number: ['Facility Name', query.facility_number],
    account_name: ['Account Name', query.account_name],
    corporate_group: ['Corporate Group', query.corporate_group],
    software: ['Software', query.software && softwareName(query.software)],
    filter: ['More Filters', query.filter && facilityFilterNames[query.filter]],
  });

/** The filters of an export of the statistics tab. */
export const statsFacts = (query: FacilityStatsFilter): Fact[] =>
  facts<FacilityStatsFilter>({
    facility_number: ['Facility Number', query.facility_number],
    prime_site_id: ['Prime ID', query.prime_site_id],
    account_name: ['Facility Name', query.account_name],
  });

const waitingNames: Record<WaitingFor, string> = {
  charge: 'a charge',
  payment: 'a payment',
  change: 'a change of the charge',
  disconnection: 'a disconnection',
};

/** The filters of an export of the staff's tenant list. */
export const tenantFacts = (query: TenantsFilter): Fact[] =>
  facts<TenantsFilter>({
    filter: ['Filter', query.filter && tenantFilterNames[query.filter]],
    name: ['Name', query.name],
    unit: ['Unit', query.unit],
    facility_number: ['Facility Number', query.facility_number],
    facility_id: ['Facility', query.facility_id ? 'This one only' : null],
    status: ['Status', query.status && tenantFilterNames[query.status]],
    ...commonLines(query),
  });

/** The filters of an export of a manager's tenants. */
export const facilityTenantFacts = (query: FacilityTenantsFilter): Fact[] =>
  facts<FacilityTenantsFilter>({
    filter: ['Filter', query.filter && tenantFilterNames[query.filter]],
    full_name: ['Name', query.full_name],
    ...commonLines(query),
  });

type CommonFilter = Pick<
  FacilityTenantsFilter,
  'tagged_for_removal' | 'incomplete_address' | 'waiting_for'
>;

const commonLines = (query: CommonFilter): Lines<CommonFilter> => ({
  tagged_for_removal: ['Show Tenants Tagged for Removal', query.tagged_for_removal ? 'Yes' : null],
  incomplete_address: ['Incomplete addresses only', query.incomplete_address ? 'Yes' : null],
  waiting_for: ['Waiting for', query.waiting_for && waitingNames[query.waiting_for]],
});

function facts<Filter>(lines: Lines<Filter>): Fact[] {
  const filters = Object.values<Line>(lines).flatMap(([label, value]): Fact[] =>
    value?.trim() ? [[label, value.trim()]] : [],
  );
  return filters.length > 0 ? filters : [['Filter', 'None']];
}
