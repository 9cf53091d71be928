import type { HomeStats } from '@audit-letters/api-client';
import type { Loadable, ManagerHomeModel } from '@audit-letters/screens';
import { facilityCalls } from '../calls/facilities.ts';
import { useManagedFacility } from '../facilities/useManagedFacility.ts';
import { toLoadable } from '../loading/loadable.ts';
import { useCall } from '../loading/useCall.ts';
import { useSession } from '../session/store.ts';

/** The panels of the staff home. */
export const useHomeStats = (): Loadable<HomeStats> =>
  toLoadable(useCall(facilityCalls.homeStats, []));

/** The manager's facility, or `no-facility`. */
export function useManagerHome(): ManagerHomeModel {
  const answer = useManagedFacility();
  const facilityId = useSession()?.user.facility_id ?? null;
  return facilityId === null ? { status: 'no-facility' } : toLoadable(answer);
}
