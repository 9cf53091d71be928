import type { AnswerWeek, Day } from '@audit-letters/api-client';
import { addDays } from '@audit-letters/ui';
import { type Loadable, ready } from '../../../loadable.ts';
import { type StatesOf, unready } from '../../../states.ts';

const weeksWith = (answers: readonly number[]): AnswerWeek[] =>
  answers.map((count, index) => ({
    week: addDays('2026-08-31' as Day, index * 7),
    answers: count,
  }));

/** The chart of answers in each of its states. */
export const answersStates = {
  ...unready,
  ready: ready(weeksWith([0, 0, 0, 0, 0, 12, 64, 41, 23, 19, 7, 5])),
  empty: ready(weeksWith(Array(12).fill(0))),
} satisfies StatesOf<Loadable<readonly AnswerWeek[]>>;
