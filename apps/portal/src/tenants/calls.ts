import {
  type Answer,
  allTenants,
  type CallOptions,
  createTenantCalls,
  type Tenant,
  type TenantPatch,
  type TenantWriteOptions,
} from '@audit-letters/api-client';
import { wordOfStatus } from '@audit-letters/api-client/values';
import { listWords, type TagChanges } from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { transport } from '../session/transport.ts';

/** Tenants. */
export const tenantCalls = createTenantCalls(transport);

/** The tenant that a call writes. */
export type TenantOfAnswer = Pick<Tenant, 'id' | 'facility_id'>;

/** Writes a tenant. */
export type UpdateTenant = (
  tenant: TenantOfAnswer,
  edit: TenantPatch,
  options?: TenantWriteOptions,
) => Promise<unknown>;

/** The workbook of an export of tenants (TEN-76, TEN-77). */
export const tenantExport = {
  title: listWords.exportJob.titles.tenants,
  addressOf: (file_key: string) => exportCalls.downloadUrl({ file_key, filename: 'tenant_list' }),
};

/** The call of staff. */
export const updateAsStaff: UpdateTenant = ({ id }, edit, options) =>
  tenantCalls.update(id, edit, options);

/** The call of a manager. */
export const updateAsManager: UpdateTenant = ({ id, facility_id }, edit, options) =>
  tenantCalls.updateAsManager({ id, facility_id }, edit, options);

/** Saves an answer. `options.seen` is the answer that the user started from. */
export const sendAnswer = (
  update: UpdateTenant,
  tenant: TenantOfAnswer,
  answer: Answer,
  options: TenantWriteOptions,
): Promise<unknown> =>
  answer.status === 'selected_coverage'
    ? update(tenant, answer, options)
    : tenantCalls.setStatus(tenant.id, wordOfStatus(answer.status), options);

/** Writes changed tags in one call. A call that only untags refuses tenants who have been untagged since. */
export const saveTags = (facilityId: number, { ids, untagIds, movedOut }: TagChanges) =>
  ids.length > 0
    ? tenantCalls.tag(facilityId, ids, { untag: untagIds, movedOut })
    : tenantCalls.untag(facilityId, untagIds, { seen: { tagged_for_removal: true } });

/** The call that takes back the tag of a tenant. */
export const untagCall = ({ id, facility_id }: TenantOfAnswer) => ({
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
