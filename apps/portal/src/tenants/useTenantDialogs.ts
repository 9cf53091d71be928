import { errorText, type Tenant } from '@audit-letters/api-client';
import {
  type StaffTenantDialogs,
  type TenantHistoryProps,
  type TenantHistoryResult,
  tenantWords,
} from '@audit-letters/screens';
import { useState } from 'react';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls, letterCalls, tenantCalls } from '../loading/calls.ts';
import { asRecord } from '../loading/options.ts';
import { useCall, useLoadError } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useTenantSaves } from './useTenantSaves.ts';

/** The coverages that tenants of a state can choose; none until they load. `retry` loads them again after a failure. */
export function useCoverages(state: string | undefined) {
  const { data, error, mutate } = useCall(
    facilityCalls.coverages,
    state === undefined ? null : [state],
    asRecord,
  );
  useCoverageError(error);
  const retry = () => {
    if (error !== undefined) void mutate();
  };
  return { coverages: data ?? [], retry };
}

/** The coverages that a tenant can choose: those in the state of the tenant's facility. */
function useCoveragesFor(tenant: Tenant | null) {
  const number = tenant?.facility_number;
  const { data, error, mutate } = useCall(
    facilityCalls.search,
    number === undefined ? null : [number],
    asRecord,
  );
  useCoverageError(error);
  const facility = data?.find(({ facility_number }) => facility_number === number);
  const ofState = useCoverages(facility?.state);
  return error === undefined ? ofState : { coverages: [], retry: () => void mutate() };
}

/** The dialogs work without coverages, so a failure stands in the message log. */
function useCoverageError(error: unknown) {
  const { logOnly } = useNotices();
  useLoadError(error, () => logOnly(tenantWords.loadingCoverages, error));
}

/** The dialogs of staff. `selectedTenant` returns a selected tenant of another page. */
export function useTenantDialogs(selectedTenant: () => Tenant | undefined): StaffTenantDialogs {
  const [opened, setOpened] = useState<Tenant | null>(null);
  const { coverages, retry } = useCoveragesFor(opened);
  const saves = useTenantSaves('staff');
  const hasExtras = useExtras();
  return {
    ...saves,
    coverages,
    onOpen: ({ tenant }) => {
      setOpened(tenant ?? selectedTenant() ?? null);
      retry();
    },
    ...(hasExtras && { historyOf, pageHref: ({ id }) => paths.tenant(id) }),
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
    return { status: 'failed', message: errorText(error) };
  }
}
