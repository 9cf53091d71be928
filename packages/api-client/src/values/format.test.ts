import { expect, it } from 'vitest';
import { coverageLabel, formatPhone } from './format.ts';

it.each([
  ['5035550134', '(503) 555-0134'],
  ['15035550134', '1-503-555-0134'],
  ['503.555.0134', '(503) 555-0134'],
  ['+1 (503) 555-0134', '1-503-555-0134'],
  ['5550134', '5550134'],
  ['503-555-0134 ext 2', '503-555-0134 ext 2'],
  ['', ''],
])('formats the phone number %s as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

it.each([
  [
    { monthly_fee_dollars: 18, monthly_fee_cents: 0, coverage_amount: 2000 },
    '$18 per month for $2,000 coverage',
  ],
  [
    { monthly_fee_dollars: 18, monthly_fee_cents: 5, coverage_amount: 500 },
    '$18.05 per month for $500 coverage',
  ],
  [{ monthly_fee_cents: 2650, coverage_amount: 10_000 }, '$26.50 per month for $10,000 coverage'],
])('labels the coverage %j as %s', (coverage, text) => {
  expect(coverageLabel(coverage)).toBe(text);
});
