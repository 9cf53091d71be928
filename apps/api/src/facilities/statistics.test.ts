import { expect, it } from 'vitest';
import { percentage } from './statistics.ts';

// FAC-57
it.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  // Exactly half: 50.25 %. In binary, 201 / 400 * 1000 is slightly less than 502.5.
  [201, 400, 50.3],
  [203, 400, 50.8],
  [0, 0, 0],
  [7, 7, 100],
])('%i of %i are %f %%', (count, total, expected) => {
  expect(percentage(count, total)).toBe(expected);
});
