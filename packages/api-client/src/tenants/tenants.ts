import { nothing, undoable } from '../decode/fields.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import { conflictWith } from '../transport/refusals.ts';
import type { Transport } from '../transport/transport.ts';
import type { PageQuery } from '../values/schema.ts';
import type { TenantsSort } from './contract.ts';
import {
  deletedTenantsPage,
  facilityTenantsPage,
  type Tenant,
  tenant,
  tenantFilterChoices,
  tenantsPage,
} from './entities.ts';
import { type BulkField, type StatusWord, wordOfStatus } from './enums.ts';
import type { FacilityTenantsQuery, TenantsFilter } from './filters.ts';
import { tenantHistory } from './history/entities.ts';
import { tenantOverview } from './overview/entities.ts';
import {
  type Answer,
  encodeTenantPatch,
  type ManagerTenantPatch,
  type TenantPatch,
  withTime,
} from './patch.ts';
import type { SeenInTenants, TenantSeen } from './writeContract.ts';

/** The query of the tenant list: filter, sort and page. */
export type TenantsQuery = TenantsFilter & TenantsSort & PageQuery;

/** The options of a call that writes a tenant. */
export interface TenantWriteOptions extends CallOptions {
  /** The values that the user started from. After another user's change the call rejects (see `conflictingTenant`). */
  seen?: TenantSeen;
}

/** The options of a call that tags tenants. */
export interface TagOptions extends CallOptions {
  /** Whether the tagged tenants also become Moved Out. @default false */
  movedOut?: boolean;
}

/** One value for one field of several tenants. */
export interface BulkUpdate {
  ids: readonly number[];
  field: BulkField;
  /** The value for all of them; `null` clears the field. */
  value: string | number | boolean | null;
  /** The values that the user started from. If the stored tenant differs, nothing is written (`conflictingTenant`). */
  seen?: readonly SeenInTenants[] | undefined;
}

const UNKNOWN_LOADING_ERROR = 'Unknown error loading tenants.';

/** Tenants: the list of staff, and the tenants of the manager's facility. */
export const createTenantCalls = ({ call }: Transport) => ({
  /** GET /api/tenants, for staff */
  list: (query: TenantsQuery = {}, options?: CallOptions) =>
    call('GET', '/api/tenants', {
      query: tenantsQuery(query),
      read: tenantsPage,
      fallback: UNKNOWN_LOADING_ERROR,
      ...options,
    }),

  /** GET /api/facilities/{facility_id}/tenants */
  listOfFacility: (facilityId: number, query: FacilityTenantsQuery = {}, options?: CallOptions) =>
    call('GET', path`/api/facilities/${facilityId}/tenants`, {
      query,
      read: facilityTenantsPage,
      fallback: UNKNOWN_LOADING_ERROR,
      ...options,
    }),

  /** GET /api/facilities/{id}/tenant-filters */
  filtersOfFacility: (facilityId: number, options?: CallOptions) =>
    call('GET', path`/api/facilities/${facilityId}/tenant-filters`, {
      read: tenantFilterChoices,
      ...options,
    }),

  /** GET /api/tenants/{id}/overview (TEN-140), for staff. */
  overview: (id: number, options?: CallOptions) =>
    call('GET', path`/api/tenants/${id}/overview`, { read: tenantOverview, ...options }),

  /** GET /api/tenants/{id}/history (TEN-83). */
  history: (id: number, options?: CallOptions) =>
    call('GET', path`/api/tenants/${id}/history`, { read: tenantHistory, ...options }),

  /** POST /api/tenants/{id}, for staff */
  update: (id: number, edit: TenantPatch, { seen, ...options }: TenantWriteOptions = {}) =>
    call('POST', path`/api/tenants/${id}`, {
      form: { ...encodeTenantPatch(edit), seen: seenText(seen) },
      read: undoable,
      ...options,
    }),

  /** POST /api/managers/update-tenant, for the facility's manager */
  updateAsManager: (
    { id, facility_id }: { id: number; facility_id: number },
    edit: ManagerTenantPatch,
    { seen, ...options }: TenantWriteOptions = {},
  ) =>
    call('POST', '/api/managers/update-tenant', {
      form: { ...encodeTenantPatch(edit), id, facility_id, seen: seenText(seen) },
      read: undoable,
      ...options,
    }),

  /** POST /api/tenants/{id}/status */
  setStatus: (id: number, status: StatusWord, { seen, ...options }: TenantWriteOptions = {}) =>
    call('POST', path`/api/tenants/${id}/status`, {
      form: { status, seen: seenText(seen) },
      read: undoable,
      ...options,
    }),

  /**
   * POST /api/tenants/bulk (TEN-29), for staff: one value for all of them. A `coverage_id` also
   * sets the status.
   */
  bulkUpdate: ({ ids, field, value, seen }: BulkUpdate, options?: CallOptions) =>
    call('POST', '/api/tenants/bulk', {
      form: { field, ids: ids.join(','), value: withTime(field, value), seen: seenText(seen) },
      read: undoable,
      ...options,
    }),

  /** DELETE /api/tenants/bulk, for staff */
  bulkDelete: (ids: readonly number[], options?: CallOptions) =>
    call('DELETE', '/api/tenants/bulk', {
      query: { ids: ids.join(',') },
      read: undoable,
      ...options,
    }),

  /** GET /api/deleted-tenants (TEN-101), for admins: the tenants that can be restored */
  deleted: (query: PageQuery = {}, options?: CallOptions) =>
    call('GET', '/api/deleted-tenants', { query, read: deletedTenantsPage, ...options }),

  /** POST /api/deleted-tenants/restore (TEN-101), for admins: all of them or none */
  restore: (ids: readonly number[], options?: CallOptions) =>
    call('POST', '/api/deleted-tenants/restore', {
      form: { ids: ids.join(',') },
      read: nothing,
      ...options,
    }),

  /** POST /api/tenants/reset, for staff */
  reset: (ids: readonly number[], options?: CallOptions) =>
    call('POST', '/api/tenants/reset', {
      form: { ids: ids.join(',') },
      read: undoable,
      ...options,
    }),

  /** POST /api/managers/bulk-charge-applied */
  bulkChargeApplied: (ids: readonly number[], options?: CallOptions) =>
    call('POST', '/api/managers/bulk-charge-applied', {
      form: { ids: ids.join(',') },
      read: undoable,
      ...options,
    }),

  /** POST /api/managers/tag-tenants: these have moved out */
  tag: (
    facilityId: number,
    ids: readonly number[],
    { movedOut = false, ...options }: TagOptions = {},
  ) =>
    call('POST', '/api/managers/tag-tenants', {
      form: {
        facility_id: facilityId,
        ids: ids.join(','),
        ...(movedOut && { moved_out: true }),
      },
      read: undoable,
      ...options,
    }),

  /** POST /api/managers/untag-tenants (TEN-45): these have not moved out after all. `seen` applies to all of them. */
  untag: (
    facilityId: number,
    ids: readonly number[],
    { seen, ...options }: TenantWriteOptions = {},
  ) =>
    call('POST', '/api/managers/untag-tenants', {
      form: { facility_id: facilityId, ids: ids.join(','), seen: seenText(seen) },
      read: undoable,
      ...options,
    }),

  /** POST /api/managers/confirm-move-outs (TEN-51): none have moved out */
  confirmNoMoveOuts: (options?: CallOptions) =>
    call('POST', '/api/managers/confirm-move-outs', { read: nothing, ...options }),

  /** POST /api/managers/confirm-tagging-complete (TEN-121). It tags `ids` before. Cannot be undone. */
  completeTagging: (ids: readonly number[] = [], options?: CallOptions) =>
    call('POST', '/api/managers/confirm-tagging-complete', {
      ...(ids.length > 0 && { form: { ids: ids.join(',') } }),
      read: nothing,
      ...options,
    }),
});

export interface TenantCalls extends ReturnType<typeof createTenantCalls> {}

/** The tenant that a call writes. */
export type WrittenTenant = Pick<Tenant, 'id' | 'facility_id'>;

/** The calls that write one tenant, of staff or of the facility's manager. */
export function tenantWrites(
  calls: Pick<TenantCalls, 'update' | 'updateAsManager' | 'setStatus'>,
  role: 'staff' | 'manager',
) {
  const update = (
    { id, facility_id }: WrittenTenant,
    edit: TenantPatch,
    options?: TenantWriteOptions,
  ) =>
    role === 'staff'
      ? calls.update(id, edit, options)
      : calls.updateAsManager({ id, facility_id }, edit, options);
  return {
    update,

    /** Saves an answer: a coverage with the update, any other status with the call of the status. */
    saveAnswer: (tenant: WrittenTenant, answer: Answer, options?: TenantWriteOptions) =>
      answer.status === 'selected_coverage'
        ? update(tenant, answer, options)
        : calls.setStatus(tenant.id, wordOfStatus(answer.status), options),
  };
}

/** The query parameters of the list, with `tagged_for_removal` only if true. */
export const tenantsQuery = ({ tagged_for_removal, ...query }: TenantsQuery) => ({
  ...query,
  tagged_for_removal: tagged_for_removal || undefined,
});

const seenText = (seen: TenantSeen | readonly SeenInTenants[] | undefined) =>
  seen && JSON.stringify(seen);

/** The stored tenant, if the error is a conflict (409) with another user's change; else `null`. */
export const conflictingTenant = conflictWith(tenant);
