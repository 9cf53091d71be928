import type { BulkField, Day, StatusWord } from '@audit-letters/api-client';

/** One value for one field of all chosen tenants, in the words of the wire. */
export type BulkChange =
  | { field: 'status'; value: StatusWord }
  | { field: 'coverage_id'; value: number }
  | { field: 'charge_applied' | 'charge_confirmed' | 'tagged_for_removal'; value: boolean }
  | { field: 'charge_apply_date'; value: Day | null };

/** A field to choose. A coverage is chosen as a status, which it brings along. */
export type ChosenField = Exclude<BulkField, 'coverage_id'>;

/** The fields of the bulk edit as they are called on the screen. */
export const bulkFieldNames: Readonly<Record<ChosenField, string>> = {
  status: 'Status',
  charge_confirmed: 'Payment confirmed',
  charge_applied: 'Charge applied',
  tagged_for_removal: 'Tagged for removal',
  charge_apply_date: 'Charge apply date',
};
