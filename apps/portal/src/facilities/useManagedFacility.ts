import type { ManagedFacility } from '@audit-letters/api-client';
import type { ManagerHomeModel } from '@audit-letters/screens';
import { refreshedOnReturn, toLoadable, useCall } from '@audit-letters/screens/swr';
import type { SWRResponse } from 'swr';
import { useSession } from '../session/store.ts';
import { facilityCalls } from './calls.ts';

/** The signed-in manager's facility. Users without a facility send no request (SHL-1). */
export function useManagedFacility(): SWRResponse<ManagedFacility, unknown> {
  const facilityId = useSession()?.user.facility_id ?? null;
  return useCall(facilityOfManager, facilityId === null ? null : [facilityId], refreshedOnReturn);
}

/** The id is part of the cache key, so that managers do not share an entry. */
const facilityOfManager = (_facilityId: number) => facilityCalls.managed();

/** The manager's facility, or `no-facility`. */
export function useManagerHome(): ManagerHomeModel {
  const response = useManagedFacility();
  const facilityId = useSession()?.user.facility_id ?? null;
  return facilityId === null ? { status: 'no-facility' } : toLoadable(response);
}
