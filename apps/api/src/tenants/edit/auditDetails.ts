import type { TenantStatus } from '@audit-letters/api-client/contract';
import type { CurrentTenant, TenantUpdate } from './updates.ts';

/** The details of an audit entry about tenants; their history reads them (TEN-83). */
export interface TenantAuditDetails {
  /** The columns whose value changed. */
  fields: string[];
  /** The new status, if it changed. */
  status?: TenantStatus | null;
  /** The new tag, if it changed. */
  tagged?: boolean;
}

/** Columns that follow from others. */
const derived = new Set(['search_name', 'updated_at']);

/** The columns that an update changes, with the new status and tag. Other values are not logged: they may be personal. */
export function auditDetails(tenant: CurrentTenant, update: TenantUpdate): TenantAuditDetails {
  const fields = columnNames(update).filter(
    (column) => !derived.has(column) && !isEqual(tenant[column], update[column]),
  );
  return {
    fields,
    ...(fields.includes('status') && { status: update.status ?? null }),
    ...(fields.includes('tagged_for_removal') && { tagged: update.tagged_for_removal ?? false }),
  };
}

// `Object.keys` returns `string[]`; the update has no other keys.
const columnNames = (update: TenantUpdate) =>
  Object.keys(update) as (keyof TenantUpdate & keyof CurrentTenant)[];

const isEqual = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after);
