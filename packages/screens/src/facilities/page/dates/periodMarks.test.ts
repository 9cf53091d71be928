import type { AnswerWeek } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { millRoad, northStar } from '../../../fixtures/facilities.ts';
import { day } from '../../../fixtures/today.ts';
import { periodMarks, weekBars } from './periodMarks.ts';

// FAC-87
it('has letters on the day of their mailing, the end of tagging and of the period', () => {
  const marks = periodMarks(millRoad, day('2026-11-20'));
  expect(marks.map(({ day, label, tone, done }) => [day, label, tone, done])).toEqual([
    ['2026-10-21', 'Audit letters', 'success', true],
    ['2026-11-17', 'Enrollment letters', 'warning', false],
    ['2026-12-15', 'Letters take effect', 'info', false],
    ['2026-10-18', 'Tagging ends', 'neutral', true],
    ['2027-03-15', 'Period ends', 'neutral', false],
  ]);
});

// FAC-87
it('has no marks without dates', () => {
  expect(periodMarks(northStar, day('2027-02-04'))).toEqual([]);
});

const weeks = (...answers: number[]): AnswerWeek[] =>
  answers.map((count, index) => ({ week: day(`2027-01-${11 + 7 * index}`), answers: count }));

// FAC-87
it('draws the weeks from the first answer to the current one', () => {
  expect(
    weekBars(weeks(0, 12, 3)).map(({ from, to, value, partial }) => [from, to, value, partial]),
  ).toEqual([
    ['2027-01-18', '2027-01-24', 12, false],
    ['2027-01-25', '2027-01-31', 3, true],
  ]);
  expect(weekBars(weeks(0, 0))).toEqual([]);
});
