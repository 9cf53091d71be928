import type {
  FacilitiesFilter,
  FacilityStatsFilter,
  FacilityTenantsQuery,
  TenantsFilter,
  WaitingFor,
} from '@audit-letters/api-client/contract';
import {
  facilityFilterNames,
  softwareName,
  tenantFilterNames,
} from '@audit-letters/api-client/values';
import type { Fact } from '../sheets/write.ts';

/** The filters of an export of facilities, with the labels of the list. */
export const facilityFacts = (query: FacilitiesFilter): Fact[] =>
  facts([
    ['Facility Name', query.facility_number],
    ['Account Name', query.account_name],
    ['Corporate Group', query.corporate_group],
    ['Software', query.software && softwareName(query.software)],
    ['More Filters', query.filter && facilityFilterNames[query.filter]],
  ]);

/** The filters of an export of the statistics tab. */
export const statsFacts = (query: FacilityStatsFilter): Fact[] =>
  facts([
    ['Facility Number', query.facility_number],
    ['Prime ID', query.prime_site_id],
    ['Facility Name', query.account_name],
  ]);

const waitingNames: Record<WaitingFor, string> = {
  charge: 'a charge',
  payment: 'a payment',
  change: 'a change of the charge',
  disconnection: 'a disconnection',
};

/** The filters of an export of the staff's tenant list. */
export const tenantFacts = (query: TenantsFilter): Fact[] =>
  facts([
    ['Filter', query.filter && tenantFilterNames[query.filter]],
    ['Name', query.name],
    ['Unit', query.unit],
    ['Facility Number', query.facility_number],
    ['Facility', query.facility_id ? 'This one only' : null],
    ['Status', query.status && tenantFilterNames[query.status]],
    ['Show Tenants Tagged for Removal', query.tagged_for_removal ? 'Yes' : null],
    ['Incomplete addresses only', query.incomplete_address ? 'Yes' : null],
    ['Waiting for', query.waiting_for && waitingNames[query.waiting_for]],
  ]);

/** The filters of an export of a manager's tenants. */
export const facilityTenantFacts = (query: FacilityTenantsQuery): Fact[] =>
  facts([
    ['Filter', query.filter && tenantFilterNames[query.filter]],
    ['Name', query.full_name],
    ['Waiting for', query.waiting_for && waitingNames[query.waiting_for]],
  ]);

function facts(filters: [label: string, value: string | null | undefined][]): Fact[] {
  const given = filters.flatMap(([label, value]): Fact[] =>
    value?.trim() ? [[label, value.trim()]] : [],
  );
  return given.length > 0 ? given : [['Filter', 'None']];
}
