import { type AnswerWeek, isMissingCall } from '@audit-letters/api-client';
import type { Loadable } from '@audit-letters/screens';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { facilityCalls } from './calls.ts';

/** The answers of each week; `undefined` if the server lacks the call (FAC-97). */
export function useAnswersPerWeek(facility_id: number): Loadable<AnswerWeek[]> | undefined {
  const response = useCall(facilityCalls.answers, [{ facility_id }]);
  return isMissingCall(response.error) ? undefined : toLoadable(response);
}
