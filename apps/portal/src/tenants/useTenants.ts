import {
  errorText,
  type Tenant,
  type TenantFilterKey,
  TenantFilterKeys,
  type TenantSortKey,
  TenantSortKeys,
  type TenantsFilter,
  type TenantsPage,
  UnexpectedResponseError,
  WaitingFor,
} from '@audit-letters/api-client';
import { listWords, type TenantsScreenProps, tenantWords } from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import {
  choiceFilter,
  extraFilter,
  facilityIdFilter,
  facilityIdOf,
  keyFilter,
  personalTextFilter,
  textFilter,
} from '../lists/filters.ts';
import { useList, useListAddress } from '../lists/useList.ts';
import { useListSelection } from '../lists/useListSelection.ts';
import { type ListWithViews, useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { exportCalls, tenantCalls } from '../loading/calls.ts';
import { useLoadTime, useToday } from '../loading/time.ts';
import { useLoadError } from '../loading/useCall.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useRole } from '../session/guard.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useTenantDialogs } from './useTenantDialogs.ts';

/** The filters of the tenant list. */
const fields = {
  filter: keyFilter(TenantFilterKeys),
  name: personalTextFilter,
  unit: personalTextFilter,
  facility_number: textFilter,
  facility_id: facilityIdFilter,
  status: keyFilter(TenantFilterKeys),
  tagged_for_removal: choiceFilter,
  incomplete_address: extraFilter,
  waiting_for: { ...extraFilter, ...keyFilter(WaitingFor) },
};
type FilterName = keyof typeof fields;

const listWithViews: ListWithViews<FilterName> = {
  list: 'tenants',
  fields,
  leftOut: tenantWords.leftOutOfViews,
  count: async (filters) => {
    const query = { ...tenantsFilter(filters), per_page: 1 };
    return (await tenantCalls.list(query)).pagination.total;
  },
};

/** The tenants of all facilities, with the actions of staff, views, table settings and export. */
export function useTenants(): TenantsScreenProps {
  const { response, loaded, values, order, controls, reload, ...list } = useList<
    FilterName,
    TenantSortKey,
    TenantsFilter,
    TenantsPage
  >({
    call: tenantCalls.list,
    fields,
    wait: 'submit',
    matching: tenantsFilter,
    sortKeys: TenantSortKeys,
    place: useListAddress(fields),
  });
  const hasExtras = useExtras();
  const isAdmin = useRole() === 'admin';
  const { errorToast } = useNotices();
  useLoadError(response.error, (error) =>
    errorToast(error instanceof UnexpectedResponseError ? error.message : tenantWords.loadFailed),
  );
  const matching = list.matching ?? {};
  const { seen, ...selection } = useListSelection<Tenant, TenantsFilter>(
    JSON.stringify(matching),
    response.data?.data,
  );
  const bulk = useBulkActions({
    selection: selection.selected,
    matching,
    choices: response.data?.filters,
    seen,
    onSaved: (action) => {
      // The checked tenants often get another edit. After it, others may match a filter.
      const stays = action === 'edit' && selection.selected.kind === 'ids';
      if (!stays) selection.onChange({ selection: noSelection });
      reload();
    },
    onFailure: reload,
  });
  const { exporting, startExport } = useFileExport('tenants', (error) =>
    errorToast(errorText(error, listWords.tenantExportFailed)),
  );
  const table = useTablePreferences('tenants');
  const applyFilter = (name: FilterName, value: string) =>
    list.onFilterChange({ name, value, now: true });

  return {
    list: {
      ...controls,
      tenants: loaded,
      loadedAt: useLoadTime(response),
      filters: values,
      matching,
      table,
      exporting,
      views: useSavedViews(listWithViews, table),
      onExport: () => startExport(() => exportCalls.monitorTenants({ ...matching, ...order })),
      onFilterChange: (change) => list.onFilterChange({ ...change, now: change.name === 'filter' }),
      ...(hasExtras && {
        onIncompleteOnlyChange: ({ incompleteOnly }) =>
          applyFilter('incomplete_address', incompleteOnly ? 'true' : ''),
      }),
      onWaitingClear: () => applyFilter('waiting_for', ''),
      onFacilityClear: () => applyFilter('facility_number', ''),
      onSearch: () => {
        if (!list.submit()) reload();
      },
      onFiltersReset: () => {
        if (!list.reset()) reload();
      },
    },
    selection,
    bulk,
    dialog: useTenantDialogs(reload),
    today: useToday(),
    importHref: paths.importTenants,
    ...(hasExtras && isAdmin && { binHref: paths.bin }),
  };
}

/** The filters as query parameters. `filter` can be any key, because the server defines the filters. */
function tenantsFilter(typed: Partial<Record<FilterName, string>>): TenantsFilter {
  const { filter, status, tagged_for_removal, incomplete_address, waiting_for, ...others } = typed;
  const { facility_id: facilityIdText, ...texts } = others;
  const facility_id = facilityIdOf(facilityIdText);
  return {
    ...texts,
    ...(facility_id && { facility_id }),
    ...(filter && filter !== 'all' && { filter }),
    ...(isFilterKey(status) && status !== 'all' && { status }),
    ...(tagged_for_removal === 'true' && { tagged_for_removal: true }),
    ...(incomplete_address === 'true' && { incomplete_address: true }),
    ...(isWaiting(waiting_for) && { waiting_for }),
  };
}

const isWaiting = (word: string | undefined): word is WaitingFor =>
  WaitingFor.some((one) => one === word);

const isFilterKey = (word: string | undefined): word is TenantFilterKey =>
  TenantFilterKeys.some((key) => key === word);
