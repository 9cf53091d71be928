import type { TenantEvent } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { tenantEvent } from '../tenants/history/TenantHistory.states.ts';
import { tenantEventText } from './tenantEventText.ts';

// TEN-83
it.each<[string, Partial<TenantEvent>]>([
  ['Imported', {}],
  ['Status: Opted Out', { kind: 'status', status: 'opt_out' }],
  ['Status: No Response', { kind: 'status' }],
  [
    'Status: Selected Coverage ($12) → Opted Out; Untagged; Edited: note',
    {
      kind: 'status',
      status: 'opt_out',
      status_before: 'selected_coverage',
      coverage_before: '$12',
      tagged: false,
      fields: ['status', 'coverage_id', 'tagged_for_removal', 'note'],
    },
  ],
  [
    'Coverage: $12 → $18',
    { kind: 'edited', fields: ['coverage_id'], coverage_before: '$12', coverage: '$18' },
  ],
  [
    'Charge applied; Payment no longer confirmed',
    {
      kind: 'edited',
      charge_applied: true,
      charge_confirmed: false,
      fields: ['charge_applied', 'charge_applied_date', 'charge_confirmed_date'],
    },
  ],
  // TEN-152
  [
    'Coverage: $12 → $18; Payment no longer confirmed; Charge to change',
    {
      kind: 'edited',
      coverage_before: '$12',
      coverage: '$18',
      charge_confirmed: false,
      charge_to_change: true,
      fields: ['coverage_id', 'charge_confirmed_date', 'payment_confirmed_date'],
    },
  ],
  ['Deleted', { kind: 'deleted' }],
  ['Restored from the bin', { kind: 'restored' }],
  ['Edited: ZIP code, monitor note', { kind: 'edited', fields: ['zip_code', 'monitor_note'] }],
  ['Edited: city, units', { kind: 'edited', fields: ['city', 'unit', 'units'] }],
  ['Import undone', { kind: 'edited', fields: ['import'] }],
  [
    'Edited: city; Billing date: none → 12/1/2026; Units: A1 → A1, A2',
    {
      kind: 'edited',
      fields: ['city', 'billing_date', 'units', 'unit'],
      values: [
        { field: 'billing_date', before: null, after: '2026-12-01' },
        { field: 'units', before: 'A1', after: 'A1, A2' },
      ],
    },
  ],
  ['Welcome letter', { kind: 'letter', letter_type: 'welcome' }],
  ['Audit letter taken back before mailing', { kind: 'letter_taken_back', letter_type: 'initial' }],
])('%s', (words, over) => {
  expect(tenantEventText(tenantEvent('2027-01-02T10:00:00Z', over))).toBe(words);
});
