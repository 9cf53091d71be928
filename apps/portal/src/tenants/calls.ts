import {
  allTenants,
  type CallOptions,
  createTenantCalls,
  type Tenant,
  tenantWrites,
  type WrittenTenant,
} from '@audit-letters/api-client';
import { listWords, type TagChanges } from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { transport } from '../session/transport.ts';

/** Tenants. */
export const tenantCalls = createTenantCalls(transport);

/** The calls that write one tenant, by role. */
export const tenantWritesOf = {
  staff: tenantWrites(tenantCalls, 'staff'),
  manager: tenantWrites(tenantCalls, 'manager'),
};

/** The workbook of an export of tenants (TEN-76, TEN-77). */
export const tenantExport = {
  title: listWords.exportJob.titles.tenants,
  addressOf: (file_key: string) => exportCalls.downloadUrl({ file_key, filename: 'tenant_list' }),
};

/** Writes changed tags in one call. A call that only untags refuses tenants who have been untagged since. */
export const saveTags = (facilityId: number, { ids, untagIds, movedOut }: TagChanges) =>
  ids.length > 0
    ? tenantCalls.tag(facilityId, ids, { untag: untagIds, movedOut })
    : tenantCalls.untag(facilityId, untagIds, { seen: { tagged_for_removal: true } });

/** The call that takes back the tag of a tenant. */
export const untagCall = ({ id, facility_id }: WrittenTenant) => ({
  call: 'saveTags' as const,
  facilityId: facility_id,
  tags: { ids: [], untagIds: [id], movedOut: false },
});

type ListQuery = { facility_id: number } & Parameters<typeof tenantCalls.listOfFacility>[1];

/** All tenants of a facility that match. */
export const allOfFacility = ({ facility_id, ...query }: ListQuery): Promise<readonly Tenant[]> =>
  allTenants((paging) => tenantCalls.listOfFacility(facility_id, { ...query, ...paging }));

/** All tagged tenants of a facility. A server without this filter answers with all tenants. */
export const taggedTenants = async (facility_id: number): Promise<readonly Tenant[]> =>
  (await allOfFacility({ facility_id, tagged_for_removal: true })).filter(
    (tenant) => tenant.tagged_for_removal,
  );

/** Makes the call of a list for `useListCall`. Each list has its own: one that ends must not abort another's request. */
export const tenantsOfFacility =
  () =>
  ({ facility_id, ...query }: ListQuery, options: CallOptions) =>
    tenantCalls.listOfFacility(facility_id, query, options);
