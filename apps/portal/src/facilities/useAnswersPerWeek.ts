import type { AnswerWeek } from '@audit-letters/api-client';
import type { Loadable } from '@audit-letters/screens';
import { toLoadable } from '../loading/toLoadable.ts';
import { useCall } from '../loading/useCall.ts';
import { facilityCalls } from './calls.ts';

/** The answers of each week (FAC-97). */
export const useAnswersPerWeek = (facility_id: number): Loadable<AnswerWeek[]> =>
  toLoadable(useCall(facilityCalls.answers, [{ facility_id }]));
