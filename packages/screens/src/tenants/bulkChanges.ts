import type { BulkField } from '@audit-letters/api-client';

/** One value for one field of all chosen tenants, in the words of the wire. */
export interface BulkChange {
  field: BulkField;
  value: string | boolean | null;
}

/** The fields of the bulk edit as they are called on the screen. */
export const bulkFieldNames: Readonly<Record<BulkField, string>> = {
  status: 'Status',
  charge_confirmed: 'Payment confirmed',
  charge_applied: 'Charge applied',
  tagged_for_removal: 'Tagged for removal',
  charge_apply_date: 'Charge apply date',
};
