import type { BulkField, Day, StatusWord } from '@audit-letters/api-client';

/** One field and its value for all selected tenants, as the API names them. */
export type BulkChange =
  | { field: 'status'; value: StatusWord }
  | { field: 'coverage_id'; value: number }
  | { field: 'charge_applied' | 'charge_confirmed' | 'tagged_for_removal'; value: boolean }
  | { field: 'charge_apply_date'; value: Day | null };

/** A field of the bulk edit. A coverage is chosen through the status field. */
export type ChosenField = Exclude<BulkField, 'coverage_id'>;

/** The labels of the bulk edit fields. */
export const bulkFieldNames: Readonly<Record<ChosenField, string>> = {
  status: 'Status',
  charge_confirmed: 'Payment confirmed',
  charge_applied: 'Charge applied',
  tagged_for_removal: 'Tagged for removal',
  charge_apply_date: 'Charge apply date',
};
