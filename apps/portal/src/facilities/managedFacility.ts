import type { FacilityCalls, ManagedFacility } from '@audit-letters/api-client';
import type { ManagerHomeModel } from '@audit-letters/screens';
import useSWR, { type SWRResponse } from 'swr';
import { refreshedOnReturn } from '../loading/options.ts';
import { toLoadable } from '../loading/toLoadable.ts';

/** The facility of a manager. */
export interface ManagedFacilityOptions {
  /** The calls of the client. */
  facilities: Pick<FacilityCalls, 'managed'>;
  /** The `user.facility_id` of the session; `null` sends no request. */
  facilityId: number | null;
}

/** The facility of a manager with its model. */
export interface ConnectedFacility {
  /** The response of SWR. */
  response: SWRResponse<ManagedFacility, unknown>;
  /** The prop `facility` of `ManagerHomeScreen` and `ManageTenantsScreen`. */
  home: ManagerHomeModel;
}

/** Loads the facility of the signed-in manager. The id keeps managers apart in the cache. */
export function useManagedFacility({
  facilities,
  facilityId,
}: ManagedFacilityOptions): ConnectedFacility {
  const response = useSWR<ManagedFacility, unknown>(
    facilityId === null ? null : ['managed-facility', facilityId],
    () => facilities.managed(),
    refreshedOnReturn,
  );
  const home = facilityId === null ? ({ status: 'no-facility' } as const) : toLoadable(response);
  return { response, home };
}
