import { type AnswersQuery, isMissingCall } from '@audit-letters/api-client';
import type { AnswersPerWeekProps } from '@audit-letters/screens';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { facilityCalls } from './calls.ts';

/** The answers of each week; `undefined` if the server lacks the call (FAC-97). */
export function useAnswersPerWeek(query: AnswersQuery = {}): AnswersPerWeekProps | undefined {
  const response = useCall(facilityCalls.answers, [query]);
  if (isMissingCall(response.error)) return undefined;
  return { weeks: toLoadable(response) };
}
