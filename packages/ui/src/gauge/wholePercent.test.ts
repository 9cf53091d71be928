import { expect, it } from 'vitest';
import { wholePercent } from './wholePercent.ts';

it.each([
  [0, 0],
  [0.9, 0],
  [57.5, 57],
  [0.58 * 100, 58],
  [99.99, 99],
  [100, 100],
])('shows %d as %i', (value, shown) => {
  expect(wholePercent(value)).toBe(shown);
});

it.each([
  [-3, 0],
  [120, 100],
])('clamps %d to %i', (value, shown) => {
  expect(wholePercent(value)).toBe(shown);
});
