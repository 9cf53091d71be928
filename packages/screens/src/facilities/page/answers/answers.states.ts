import type { AnswerWeek, Day } from '@audit-letters/api-client';
import { addDays } from '@audit-letters/ui';
import { type Loadable, ready } from '../../../loadable.ts';
import type { StatesOf } from '../../../states.ts';

const weeksWith = (answers: readonly number[]): AnswerWeek[] =>
  answers.map((count, index) => ({
    week: addDays('2026-08-31' as Day, index * 7),
    answers: count,
  }));

/** The chart of answers in each of its states. */
export const answersStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', message: 'Network Error', retry: () => {} },
  ready: ready(weeksWith([0, 0, 0, 0, 0, 12, 64, 41, 23, 19, 7, 5])),
  empty: ready(weeksWith(Array(12).fill(0))),
  one: ready(weeksWith([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])),
  large: ready(weeksWith([812, 940, 1_204, 988, 1_420, 2_310, 1_990, 1_502, 760, 811, 1_040, 377])),
} satisfies StatesOf<Loadable<readonly AnswerWeek[]>>;
