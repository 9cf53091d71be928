import { errorText, UnexpectedResponseError } from '@audit-letters/api-client';
import { listWords, type TenantsScreenProps, tenantWords } from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useListAddress } from '../lists/useList.ts';
import { type ListWithViews, useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { useLoadError } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { tenantCalls, tenantExport } from './calls.ts';
import { dialogCalls, useCoverageError } from './dialogs.ts';
import { useTenantEvents } from './useTenantEvents.ts';
import { tenantFilters, tenantsFilter } from './useTenantList.ts';
import { useTenants } from './useTenants.ts';

const listWithViews: ListWithViews<keyof typeof tenantFilters> = {
  list: 'tenants',
  fields: tenantFilters,
  leftOut: tenantWords.leftOutOfViews,
  count: async (filters) => {
    const query = { ...tenantsFilter(filters), per_page: 1 };
    return (await tenantCalls.list(query)).pagination.total;
  },
};

/** The list of all tenants, with its views, its table settings and its export. */
export function useTenantsPage(): Omit<TenantsScreenProps, 'importHref'> {
  const { screen, matching, order, listError, coverageError } = useTenants({
    ...useTenantEvents(),
    client: dialogCalls,
    place: useListAddress(tenantFilters),
  });
  const { errorToast } = useNotices();
  useLoadError(listError, (error) =>
    errorToast(error instanceof UnexpectedResponseError ? error.message : tenantWords.loadFailed),
  );
  useCoverageError(coverageError);
  const { exporting, startExport } = useFileExport({
    ...tenantExport,
    onFailure: (error) => errorToast(errorText(error, listWords.tenantExportFailed)),
  });
  const table = useTablePreferences('tenants');
  const hasExtras = useExtras();

  return {
    ...screen,
    list: {
      ...screen.list,
      table,
      exporting,
      views: useSavedViews(listWithViews, table),
      onExport: () => startExport(() => exportCalls.monitorTenants({ ...matching, ...order })),
    },
    dialog: {
      ...screen.dialog,
      ...(hasExtras && { pageHref: ({ id }) => paths.tenant(id) }),
    },
  };
}
