import { expect, it } from 'vitest';
import { isServerNewer } from './version.ts';

// SHL-29
it.each([
  ['1.13.5', '1.13.6', true],
  ['1.13.5', '1.14.0', true],
  ['1.13.5', '2.13.5', true],
  ['1.13.5', '1.13.5', false],
  ['1.13.5', '1.13.4', false],
  ['1.13.5', 'unknown', false],
  ['1.13.5', '', false],
])('page %s, server %s: newer %j', (own, server, newer) => {
  expect(isServerNewer(own, server)).toBe(newer);
});

// SHL-29
it('compares 2.0.0 as older than 1.13.5', () => {
  expect(isServerNewer('1.13.5', '2.0.0')).toBe(false);
});
