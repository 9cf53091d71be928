import type { Day, FormerPeriod } from '@audit-letters/api-client';
import { statusesOfFacility } from '@audit-letters/api-client/values';
import { expect, it } from 'vitest';
import { statsOf } from '../fixtures/facilities.ts';
import { periodInWords, premiumInWords, resultSteps, statusParts } from './results.ts';

const stats = statsOf(240, {
  audit_letters_sent: 236,
  selected_coverage: 92,
  provided_proof: 41,
  opted_out: 12,
  moved_out: 18,
  bad_address: 8,
  charge_applied: 88,
  confirmed_payment: 61,
});
const former: FormerPeriod = {
  letter_effective_date: '2026-12-01' as Day,
  stats: statsOf(200, { audit_letters_sent: 200, selected_coverage: 150 }),
  premium_cents: 131_000,
};

// FAC-107
it('divides all tenants by their status', () => {
  const parts = statusParts(statusesOfFacility(stats));
  expect(parts.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Selected Coverage 92',
    'Provided Proof 41',
    'Opted Out 12',
    'Moved Out 18',
    'Bad Address 8',
    'No Response 69',
  ]);
});

// FAC-109
it('leads from letters to payments, beside the period before', () => {
  expect(resultSteps(stats, former.stats)).toEqual([
    { label: 'Tenants', count: 240, before: 200 },
    { label: 'Audit letters', count: 236, before: 200 },
    { label: 'Answers', count: 145, before: 150 },
    { label: 'Charge Applied', count: 88, before: null },
    { label: 'Coverage Confirmed', count: 61, before: 0 },
  ]);
});

// FAC-109
it('compares the percent complete with the period before', () => {
  expect(periodInWords(stats, former)).toBe(
    '71% complete; the period before was 75% complete at its end.',
  );
  expect(periodInWords(stats, null)).toBe('71% complete.');
  expect(periodInWords(statsOf(0), former)).toBe(
    'No tenants; the period before was 75% complete at its end.',
  );
  expect(periodInWords(statsOf(0), null)).toBeNull();
});

// FAC-110
it('compares the premium with the period before', () => {
  expect(premiumInWords(124_050, former)).toBe('$1,240.50 per month, $1,310 in the period before');
  expect(premiumInWords(0, { ...former, premium_cents: null })).toBe('$0 per month');
});
