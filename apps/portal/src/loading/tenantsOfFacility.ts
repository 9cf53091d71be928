import { allTenants, type FacilityTenantsQuery, type Tenant } from '@audit-letters/api-client';
import { tenantCalls } from './calls.ts';

/** The call of a list of one facility, with the facility in the query. Give each list its own name in the cache. */
export const tenantsOfFacility = ({
  facility_id,
  ...query
}: FacilityTenantsQuery & { facility_id: number }) =>
  tenantCalls.listOfFacility(facility_id, query);

/** All tenants of a facility that match. */
export const allOfFacility = (
  facilityId: number,
  query: FacilityTenantsQuery,
): Promise<readonly Tenant[]> =>
  allTenants((paging) => tenantCalls.listOfFacility(facilityId, { ...query, ...paging }));

/** All tagged tenants of a facility. Without extras, the list has no such filter (WIR-52). */
export const taggedTenants = async (
  facilityId: number,
  hasExtras: boolean,
): Promise<readonly Tenant[]> =>
  (await allOfFacility(facilityId, hasExtras ? { tagged_for_removal: true } : {})).filter(
    (tenant) => tenant.tagged_for_removal,
  );
