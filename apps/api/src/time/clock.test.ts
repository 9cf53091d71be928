import { expect, it } from 'vitest';
import { dayInZone } from './clock.ts';

// WIR-15
it.each([
  ['America/Chicago', '2026-03-10'],
  ['UTC', '2026-03-11'],
])('the day of one moment in %s is %s', (timeZone, day) => {
  expect(dayInZone(new Date('2026-03-11T03:30:00Z'), timeZone)).toBe(day);
});
