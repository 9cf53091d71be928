import {
  errorText,
  type Tenant,
  type TenantsFilter,
  UnexpectedResponseError,
} from '@audit-letters/api-client';
import { TenantSortKeys } from '@audit-letters/api-client/values';
import {
  listWords,
  TenantsScreen,
  type TenantsScreenProps,
  tenantFilters,
  tenantWords,
} from '@audit-letters/screens';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useList } from '../lists/useList.ts';
import { useListSelection } from '../lists/useListSelection.ts';
import { useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { exportCalls, tenantCalls } from '../loading/calls.ts';
import { useLoadTime, useToday } from '../loading/time.ts';
import { useLoadError } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useRole } from '../session/guard.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useTenantDialogs } from './useTenantDialogs.ts';

const views = {
  list: 'tenants',
  fields: tenantFilters,
  leftOut: tenantWords.leftOutOfViews,
  call: tenantCalls.list,
};

export const TenantsPage = () => <TenantsScreen {...useTenants()} />;

/** The tenants of all facilities, with the actions of staff, views, table settings and export. */
function useTenants(): TenantsScreenProps {
  const { response, loaded, values, applied, order, controls, reload, ...list } = useList({
    call: tenantCalls.list,
    fields: tenantFilters,
    wait: 'submit',
    sortKeys: TenantSortKeys,
  });
  const hasExtras = useExtras();
  const isAdmin = useRole() === 'admin';
  const { errorToast } = useNotices();
  useLoadError(response.error, (error) =>
    errorToast(error instanceof UnexpectedResponseError ? error.message : tenantWords.loadFailed),
  );
  const { rowsById, ...selection } = useListSelection<Tenant, TenantsFilter>(
    JSON.stringify(applied),
    response.data?.data,
  );
  const choices = response.data?.filters;
  const { selected } = selection;
  const dialog = useTenantDialogs(() =>
    selected.kind === 'ids'
      ? [...selected.ids].map((id) => rowsById.current.get(id)).find(Boolean)
      : undefined,
  );
  const { coverages } = dialog;
  const bulk = useBulkActions({
    selection: { rowsById, ...selection },
    applied,
    choices,
    coverages,
  });
  const { exporting, startExport } = useFileExport('tenants', (error) =>
    errorToast(errorText(error, listWords.tenantExportFailed)),
  );
  const table = useTablePreferences('tenants');

  return {
    list: {
      ...controls,
      tenants: loaded,
      loadedAt: useLoadTime(response),
      filters: values,
      applied,
      table,
      exporting,
      views: useSavedViews(views, table),
      onExport: () => startExport(() => exportCalls.monitorTenants({ ...applied, ...order })),
      extraFilters: hasExtras,
      unsent: list.unsent,
      onFilterChange: list.onFilterChange,
      onSearch: () => {
        if (!list.submit()) reload();
      },
      onFiltersReset: () => {
        if (!list.reset()) reload();
      },
    },
    selection,
    bulk,
    dialog,
    today: useToday(),
    importHref: paths.importTenants,
    ...(hasExtras && isAdmin && { binHref: paths.bin }),
  };
}
