import type { BulkField, Day, StatusWord } from '@audit-letters/api-client';

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
