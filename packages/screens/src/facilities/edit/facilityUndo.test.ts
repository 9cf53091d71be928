import type { Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { facilityUndo } from './facilityUndo.ts';

const facility = {
  facility_number: 'D-1042',
  note: null,
  city: 'Dover',
  letter_effective_date: '2026-03-01' as Day,
};

// FAC-96
it('writes the old values of the changed fields, and expects the saved ones', () => {
  const saved = { facility_number: 'D-1042', city: 'Salem', note: 'Ring.' };
  expect(facilityUndo(facility, saved)).toEqual({
    edit: { city: 'Dover', note: null },
    seen: { city: 'Salem', note: 'Ring.' },
  });
});

it('has nothing to write when nothing has changed', () => {
  expect(facilityUndo(facility, { city: 'Dover' })).toBeNull();
});

it('is not offered when the server has changed more than the form', () => {
  const day = '2026-05-01' as Day;
  expect(facilityUndo(facility, { initial_letter_sent_date: day })).toBeNull();
  // The server records that the store was Prime.
  const prime = { ...facility, is_prime: true, prime_site_id: '4012' };
  expect(facilityUndo(prime, { is_prime: false, prime_site_id: null })).toBeNull();
});

// FAC-32, FAC-96
it('empties the welcome date that the server sets with any edit that leaves it out', () => {
  const empty = { ...facility, welcome_letter_send_date: null };
  expect(facilityUndo(empty, { city: 'Salem' })).toEqual({
    edit: { city: 'Dover', welcome_letter_send_date: null },
    seen: { city: 'Salem', welcome_letter_send_date: '2026-03-01' },
  });
  const day = '2026-05-01' as Day;
  expect(facilityUndo(empty, { letter_effective_date: day })).toEqual({
    edit: { letter_effective_date: '2026-03-01', welcome_letter_send_date: null },
    seen: { letter_effective_date: day, welcome_letter_send_date: day },
  });
  expect(facilityUndo(empty, { city: 'Salem', welcome_letter_send_date: null })).toEqual({
    edit: { city: 'Dover' },
    seen: { city: 'Salem' },
  });
});
