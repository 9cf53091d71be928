import type { Tenant } from '@audit-letters/api-client';
import type { BulkChange } from '@audit-letters/screens';

/** As many ids as one call takes. More are refused: two calls would not be all or nothing. */
export const bulkLimit = 1000;

/** The writes that give a bulk-changed field its old values back, or `null` where the bulk call cannot. */
export function bulkUndo(
  { field, value }: BulkChange,
  tenants: readonly Tenant[],
): { change: BulkChange; ids: number[] }[] | null {
  const groups = new Map<BulkChange['value'], number[]>();
  for (const tenant of tenants) {
    const old = oldValue(field, tenant);
    // A coverage is each tenant's own, and the date may have been the facility's.
    if (old === undefined) return null;
    if (old !== value) groups.set(old, [...(groups.get(old) ?? []), tenant.id]);
  }
  return [...groups].map(([old, ids]) => ({ change: { field, value: old }, ids }));
}

function oldValue(field: BulkChange['field'], tenant: Tenant): BulkChange['value'] | undefined {
  switch (field) {
    case 'status':
      return tenant.status === 'selected_coverage' ? undefined : (tenant.status ?? 'no_response');
    case 'charge_confirmed':
      return tenant.charge_confirmed_date !== null;
    case 'charge_applied':
      return tenant.charge_applied;
    case 'tagged_for_removal':
      return tenant.tagged_for_removal;
    case 'charge_apply_date':
      return undefined;
  }
}
