import type { Tenant } from '@audit-letters/api-client';

/** A tenant without an answer, for tests. */
export const tenant = (id: number, changes: Partial<Tenant> = {}): Tenant => ({
  ...{ id, first_name: 'Ana', last_name: 'Ortiz', address: null, city: null, state: null },
  ...{ zip_code: null, country: null, unit: 'A1', units: [], move_in_date: null },
  ...{ billing_date: null, billing_anniversary: null, status: null, facility_id: 1 },
  ...{ facility_number: 'D-1', coverage_id: null, charge_applied: false },
  ...{ charge_apply_date: null, charge_applied_date: null, charge_confirmed_date: null },
  ...{ payment_confirmed_date: null, tagged_for_removal: false, note: null, monitor_note: null },
  ...{ initial_letter_sent_date: null, follow_up_letter_sent_date: null },
  welcome_letter_sent_date: null,
  ...changes,
});
