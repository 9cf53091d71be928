import type { FacilityCalls, ManagedFacility } from '@audit-letters/api-client';
import useSWR, { type SWRResponse } from 'swr';
import { refreshedOnReturn } from '../options.ts';

/** The facility of a manager. */
export interface ManagedFacilityOptions {
  /** The calls of the client. */
  facilities: Pick<FacilityCalls, 'managed'>;
  /** The `user.facility_id` of the session; `null` sends no request. */
  facilityId: number | null;
}

/** Loads the facility of the signed-in manager. The id keeps managers apart in the cache. */
export const useManagedFacility = ({
  facilities,
  facilityId,
}: ManagedFacilityOptions): SWRResponse<ManagedFacility, unknown> =>
  useSWR<ManagedFacility, unknown>(
    facilityId === null ? null : ['managed-facility', facilityId],
    () => facilities.managed(),
    refreshedOnReturn,
  );
