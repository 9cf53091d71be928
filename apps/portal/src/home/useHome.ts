import type { HomeStats } from '@audit-letters/api-client';
import type { Loadable } from '@audit-letters/screens';
import { facilityCalls } from '../facilities/calls.ts';
import { toLoadable } from '../swr/loadable.ts';
import { useCall } from '../swr/useCall.ts';

/** The panels of the staff home. */
export const useHomeStats = (): Loadable<HomeStats> =>
  toLoadable(useCall(facilityCalls.homeStats, []));
