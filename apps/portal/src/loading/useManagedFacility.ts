import type { ManagedFacility } from '@audit-letters/api-client';
import type { ManagerHomeModel } from '@audit-letters/screens';
import useSWR, { type SWRResponse } from 'swr';
import { useSession } from '../session/store.ts';
import { facilityCalls } from './calls.ts';
import { refreshedOnReturn } from './options.ts';
import { toLoadable } from './toLoadable.ts';

/** The id of the signed-in manager's facility; `null` for other users (SHL-1). */
const useManagedFacilityId = (): number | null => useSession()?.user.facility_id ?? null;

/** The signed-in manager's facility. Users without a facility send no request (SHL-1). */
export function useManagedFacility(): SWRResponse<ManagedFacility, unknown> {
  const id = useManagedFacilityId();
  // The id keeps managers apart in the cache.
  return useSWR<ManagedFacility, unknown>(
    id === null ? null : ['managed-facility', id],
    () => facilityCalls.managed(),
    refreshedOnReturn,
  );
}

/** The manager's facility, or `no-facility`. */
export function useManagerHome(): ManagerHomeModel {
  const response = useManagedFacility();
  return useManagedFacilityId() === null ? { status: 'no-facility' } : toLoadable(response);
}
