import { expect, it } from 'vitest';
import { labelledBars, roundMaximum, share } from './share.ts';

it('is a percentage with one decimal', () => {
  expect([share(1, 3), share(2, 3), share(5, 5), share(0, 0)]).toEqual([33.3, 66.7, 100, 0]);
});

it.each([
  [0, 5],
  [5, 5],
  [7, 8],
  [9, 10],
  [11, 20],
  [64, 80],
  [201, 300],
  [2_310, 3_000],
])('ends the scale of %i at %i', (value, most) => {
  expect(roundMaximum(value)).toBe(most);
});

it('labels the last bar and at most three others', () => {
  expect(labelledBars(12)).toEqual([2, 5, 8, 11]);
  expect(labelledBars(3)).toEqual([0, 1, 2]);
  expect(labelledBars(53)).toEqual([10, 24, 38, 52]);
  expect(labelledBars(0)).toEqual([]);
});
