import { expect, it } from 'vitest';
import { cellValue, compareValues } from './values.ts';

const sorted = (...values: unknown[]) =>
  values
    .map((value) => ({ getValue: () => value }))
    .sort((one, other) => compareValues(one, other, 'value'))
    .map(({ getValue }) => getValue());

it('sorts numbers by size, also negative ones and decimals', () => {
  expect(sorted(10, -2, 9.5, 100)).toEqual([-2, 9.5, 10, 100]);
});

it('sorts the numbers in texts by size', () => {
  expect(sorted('B-10', 'B-2', 'A-30')).toEqual(['A-30', 'B-2', 'B-10']);
});

it('ignores case and sorts accented letters beside their base letters', () => {
  expect(sorted('Zoe', 'émile', 'Eva', 'abel')).toEqual(['abel', 'émile', 'Eva', 'Zoe']);
});

it('reads the property of the key, or the value of the column', () => {
  const column = { key: 'rent', header: 'Rent', cell: () => null };
  const unit = { rent: 120, due: 0 };
  expect(cellValue(column, unit)).toBe(120);
  expect(cellValue({ ...column, value: ({ due }: typeof unit) => due }, unit)).toBe(0);
});

it.each([null, undefined, ''])('has no value for %j', (rent) => {
  expect(cellValue({ key: 'rent', header: 'Rent', cell: () => null }, { rent })).toBeUndefined();
});
