import type { Call, CallOptions } from '../http/call.ts';
import { conflictWith } from '../http/conflict.ts';
import { path } from '../http/encode.ts';
import { nothing } from '../http/readers.ts';
import type { PageQuery } from '../http/schema.ts';
import type { TenantSeen, TenantsOrder } from './contract.ts';
import { type ManagerTenantEdit, type TenantEdit, tenantForm, withTime } from './edits.ts';
import type { FacilityTenantsQuery, TenantsFilter } from './filters.ts';
import { facilityTenantsPage, tenant, tenantFilterChoices, tenantsPage } from './readers.ts';
import type { BulkField, StatusWord } from './words.ts';

/** The list of all tenants: its filter, its order and its page. */
export type TenantsQuery = TenantsFilter & TenantsOrder & PageQuery;

/** The options of a call that writes a tenant. */
export interface TenantWriteOptions extends CallOptions {
  /** What the writer saw. Where someone else has changed it since, the call rejects (see `conflictingTenant`). */
  seen?: TenantSeen;
}

/** One value for one field of all the named tenants. */
export interface BulkUpdate {
  ids: readonly number[];
  field: BulkField;
  value: string | number | boolean | null;
}

const UNKNOWN_LOADING_ERROR = 'Unknown error loading tenants.';

/** Tenants: the staff's list of all, and the manager's own. */
export const tenants = (call: Call) => ({
  /** GET /api/tenants (TEN-63), for staff */
  list: (query: TenantsQuery = {}, options?: CallOptions) =>
    call('GET', '/api/tenants', {
      query: tenantsQuery(query),
      read: tenantsPage,
      fallback: UNKNOWN_LOADING_ERROR,
      ...options,
    }),

  /** GET /api/facilities/{facility_id}/tenants (TEN-64) */
  listOfFacility: (facilityId: number, query: FacilityTenantsQuery = {}, options?: CallOptions) =>
    call('GET', path`/api/facilities/${facilityId}/tenants`, {
      query,
      read: facilityTenantsPage,
      fallback: UNKNOWN_LOADING_ERROR,
      ...options,
    }),

  /** GET /api/facilities/{id}/tenant-filters (TEN-65) */
  filtersOfFacility: (facilityId: number, options?: CallOptions) =>
    call('GET', path`/api/facilities/${facilityId}/tenant-filters`, {
      read: tenantFilterChoices,
      ...options,
    }),

  /** POST /api/tenants/{id} (TEN-66), for staff */
  update: (id: number, edit: TenantEdit, { seen, ...options }: TenantWriteOptions = {}) =>
    call('POST', path`/api/tenants/${id}`, {
      form: { ...tenantForm(edit), seen: seenText(seen) },
      read: nothing,
      ...options,
    }),

  /** POST /api/managers/update-tenant (TEN-71), for the facility's manager */
  updateAsManager: (
    { id, facility_id }: { id: number; facility_id: number },
    edit: ManagerTenantEdit,
    { seen, ...options }: TenantWriteOptions = {},
  ) =>
    call('POST', '/api/managers/update-tenant', {
      form: { ...tenantForm(edit), id, facility_id, seen: seenText(seen) },
      read: nothing,
      ...options,
    }),

  /** POST /api/tenants/{id}/status (TEN-67) */
  setStatus: (id: number, status: StatusWord, { seen, ...options }: TenantWriteOptions = {}) =>
    call('POST', path`/api/tenants/${id}/status`, {
      form: { status, seen: seenText(seen) },
      read: nothing,
      ...options,
    }),

  /**
   * POST /api/tenants/bulk (TEN-68), for staff: one value for all of them. A `coverage_id` makes it
   * their status as well; `seen` is what all of them have to be still.
   */
  bulkUpdate: ({ ids, field, value }: BulkUpdate, { seen, ...options }: TenantWriteOptions = {}) =>
    call('POST', '/api/tenants/bulk', {
      form: { field, ids: ids.join(','), value: withTime(field, value), seen: seenText(seen) },
      read: nothing,
      ...options,
    }),

  /** DELETE /api/tenants/bulk (TEN-69), for staff */
  bulkDelete: (ids: readonly number[], options?: CallOptions) =>
    call('DELETE', '/api/tenants/bulk', {
      query: { ids: ids.join(',') },
      read: nothing,
      ...options,
    }),

  /** POST /api/tenants/reset (TEN-70), for staff */
  reset: (ids: readonly number[], options?: CallOptions) =>
    call('POST', '/api/tenants/reset', { form: { ids: ids.join(',') }, read: nothing, ...options }),

  /** POST /api/managers/bulk-charge-applied (TEN-72) */
  bulkChargeApplied: (ids: readonly number[], options?: CallOptions) =>
    call('POST', '/api/managers/bulk-charge-applied', {
      form: { ids: ids.join(',') },
      read: nothing,
      ...options,
    }),

  /** POST /api/managers/tag-tenants (TEN-73): these have moved out */
  tag: (facilityId: number, ids: readonly number[], options?: CallOptions) =>
    call('POST', '/api/managers/tag-tenants', {
      form: { facility_id: facilityId, ids: ids.join(',') },
      read: nothing,
      ...options,
    }),

  /** POST /api/managers/confirm-move-outs (TEN-74): none have moved out */
  confirmNoMoveOuts: (options?: CallOptions) =>
    call('POST', '/api/managers/confirm-move-outs', { read: nothing, ...options }),

  /** POST /api/managers/confirm-tagging-complete (TEN-75). Cannot be undone. */
  completeTagging: (options?: CallOptions) =>
    call('POST', '/api/managers/confirm-tagging-complete', { read: nothing, ...options }),
});

/** The list's query as it is sent: `tagged_for_removal` only where it is true. */
export const tenantsQuery = ({ tagged_for_removal, ...query }: TenantsQuery) => ({
  ...query,
  tagged_for_removal: tagged_for_removal || undefined,
});

const seenText = (seen: TenantSeen | undefined) => seen && JSON.stringify(seen);

/** The tenant as someone else has left it, when that is why a write was refused; else `null`. */
export const conflictingTenant = conflictWith(tenant);
