import { type Coverage, errorText, isMissingCall, type Tenant } from '@audit-letters/api-client';
import {
  type TenantHistoryProps,
  type TenantHistoryResult,
  tenantWords,
} from '@audit-letters/screens';
import type { SWRResponse } from 'swr';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from '../facilities/calls.ts';
import { letterCalls } from '../letters/calls.ts';
import { asRecord } from '../swr/swr.ts';
import { useCall, useLoadError } from '../swr/useCall.ts';
import { tenantCalls } from './calls.ts';

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
  return useLogged(useCall(coveragesOfFacility, tenant && [tenant.facility_number], asRecord));
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

/** The history of a tenant, for the edit dialog. */
export const historyOf = ({ id }: Tenant): TenantHistoryProps => ({
  onLoad: () => loadHistory(id),
  fileHref: letterCalls.downloadUrl,
});

async function loadHistory(id: number): Promise<TenantHistoryResult> {
  try {
    return { status: 'ready', events: await tenantCalls.history(id) };
  } catch (error) {
    return isMissingCall(error)
      ? { status: 'unavailable' }
      : { status: 'failed', message: errorText(error) };
  }
}
