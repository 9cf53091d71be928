import { expect, it } from 'vitest';
import { compareValues } from './compareValues.ts';

const sorted = (direction: 'asc' | 'desc', ...values: unknown[]) => {
  const table = { getColumn: () => ({ getIsSorted: () => direction }) };
  return values
    .map((value) => ({ getValue: () => value, table }))
    .sort(
      (one, other) => compareValues('en-US')(one, other, 'value') * (direction === 'desc' ? -1 : 1),
    )
    .map(({ getValue }) => getValue());
};

it('sorts numbers by size, also negative ones and decimals', () => {
  expect(sorted('asc', 10, -2, 9.5, 100)).toEqual([-2, 9.5, 10, 100]);
});

it('sorts the numbers in texts by size', () => {
  expect(sorted('asc', 'B-10', 'B-2', 'A-30')).toEqual(['A-30', 'B-2', 'B-10']);
});

it('ignores case and sorts accented letters beside their base letters', () => {
  expect(sorted('asc', 'Zoe', 'émile', 'Eva', 'abel')).toEqual(['abel', 'émile', 'Eva', 'Zoe']);
});

it.each(['asc', 'desc'] as const)('sorts empty values last when sorted %s', (direction) => {
  for (const empty of [null, '']) expect(sorted(direction, empty, 7).at(-1)).toBe(empty);
});
