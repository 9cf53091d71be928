import type { ManagedFacility } from '@audit-letters/api-client';
import type { SWRResponse } from 'swr';
import { facilityCalls } from '../calls/facilities.ts';
import { refreshedOnReturn } from '../loading/swr.ts';
import { useCall } from '../loading/useCall.ts';
import { useSession } from '../session/store.ts';

/** The signed-in manager's facility. Users without a facility send no request (SHL-3). */
export function useManagedFacility(): SWRResponse<ManagedFacility, unknown> {
  const facilityId = useSession()?.user.facility_id ?? null;
  return useCall(facilityOfManager, facilityId === null ? null : [facilityId], refreshedOnReturn);
}

/** The id is part of the cache key, so that managers do not share an entry. */
const facilityOfManager = (_facilityId: number) => facilityCalls.managed();
