import { type AnswersQuery, ResponseError } from '@audit-letters/api-client';
import type { AnswersPerWeekProps } from '@audit-letters/screens';
import { facilityCalls } from '../../calls/facilities.ts';
import { toLoadable } from '../../loading/loadable.ts';
import { useCall } from '../../loading/useCall.ts';

/** The answers of each week; `undefined` if the server lacks the call (FAC-97). */
export function useAnswersPerWeek(query: AnswersQuery = {}): AnswersPerWeekProps | undefined {
  const answer = useCall(facilityCalls.answers, [query]);
  const { error } = answer;
  if (error instanceof ResponseError && error.status === 404) return undefined;
  return { weeks: toLoadable(answer) };
}
