import type { ManagedFacility } from '@audit-letters/api-client';
import type { ManagerHomeModel } from '@audit-letters/screens';
import type { SWRResponse } from 'swr';
import { useSession } from '../session/store.ts';
import { facilityCalls } from './calls.ts';
import { useManagedFacility as useFacilityOf } from './managedFacility.ts';

/** The id of the signed-in manager's facility; `null` for other users (SHL-1). */
export const useManagedFacilityId = (): number | null => useSession()?.user.facility_id ?? null;

const useConnected = () =>
  useFacilityOf({ facilities: facilityCalls, facilityId: useManagedFacilityId() });

/** The signed-in manager's facility. Users without a facility send no request (SHL-1). */
export const useManagedFacility = (): SWRResponse<ManagedFacility, unknown> =>
  useConnected().response;

/** The manager's facility, or `no-facility`. */
export const useManagerHome = (): ManagerHomeModel => useConnected().home;
