import {
  type Coverage,
  errorText,
  type FacilityCalls,
  type LetterCalls,
  MailingStateCodes,
  type Tenant,
  type TenantCalls,
} from '@audit-letters/api-client';
import type {
  StaffTenantDialogs,
  TenantHistoryProps,
  TenantHistoryResult,
} from '@audit-letters/screens';
import { useState } from 'react';
import { asRecord } from '../loading/options.ts';
import { useCall } from '../loading/useCall.ts';
import { useExtras } from '../session/extras.ts';
import type { TenantSaves } from './tenantSaves.ts';

/** Coverages to choose from; empty until they load. */
export interface LoadedCoverages {
  /** The coverages. */
  coverages: readonly Coverage[];
  /** Why they could not be loaded. */
  error: unknown;
  /** Loads them again if they could not be loaded. */
  retry: () => void;
}

/** The coverages that tenants of a state can choose. */
export function useCoverages(
  facilities: Pick<FacilityCalls, 'coverages'>,
  state: string | undefined,
): LoadedCoverages {
  const { data, error, mutate } = useCall(
    facilities.coverages,
    state === undefined ? null : [state],
    asRecord,
  );
  const retry = () => {
    if (error !== undefined) void mutate();
  };
  return { coverages: data ?? [], error, retry };
}

/** The coverages that a tenant can choose: those in the state of the tenant's facility. */
function useCoveragesFor(
  facilities: Pick<FacilityCalls, 'search' | 'coverages'>,
  tenant: Tenant | null,
): LoadedCoverages {
  const number = tenant?.facility_number;
  const { data, error, mutate } = useCall(
    facilities.search,
    number === undefined ? null : [number],
    asRecord,
  );
  const facility = data?.find(({ facility_number }) => facility_number === number);
  const ofState = useCoverages(facilities, facility?.state);
  return error === undefined ? ofState : { coverages: [], error, retry: () => void mutate() };
}

/** The calls behind the dialogs of a tenant. */
export interface TenantDialogCalls {
  /** The calls of tenants. */
  tenants: Pick<TenantCalls, 'history'>;
  /** The calls of facilities. */
  facilities: Pick<FacilityCalls, 'search' | 'coverages'>;
  /** The addresses of letters. */
  letters: Pick<LetterCalls, 'downloadUrl'>;
}

/** The connection of the dialogs of a tenant. */
export interface TenantDialogsOptions {
  /** The client. */
  client: TenantDialogCalls;
  /** The saves of the dialogs. */
  saves: TenantSaves;
}

/** The dialogs of a tenant with their props. */
export interface ConnectedTenantDialogs {
  /** The group `dialog` of `TenantsScreen`. */
  dialog: StaffTenantDialogs;
  /** Why the coverages could not be loaded. The dialogs do not show it: pass it to `useLoadError`. */
  error: unknown;
}

/** The dialogs of staff, for the group `dialog` of `TenantsScreen`. */
export function useTenantDialogs({ client, saves }: TenantDialogsOptions): ConnectedTenantDialogs {
  const [opened, setOpened] = useState<Tenant | null>(null);
  const { coverages, error, retry } = useCoveragesFor(client.facilities, opened);
  const dialog: StaffTenantDialogs = {
    coverages,
    states: MailingStateCodes,
    onOpen: ({ tenant }) => {
      setOpened(tenant);
      retry();
    },
    ...(useExtras() && { historyOf: tenantHistory(client) }),
    onStatusSave: saves.saveStatus,
    onTenantSave: saves.saveTenant,
  };
  return { dialog, error };
}

/** The history of a tenant, for the edit dialog. */
export const tenantHistory =
  ({ tenants, letters }: Pick<TenantDialogCalls, 'tenants' | 'letters'>) =>
  ({ id }: Tenant): TenantHistoryProps => ({
    onLoad: () => loadHistory(tenants, id),
    fileHref: letters.downloadUrl,
  });

async function loadHistory(
  tenants: Pick<TenantCalls, 'history'>,
  id: number,
): Promise<TenantHistoryResult> {
  try {
    return { status: 'ready', events: await tenants.history(id) };
  } catch (error) {
    return { status: 'failed', message: errorText(error) };
  }
}
