import {
  type createAnswerQueue,
  type FacilityTenantsQuery,
  MailingStateCodes,
  type TenantCalls,
} from '@audit-letters/api-client';
import { isTagging, type ManageTenantsScreenProps } from '@audit-letters/screens';
import type { ListPlace } from '@audit-letters/ui';
import { dayInZone } from '@audit-letters/ui';
import type { TenantEvents } from '../activity/savedTenants.ts';
import { useManagedFacility, useManagerHome } from '../facilities/useManagedFacility.ts';
import { useLoadTime, useNow } from '../loading/time.ts';
import { useExtras } from '../session/extras.ts';
import { tenantSaves } from './tenantSaves.ts';
import { useAnswers } from './useAnswers.ts';
import { useCharges } from './useCharges.ts';
import { useManagedTenantList } from './useManagedTenantList.ts';
import { useTagging } from './useTagging.ts';
import { type TenantDialogCalls, tenantHistory, useCoverages } from './useTenantDialogs.ts';

/** The connection of `ManageTenantsScreen`. */
export interface ManagedTenantsOptions extends TenantEvents {
  /** The client. */
  client: TenantDialogCalls & { tenants: TenantCalls };
  /** The answers of the user on the way to the server. */
  answers: ReturnType<typeof createAnswerQueue>;
  /** Keeps the filters and the page. @default memory */
  place?: ListPlace;
}

/** `ManageTenantsScreen` with its props. */
export interface ConnectedManagedTenants {
  /** All props of `ManageTenantsScreen` but the contact. The list has no export: add `exporting` and `onExport`. */
  screen: Omit<ManageTenantsScreenProps, 'contact'>;
  /** The filters in force. */
  matching: FacilityTenantsQuery;
  /** Loads the list and the numbers of the facility again. */
  reload: () => Promise<void>;
  /** Why the list could not be loaded, and the function that loads it again. The screen shows the reason, too. */
  listLoad: { error: unknown; reload: () => void };
  /** The same for the list of the tag dialog. */
  tagsLoad: { error: unknown; reload: () => void };
  /** Why the filters of the server could not be loaded. The screen does not show it. */
  choicesError: unknown;
  /** Why the coverages could not be loaded. The dialogs do not show it. */
  coverageError: unknown;
}

/** The tenants of the facility of a manager, with the actions on them. */
export function useManagedTenants(options: ManagedTenantsOptions): ConnectedManagedTenants {
  const hasExtras = useExtras();
  const { client, answers, place, ...events } = options;
  const { tenants } = client;
  const facility = useManagedFacility();
  const { response, choices, matching, order, list } = useManagedTenantList({
    tenants,
    facilityId: facility.data?.id,
    ...(place && { place }),
  });
  const { filter } = matching;
  const { coverages, error, retry } = useCoverages(client.facilities, facility.data?.state);
  const reloadNumbers = () => Promise.allSettled([choices, facility].map(({ mutate }) => mutate()));
  const reloadAll = () => {
    retry();
    return Promise.allSettled([response.mutate(), reloadNumbers()]);
  };
  const { tagging, tagOne, ...toTag } = useTagging({
    ...events,
    tenants,
    facility: facility.data,
    onSettled: () => void reloadAll(),
  });
  const { quick, withAnswer, reload } = useAnswers({
    answers,
    tenants,
    facility: facility.data,
    tag: facility.data && isTagging(facility.data) ? tagOne : undefined,
    filter,
    order,
    reload: reloadAll,
    reloadNumbers,
  });
  const saves = tenantSaves({ ...events, tenants, role: 'manager', onSettled: reload });
  const now = useNow();
  const { selection, charges } = useCharges({
    ...events,
    tenants,
    shown: response.data?.data,
    filter: JSON.stringify(matching),
    today: dayInZone(now),
    onSettled: reload,
  });
  const loaded = list.tenants;
  return {
    screen: {
      facility: useManagerHome(),
      loadedAt: useLoadTime(facility),
      list: {
        ...list,
        // With the answers that the server has not confirmed yet (TEN-91).
        tenants:
          loaded.status === 'ready'
            ? { ...loaded, data: { ...loaded.data, data: loaded.data.data.map(withAnswer) } }
            : loaded,
        onRefresh: reload,
      },
      selection,
      charges,
      answers: quick,
      tagging,
      dialog: {
        coverages,
        states: MailingStateCodes,
        onStatusSave: saves.saveStatus,
        ...(hasExtras && { historyOf: tenantHistory(client) }),
        onTenantSave: saves.saveTenant,
      },
      now,
    },
    matching,
    reload,
    listLoad: { error: response.error, reload: list.onRefresh },
    tagsLoad: toTag,
    choicesError: choices.error,
    coverageError: error,
  };
}
