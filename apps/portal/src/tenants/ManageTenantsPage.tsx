import { errorText, UnexpectedResponseError } from '@audit-letters/api-client';
import {
  listWords,
  ManageTenantsScreen,
  type ManageTenantsScreenProps,
  shellWords,
  tenantWords,
} from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useConfig } from '../config.ts';
import { useListAddress } from '../lists/useList.ts';
import { useLoadError } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { answers } from './answers.ts';
import { tenantExport } from './calls.ts';
import { dialogCalls, useCoverageError } from './dialogs.ts';
import { managedTenantFilters } from './useManagedTenantList.ts';
import { useManagedTenants } from './useManagedTenants.ts';
import { useTenantEvents } from './useTenantEvents.ts';

export const ManageTenantsPage = () => <ManageTenantsScreen {...useManageTenantsPage()} />;

/** The tenants of the manager's facility, with their export. */
function useManageTenantsPage(): ManageTenantsScreenProps {
  const { logOnly } = useNotices();
  const { screen, matching, listLoad, tagsLoad, choicesError, coverageError } = useManagedTenants({
    ...useTenantEvents(),
    client: dialogCalls,
    answers,
    place: useListAddress(managedTenantFilters),
  });
  useTenantLoadError(listLoad);
  useTenantLoadError(tagsLoad);
  useCoverageError(coverageError);
  useLoadError(choicesError, (error) => logOnly(tenantWords.loadingFilter, error));
  const { exporting, exportFailure, startExport } = useFileExport({
    ...tenantExport,
    onFailure: (error) => logOnly(listWords.exporting.tenants, error),
  });
  const { filter, waiting_for } = matching;

  return {
    ...screen,
    contact: useConfig().support,
    chargesHref: paths.chargesToConnect(),
    list: {
      ...screen.list,
      exporting,
      exportFailure,
      onExport: () => void startExport(() => exportCalls.managerTenants({ filter, waiting_for })),
    },
  };
}

/** Shows an error toast after a failed load, with Retry for an unreadable response (TEN-56, TEN-57). */
function useTenantLoadError({ error, reload }: { error: unknown; reload: () => void }) {
  const { errorToast } = useNotices();
  useLoadError(error, () =>
    error instanceof UnexpectedResponseError
      ? errorToast(error.message, { label: shellWords.retry, onAction: reload })
      : errorToast(tenantWords.loadFailedWith(errorText(error))),
  );
}
