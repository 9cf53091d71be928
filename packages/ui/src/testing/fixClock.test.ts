import { afterEach, expect, it } from 'vitest';
import { fixClock } from './fixClock.ts';

let restore = () => {};
afterEach(() => restore());

it('fixes the clock at one moment', () => {
  restore = fixClock('2026-11-20T15:00:00Z');
  expect(Date.now()).toBe(Date.UTC(2026, 10, 20, 15));
  expect(new Date().toISOString()).toBe('2026-11-20T15:00:00.000Z');
});

it('does not change explicit dates', () => {
  restore = fixClock('2026-11-20T15:00:00Z');
  const given = new Date('2020-02-29T00:00:00Z');
  expect(given.getTime()).toBe(Date.UTC(2020, 1, 29));
  expect(given).toBeInstanceOf(Date);
});

it('restores the clock', () => {
  fixClock('2020-01-01T00:00:00Z')();
  expect(new Date().getFullYear()).toBeGreaterThan(2020);
});

it('rejects an invalid moment', () => {
  expect(() => fixClock('tomorrow')).toThrow("'tomorrow' is not a moment");
});
