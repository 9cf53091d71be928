import type { AnswerWeek, Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { weekPaths } from './weekPaths.ts';

const weeks = (...answers: number[]): AnswerWeek[] =>
  answers.map((count) => ({ week: '2027-01-04' as Day, answers: count }));

it('draws the week with the most answers at the top and none at the bottom', () => {
  expect(weekPaths(weeks(0, 20, 5)).line).toBe('M0 100L50 0L100 75');
  expect(weekPaths(weeks(0, 20, 5)).dots).toBe('M0 100h0M50 0h0M100 75h0');
});

it('draws weeks without answers at the bottom, and one week at the end', () => {
  expect(weekPaths(weeks(0, 0)).line).toBe('M0 100L100 100');
  expect(weekPaths(weeks(3)).line).toBe('M100 0');
});
