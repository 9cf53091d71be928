/** The client, its calls by noun, its errors, and the types of the contract. `./values` has the enums and limits. */

export { type Client, createClient } from './client.ts';
export type * from './contract.ts';
export type { Page } from './decode/listPage.ts';
export * from './transport/errors.ts';
export type { CallOptions, HttpOptions } from './transport/http.ts';
export { createIdempotencyKeys } from './transport/idempotency.ts';
export type { UploadProgress } from './transport/send.ts';
export { createTransport, type Transport } from './transport/transport.ts';

// Session and profile

export * from './factors/factors.ts';
export * from './profile/profile.ts';
export * from './session/session.ts';

// Facilities

export * from './archives/archives.ts';
export * from './facilities/facilities.ts';

// Tenants

export { allTenants } from './tenants/allTenants.ts';
export * from './tenants/answerQueue.ts';
// Named at their declaration, as the declarations of `screens` name them.
export type { FacilityTenantsPage, Tenant, Unit } from './tenants/entities.ts';
export type { FacilityTenantsQuery, TenantsFilter } from './tenants/filters.ts';
export type { Answer, ManagerTenantPatch, TenantPatch } from './tenants/patch.ts';
export {
  type BulkUpdate,
  conflictingTenant,
  createTenantCalls,
  type TagOptions,
  type TenantCalls,
  type TenantsQuery,
  type TenantWriteOptions,
  tenantWrites,
  type WrittenTenant,
} from './tenants/tenants.ts';

// Letters, imports and exports

export * from './exports/exports.ts';
export * from './imports/confirmed.ts';
export * from './imports/imports.ts';
export * from './letters/letters.ts';

// Accounts, due work, search, undo and the shell

export * from './due/due.ts';
export * from './search/search.ts';
export * from './shell/shell.ts';
export * from './undo/undo.ts';
export * from './users/users.ts';
