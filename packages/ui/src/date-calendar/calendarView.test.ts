import { expect, it } from 'vitest';
import { keyStep, monthNames, weekdayHeadings, yearsAround } from './calendarView.ts';

it('shows twelve years per page, including the given year', () => {
  expect([yearsAround(2026)[0], yearsAround(2026).at(-1)]).toEqual([2016, 2027]);
  expect(yearsAround(2027)).toEqual(yearsAround(2016));
});

it('lists the months in order', () => {
  expect([monthNames('en-US')[0], monthNames('en-US')[10]]).toEqual(['January', 'November']);
});

it.each([
  ['en-US', 'Su Mo Tu We Th Fr Sa'],
  ['de-DE', 'So Mo Di Mi Do Fr Sa'],
  ['ar', 'ح ن ث ر خ ج س'],
  ['he-IL', 'א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳'],
  ['vi', 'CN T2 T3 T4 T5 T6 T7'],
  ['pt-BR', 'dom. seg. ter. qua. qui. sex. sáb.'],
])('heads the days of a week in %s with %s', (locale, headings) => {
  expect(weekdayHeadings(locale).join(' ')).toBe(headings);
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
