import {
  errorText,
  MailingStateCodes,
  type Tenant,
  UnexpectedResponseError,
} from '@audit-letters/api-client';
import {
  chargeWords,
  isTagging,
  listWords,
  ManageTenantsScreen,
  type ManageTenantsScreenProps,
  shellWords,
  tenantWords,
} from '@audit-letters/screens';
import {
  managedTenantFilters,
  tenantHistory,
  useAnswers,
  useCharges,
  useCoverages,
  useLoadError,
  useLoadTime,
  useManagedTenantList,
  useNow,
  useTagging,
} from '@audit-letters/screens/swr';
import { dayInZone } from '@audit-letters/ui';
import { exportCalls } from '../activity/calls.ts';
import { type UndoCall, useUndo } from '../activity/undo.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useConfig } from '../config.ts';
import { facilityCalls } from '../facilities/calls.ts';
import { useManagedFacility, useManagerHome } from '../facilities/useManagedFacility.ts';
import { useAddressPlace } from '../lists/useAddressPlace.ts';
import { answers } from './answers.ts';
import { tenantCalls, tenantExport } from './calls.ts';
import { dialogCalls, useCoverageError } from './dialogs.ts';
import { useSaveTenant } from './useSaveTenant.ts';

/** The maximum number of charges with an Undo, because Undo sends one call per charge. */
const undoLimit = 20;

export const ManageTenantsPage = () => <ManageTenantsScreen {...useManagedTenants()} />;

/** The tenants of the manager's facility, with the actions on them. */
function useManagedTenants(): ManageTenantsScreenProps {
  const { toast, errorModal, logOnly } = useNotices();
  const undo = useUndo();
  const facility = useManagedFacility();
  const { response, choices, matching, list } = useManagedTenantList({
    tenants: tenantCalls,
    facilityId: facility.data?.id,
    place: useAddressPlace(managedTenantFilters),
  });
  const { filter } = matching;
  const { coverages, error, retry } = useCoverages(facilityCalls, facility.data?.state);
  useTenantLoadError(response.error, list.onRefresh);
  useCoverageError(error);
  useLoadError(choices.error, (error) => logOnly(tenantWords.loadingFilter, error));

  const reloadNumbers = () => Promise.allSettled([choices, facility].map(({ mutate }) => mutate()));
  const reloadAll = () => {
    retry();
    return Promise.allSettled([response.mutate(), reloadNumbers()]);
  };
  const { tagging, tagOne, ...toTag } = useTagging({
    tenants: tenantCalls,
    facility: facility.data,
    onSaved: ({ text, tags }) => {
      if (!tags) return toast(text);
      const { facilityId, ids, untagIds, before, detail } = tags;
      const untag: UndoCall = {
        call: 'saveTags',
        facilityId,
        tags: { ids: untagIds, untagIds: ids, movedOut: false },
      };
      toast(text, undo([...before.map(restoreAnswer), untag]), detail);
    },
    onFailure: ({ message }) => errorModal(message),
    onSettled: () => void reloadAll(),
  });
  useTenantLoadError(toTag.error, toTag.reload);
  const { quick, withAnswer, reload } = useAnswers({
    answers,
    tenants: tenantCalls,
    facility: facility.data,
    tag: facility.data && isTagging(facility.data) ? tagOne : undefined,
    filter,
    reload: reloadAll,
    reloadNumbers,
  });

  const { saveStatus, saveTenant } = useSaveTenant('manager', reload);
  const { exporting, exportFailure, startExport } = useFileExport({
    ...tenantExport,
    onFailure: (error) => logOnly(listWords.exporting.tenants, error),
  });
  const now = useNow();
  const { selection, charges } = useCharges({
    tenants: tenantCalls,
    shown: response.data?.data,
    filter: JSON.stringify(matching),
    today: dayInZone(now),
    onConnected: ({ tenants, text, detail }) =>
      toast(text, tenants.length > undoLimit ? undefined : undo(tenants.map(disconnect)), detail),
    onFailure: ({ message }) => logOnly(chargeWords.connecting, message),
    onSettled: reload,
  });
  const { tenants } = list;

  return {
    facility: useManagerHome(),
    contact: useConfig().support,
    loadedAt: useLoadTime(facility),
    list: {
      ...list,
      // With the answers that the server has not confirmed yet (TEN-91).
      tenants:
        tenants.status === 'ready'
          ? { ...tenants, data: { ...tenants.data, data: tenants.data.data.map(withAnswer) } }
          : tenants,
      exporting,
      exportFailure,
      onRefresh: reload,
      onExport: () => void startExport(() => exportCalls.managerTenants({ filter })),
    },
    selection,
    charges,
    answers: quick,
    tagging,
    dialog: {
      coverages,
      states: MailingStateCodes,
      onStatusSave: saveStatus,
      historyOf: tenantHistory(dialogCalls),
      onTenantSave: saveTenant,
    },
    now,
  };
}

/** Shows an error toast after a failed load, with Retry for an unreadable response (TEN-56, TEN-57). */
function useTenantLoadError(error: unknown, retry: () => void) {
  const { errorToast } = useNotices();
  useLoadError(error, () =>
    error instanceof UnexpectedResponseError
      ? errorToast(error.message, { label: shellWords.retry, onAction: retry })
      : errorToast(tenantWords.loadFailedWith(errorText(error))),
  );
}

/** The call that writes the answer from before the tag, unless somebody has answered since. */
const restoreAnswer = ({ id, facility_id, status, coverage_id }: Tenant): UndoCall => ({
  call: 'updateTenant',
  role: 'manager',
  tenant: { id, facility_id },
  edit: { status, coverage_id },
  seen: { status: 'moved_out', coverage_id: null },
});

const disconnect = ({ id, facility_id }: Tenant): UndoCall => ({
  call: 'updateTenant',
  role: 'manager',
  tenant: { id, facility_id },
  edit: { charge_applied: false },
  seen: { charge_applied: true },
});
