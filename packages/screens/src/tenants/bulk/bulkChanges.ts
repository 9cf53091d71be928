import type {
  Answer,
  BulkField,
  Coverage,
  Day,
  StatusWord,
  Tenant,
} from '@audit-letters/api-client';
import {
  chargeAfter,
  chargeAppliedUpdate,
  chargeConfirmedUpdate,
  statusOfWord,
} from '@audit-letters/api-client/values';

/** One field and its value for all selected tenants, as the API names them. */
export type BulkChange =
  | { field: 'status'; value: StatusWord }
  | { field: 'coverage_id'; value: number }
  | { field: 'charge_applied' | 'charge_confirmed' | 'tagged_for_removal'; value: boolean }
  | { field: 'charge_apply_date'; value: Day | null };

/** A field of the bulk edit. A coverage is chosen through the status field. */
export type ChosenField = Exclude<BulkField, 'coverage_id'>;

/** The fields of the bulk edit and their labels. */
export const bulkFields: readonly { value: ChosenField; label: string }[] = [
  { value: 'status', label: 'Status' },
  { value: 'charge_confirmed', label: 'Payment confirmed' },
  { value: 'charge_applied', label: 'Charge applied' },
  { value: 'tagged_for_removal', label: 'Tagged for removal' },
  { value: 'charge_apply_date', label: 'Charge apply date' },
];

/** The answer of a status other than Selected Coverage. */
export const statusAnswer = (word: StatusWord): Answer => ({
  status: statusOfWord(word),
  coverage_id: null,
});

/** The answer of a tenant who chose a coverage. */
export const coverageAnswer = (id: number): Answer => ({
  status: 'selected_coverage',
  coverage_id: id,
});

/** The tenant as the server stores it after a bulk edit. `coverages` has the chosen one. */
export function afterBulkChange(
  tenant: Tenant,
  change: BulkChange,
  today: Day,
  coverages: readonly Coverage[] = [],
): Tenant {
  const update = updateOf(tenant, change, today);
  const after = { ...tenant, ...chargeAfter(tenant, update), ...update };
  const known = [...coverages, tenant.coverage];
  return { ...after, coverage: known.find((one) => one?.id === after.coverage_id) ?? null };
}

function updateOf(tenant: Tenant, change: BulkChange, today: Day): Partial<Tenant> {
  switch (change.field) {
    case 'status':
      return statusAnswer(change.value);
    case 'coverage_id':
      return coverageAnswer(change.value);
    case 'charge_applied':
      return chargeAppliedUpdate(tenant, change.value, today);
    case 'charge_confirmed':
      return chargeConfirmedUpdate(tenant, change.value, today);
    case 'tagged_for_removal':
      return { tagged_for_removal: change.value };
    case 'charge_apply_date':
      return { charge_apply_date: change.value };
  }
}
