import type { Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { dayDistance } from './dayDistance.ts';

const today = '2027-03-13' as Day;

// DUE-10
it.each([
  ['2027-03-13', 'Today'],
  ['2027-03-14', 'Tomorrow'],
  // The night in between has 23 hours in the United States.
  ['2027-03-15', 'In 2 days'],
  ['2027-03-12', '1 day late'],
  ['2027-02-13', '28 days late'],
])('%s is "%s"', (day, words) => {
  expect(dayDistance(day as Day, today)).toBe(words);
});
