import type { Coverage, Tenant } from '@audit-letters/api-client';
import { client } from '../client.ts';
import { useCall } from '../loading/useCall.ts';
import { useLoadError } from '../loading/useLoadError.ts';
import { useNotices } from '../messages/useNotices.ts';

/** The coverages that tenants of a state can choose. Empty until they load. */
export function useCoverages(state: string | undefined): readonly Coverage[] {
  return useLogged(useCall(client.facilities.coverages, state === undefined ? null : [state]));
}

/** The coverages that a tenant can choose: those in the state of the tenant's facility. */
export function useCoveragesFor(tenant: Tenant | null): readonly Coverage[] {
  return useLogged(
    useCall(coveragesOfFacility, tenant && [tenant.facility_number], {
      // Do not offer the coverages of another facility while these load.
      keepPreviousData: false,
    }),
  );
}

async function coveragesOfFacility(facilityNumber: string): Promise<Coverage[]> {
  const facilities = await client.facilities.search(facilityNumber);
  const facility = facilities.find((one) => one.facility_number === facilityNumber);
  return facility ? client.facilities.coverages(facility.state) : [];
}

/** The loaded coverages. A failure appears in the message log. */
function useLogged(answer: { data: Coverage[] | undefined; error: unknown }): readonly Coverage[] {
  const { logOnly } = useNotices();
  useLoadError(answer.error, (error) => logOnly('Loading the coverages', error));
  return answer.data ?? [];
}
