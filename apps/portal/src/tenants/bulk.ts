import type { Tenant, TenantSeen } from '@audit-letters/api-client';
import type { BulkChange } from '@audit-letters/screens';

/** As many ids as one call takes. More are refused: two calls would not be all or nothing. */
export const bulkLimit = 10_000;

/** A write that gives some of the changed tenants their old value back. */
export interface BulkUndo {
  change: BulkChange;
  ids: number[];
}

/** The writes that give a bulk-changed field its old values back, or `null` where the bulk call cannot. */
export function bulkUndo(made: BulkChange, tenants: readonly Tenant[]): BulkUndo[] | null {
  const undos = new Map<string, BulkUndo>();
  for (const tenant of tenants) {
    const change = oldValue(made.field, tenant);
    if (!change) return null;
    const key = JSON.stringify(change);
    const undo = undos.get(key) ?? { change, ids: [] };
    undo.ids.push(tenant.id);
    undos.set(key, undo);
  }
  undos.delete(JSON.stringify(made));
  return [...undos.values()];
}

function oldValue(field: BulkChange['field'], tenant: Tenant): BulkChange | null {
  switch (field) {
    case 'status':
    case 'coverage_id': {
      const { status, coverage_id } = tenant;
      if (status !== 'selected_coverage')
        return { field: 'status', value: status ?? 'no_response' };
      return coverage_id === null ? null : { field: 'coverage_id', value: coverage_id };
    }
    case 'charge_confirmed':
      return { field, value: tenant.charge_confirmed_date !== null };
    case 'charge_applied':
    case 'tagged_for_removal':
      return { field, value: tenant[field] };
    case 'charge_apply_date':
      // What is shown may be the facility's, which the tenant only follows.
      return null;
  }
}

/** What a change has left on every tenant: an undo finds it still there, or is refused. */
export function leftBy(made: BulkChange): TenantSeen {
  switch (made.field) {
    case 'status':
      return { status: made.value === 'no_response' ? null : made.value, coverage_id: null };
    case 'coverage_id':
      return { status: 'selected_coverage', coverage_id: made.value };
    case 'charge_applied':
    case 'tagged_for_removal':
      return { [made.field]: made.value };
    case 'charge_confirmed':
    case 'charge_apply_date':
      // The server's day, or its facility's: not known here.
      return {};
  }
}
