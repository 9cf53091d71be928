import {
  errorText,
  type Tenant,
  type TenantsFilter,
  UnexpectedResponseError,
} from '@audit-letters/api-client';
import { listWords, type TenantsScreenProps, tenantWords } from '@audit-letters/screens';
import {
  tenantFilters,
  tenantsFilter,
  useBulkActions,
  useListSelection,
  useLoadError,
  useTenantDialogs,
  useTenantList,
} from '@audit-letters/screens/swr';
import { noSelection } from '@audit-letters/ui';
import { exportCalls } from '../activity/calls.ts';
import { type UndoCall, useUndo } from '../activity/undo.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useAddressPlace } from '../lists/useAddressPlace.ts';
import { type ListWithViews, useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { paths } from '../paths.ts';
import { tenantCalls, tenantExport } from './calls.ts';
import { dialogCalls, useCoverageError } from './dialogs.ts';
import { useSaveTenant } from './useSaveTenant.ts';

const listWithViews: ListWithViews<keyof typeof tenantFilters> = {
  list: 'tenants',
  fields: tenantFilters,
  leftOut: tenantWords.leftOutOfViews,
  count: async (filters) => {
    const query = { ...tenantsFilter(filters), per_page: 1 };
    return (await tenantCalls.list(query)).pagination.total;
  },
};

/** The list of all tenants, with the actions of staff. */
export function useTenants(): Omit<TenantsScreenProps, 'today' | 'importHref'> {
  const { response, matching, order, reload, list } = useTenantList({
    tenants: tenantCalls,
    place: useAddressPlace(tenantFilters),
  });
  const { errorToast, toast } = useNotices();
  const undo = useUndo();
  useLoadError(response.error, (error) =>
    errorToast(error instanceof UnexpectedResponseError ? error.message : tenantWords.loadFailed),
  );
  const { selected, onChange, seen } = useListSelection<Tenant, TenantsFilter>(
    JSON.stringify(matching),
    response.data?.data,
  );
  const { exporting, startExport } = useFileExport({
    ...tenantExport,
    onFailure: (error) => errorToast(errorText(error, listWords.tenantExportFailed)),
  });
  const table = useTablePreferences('tenants');
  const bulk = useBulkActions({
    tenants: tenantCalls,
    selection: selected,
    matching,
    choices: response.data?.filters,
    seen,
    onSaved: (saved) => {
      const undoCall: UndoCall =
        'change' in saved
          ? { call: 'undoTenants', change: saved.change }
          : { call: 'restoreTenants', ids: saved.deleted };
      toast(saved.text, undo([undoCall]), saved.detail);
      onChange({ selection: noSelection });
      reload();
    },
    onFailure: reload,
  });
  const saves = useSaveTenant('staff', reload);
  const { dialog, error } = useTenantDialogs({ client: dialogCalls, saves });
  useCoverageError(error);

  return {
    list: {
      ...list,
      table,
      exporting,
      views: useSavedViews(listWithViews, table),
      onExport: () => startExport(() => exportCalls.monitorTenants({ ...matching, ...order })),
    },
    selection: { selected, onChange },
    bulk,
    dialog: { ...dialog, pageHref: ({ id }) => paths.tenant(id) },
  };
}
