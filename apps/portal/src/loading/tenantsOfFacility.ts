import {
  allTenants,
  type FacilityTenantsPage,
  type FacilityTenantsQuery,
  type Tenant,
  type TenantCalls,
} from '@audit-letters/api-client';

type ListCalls = Pick<TenantCalls, 'listOfFacility'>;

/** The call of a list of one facility, with the facility in the query. Give each list a name of its own in the cache. */
export const tenantsOfFacility =
  ({ listOfFacility }: ListCalls) =>
  ({
    facility_id,
    ...query
  }: FacilityTenantsQuery & { facility_id: number }): Promise<FacilityTenantsPage> =>
    listOfFacility(facility_id, query);

/** All tenants of a facility that match. */
export const allOfFacility = (
  { listOfFacility }: ListCalls,
  facilityId: number,
  query: FacilityTenantsQuery,
): Promise<readonly Tenant[]> =>
  allTenants((paging) => listOfFacility(facilityId, { ...query, ...paging }));

/** All tagged tenants of a facility. Without extras, the list has no such filter (WIR-52). */
export const taggedTenants = async (
  tenants: ListCalls,
  facilityId: number,
  hasExtras: boolean,
): Promise<readonly Tenant[]> =>
  (await allOfFacility(tenants, facilityId, hasExtras ? { tagged_for_removal: true } : {})).filter(
    (tenant) => tenant.tagged_for_removal,
  );
