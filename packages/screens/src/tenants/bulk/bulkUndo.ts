import type { Tenant, TenantSeen } from '@audit-letters/api-client';
import { statusOfWord, wordOfStatus } from '@audit-letters/api-client/values';
import type { BulkChange } from './bulkChanges.ts';

/** A write that restores the old value of some tenants. */
export interface BulkUndo {
  /** The old value. */
  change: BulkChange;
  /** The tenants. */
  ids: number[];
}

/** The writes that restore the old values of a bulk change, or `null` if the bulk call cannot restore them. */
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
      if (status !== 'selected_coverage') return { field: 'status', value: wordOfStatus(status) };
      return coverage_id === null ? null : { field: 'coverage_id', value: coverage_id };
    }
    case 'charge_confirmed':
      return { field, value: tenant.charge_confirmed_date !== null };
    case 'charge_applied':
    case 'tagged_for_removal':
      return { field, value: tenant[field] };
    case 'charge_apply_date':
      // The shown date may be the facility's instead of the tenant's own.
      return null;
  }
}

/** The values after a change. The server rejects an undo if the stored values differ. */
export function valuesAfter(made: BulkChange): TenantSeen {
  switch (made.field) {
    case 'status':
      return { status: statusOfWord(made.value), coverage_id: null };
    case 'coverage_id':
      return { status: 'selected_coverage', coverage_id: made.value };
    case 'charge_applied':
    case 'tagged_for_removal':
      return { [made.field]: made.value };
    case 'charge_confirmed':
    case 'charge_apply_date':
      // The server sets this date, so its value is unknown here.
      return {};
  }
}
