import type { Coverage, Tenant } from '@audit-letters/api-client';
import { tenantWords } from '@audit-letters/screens';
import type { SWRResponse } from 'swr';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from '../facilities/calls.ts';
import { useCall, useLoadError } from '../swr/useCall.ts';

/** Coverages to choose from; empty until they load. */
interface LoadedCoverages {
  coverages: readonly Coverage[];
  /** Loads them again if they could not be loaded. */
  retry: () => void;
}

/** The coverages that tenants of a state can choose. */
export function useCoverages(state: string | undefined): LoadedCoverages {
  return useLogged(useCall(facilityCalls.coverages, state === undefined ? null : [state]));
}

/** The coverages that a tenant can choose: those in the state of the tenant's facility. */
export function useCoveragesFor(tenant: Tenant | null): LoadedCoverages {
  return useLogged(
    useCall(coveragesOfFacility, tenant && [tenant.facility_number], {
      // Do not offer the coverages of another facility while these load.
      keepPreviousData: false,
    }),
  );
}

async function coveragesOfFacility(facilityNumber: string): Promise<Coverage[]> {
  const facilities = await facilityCalls.search(facilityNumber);
  const facility = facilities.find((one) => one.facility_number === facilityNumber);
  return facility ? facilityCalls.coverages(facility.state) : [];
}

/** The loaded coverages. A failure appears in the message log. */
function useLogged({ data, error, mutate }: SWRResponse<Coverage[], unknown>): LoadedCoverages {
  const { logOnly } = useNotices();
  useLoadError(error, (failure) => logOnly(tenantWords.loadingCoverages, failure));
  return {
    coverages: data ?? [],
    retry: () => {
      if (error !== undefined) void mutate();
    },
  };
}
