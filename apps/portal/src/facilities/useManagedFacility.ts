import type { ManagedFacility } from '@audit-letters/api-client';
import useSWR, { type SWRResponse } from 'swr';
import { client } from '../client.ts';
import { useSession } from '../session/store.ts';

/** The signed-in manager's facility. Users without a facility send no request (SHL-3). */
export function useManagedFacility(): SWRResponse<ManagedFacility, unknown> {
  const facilityId = useSession()?.user.facility_id ?? null;
  return useSWR(facilityId === null ? null : ['GET', '/api/managers/facility', facilityId], () =>
    client.facilities.managed(),
  );
}
