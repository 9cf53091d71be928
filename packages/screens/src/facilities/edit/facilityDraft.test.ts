import type { Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { harborLane, millRoad } from '../../fixtures/facilities.ts';
import { changesOf, isChanged, valuesOf } from './facilityDraft.ts';

const stored = valuesOf(millRoad);

// FAC-70
it('saves trimmed values without the number of tenants', () => {
  const values = { ...stored, city: ' Dover ', fax: '  ', note: '', phone: '(555) 555-0199' };
  const changes = changesOf(values, stored);
  expect(changes).toMatchObject({
    facility_number: 'D-1042',
    city: 'Dover',
    phone: '5555550199',
    fax: null,
    note: null,
    letter_effective_date: '2026-12-15',
    is_prime: false,
    prime_site_id: null,
  });
  expect(changes).not.toHaveProperty('tenant_count');
});

// FAC-30
it('removes the Prime Site ID of a store that is no longer Prime', () => {
  const values = valuesOf(harborLane);
  expect(changesOf(values, values).prime_site_id).toBe('40117');
  expect(changesOf({ ...values, is_prime: false }, values).prime_site_id).toBeNull();
});

it('omits an empty welcome date, and sends null for a removed one', () => {
  expect(changesOf(stored, stored)).not.toHaveProperty('welcome_letter_send_date');
  const welcome_letter_send_date = '2026-12-16' as Day;
  const set = { ...stored, welcome_letter_send_date };
  expect(changesOf(set, stored)).toMatchObject({ welcome_letter_send_date });
  expect(changesOf(stored, set)).toMatchObject({ welcome_letter_send_date: null });
});

it('ignores edits that restore the stored value', () => {
  expect(isChanged(stored, { ...stored, city: 'Dover ' })).toBe(false);
  expect(isChanged(stored, { ...stored, phone: '(555) 555-0142' })).toBe(false);
  expect(isChanged(stored, { ...stored, city: 'Smyrna' })).toBe(true);
  expect(isChanged(stored, { ...stored, letter_effective_date: null })).toBe(true);
});
