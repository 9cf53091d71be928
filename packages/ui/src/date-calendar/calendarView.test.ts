import { expect, it } from 'vitest';
import { keyStep, monthNames, yearsAround } from './calendarView.ts';

it('shows twelve years per page, including the given year', () => {
  expect([yearsAround(2026)[0], yearsAround(2026).at(-1)]).toEqual([2016, 2027]);
  expect(yearsAround(2027)).toEqual(yearsAround(2016));
});

it('lists the months in order', () => {
  expect([monthNames('en-US')[0], monthNames('en-US')[10]]).toEqual(['January', 'November']);
});

it.each([
  ['ArrowLeft', 4, -1],
  ['ArrowDown', 4, 3],
  ['Home', 5, -2],
  ['End', 3, 2],
  ['End', 5, 0],
  ['PageDown', 0, 12],
  ['Enter', 4, 0],
])('%s in cell %i moves by %i', (key, index, step) => {
  expect(keyStep(key, index)).toBe(step);
});
