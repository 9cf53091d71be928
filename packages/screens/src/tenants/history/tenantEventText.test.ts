import type { Moment, TenantEvent } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { tenantEventText } from './tenantEventText.ts';

const event = (over: Partial<TenantEvent>): TenantEvent => ({
  ...{ kind: 'imported', at: '2027-01-02T10:00:00Z' as Moment, user: null, status: null },
  ...{ fields: [], letter_type: null, filename: null, mail_time: null },
  ...over,
});

// TEN-83
it.each<[string, Partial<TenantEvent>]>([
  ['Imported', {}],
  ['Status: Opted Out', { kind: 'status', status: 'opt_out' }],
  ['Status: No Response', { kind: 'status' }],
  ['Edited: zip code, monitor note', { kind: 'edited', fields: ['zip_code', 'monitor_note'] }],
  ['Welcome letter', { kind: 'letter', letter_type: 'welcome' }],
])('%s', (words, over) => {
  expect(tenantEventText(event(over))).toBe(words);
});
