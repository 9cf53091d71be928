import { expect, it } from 'vitest';
import { heightOf, roundMaximum, share } from './share.ts';

it('is a percentage with one decimal', () => {
  expect([share(1, 3), share(2, 3), share(5, 5), share(0, 0)]).toEqual([33.3, 66.7, 100, 0]);
});

it.each([
  [0, 1],
  [0.5, 0.5],
  [0.41, 0.5],
  [5, 5],
  [7, 8],
  [9, 10],
  [11, 12],
  [64, 80],
  [201, 250],
  [2_310, 2_500],
  [12_007, 15_000],
])('ends the scale of %d at %d', (value, most) => {
  expect(roundMaximum(value)).toBe(most);
});

it('shows the bar of a small value, and none of zero or less', () => {
  expect([heightOf(1, 2), heightOf(0, 2), heightOf(-1, 2)]).toEqual(['max(2px, 50%)', '0%', '0%']);
});
