import {
  errorText,
  StateCodes,
  type Tenant,
  type TenantFilterKey,
  TenantFilterKeys,
  TenantSortKeys,
  type TenantsFilter,
  UnexpectedAnswerError,
} from '@audit-letters/api-client';
import { listWords, type TenantsScreenProps, tenantWords } from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';
import { useState } from 'react';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { choiceFilter, privateTextFilter, textFilter } from '../lists/listFilters.ts';
import { useList } from '../lists/useList.ts';
import { type ListWithViews, useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { paths } from '../paths.ts';
import { useLoadTime } from '../swr/time.ts';
import { useLoadError } from '../swr/useCall.ts';
import { useBulkActions } from './bulk/useBulkActions.ts';
import { useTenantSelection } from './bulk/useTenantSelection.ts';
import { tenantCalls, tenantExport } from './calls.ts';
import { historyOf, useCoveragesFor } from './dialogData.ts';
import { useSaveTenant } from './useSaveTenant.ts';

const fields = {
  filter: choiceFilter,
  name: privateTextFilter,
  unit: privateTextFilter,
  facility_number: textFilter,
  status: choiceFilter,
  tagged_for_removal: choiceFilter,
  incomplete_address: choiceFilter,
  waiting_for: choiceFilter,
};

const listWithViews: ListWithViews<keyof typeof fields> = {
  list: 'tenants',
  fields,
  leftOut: tenantWords.leftOutOfViews,
  count: async (filters) => {
    const query = { ...tenantsFilter(filters), per_page: 1 };
    return (await tenantCalls.list(query)).pagination.total;
  },
};

/** The list of all tenants, with the actions of staff. */
export function useTenants(): Omit<TenantsScreenProps, 'today' | 'importHref'> {
  const { response, loaded, values, order, controls, reload, ...list } = useList({
    call: tenantCalls.list,
    fields,
    wait: 'submit',
    matching: tenantsFilter,
    sortKeys: TenantSortKeys,
  });
  const matching = list.matching ?? {};
  const { errorToast } = useNotices();
  useLoadError(response.error, (error) =>
    errorToast(error instanceof UnexpectedAnswerError ? error.message : tenantWords.loadFailed),
  );
  const { selected, onChange, seen } = useTenantSelection<TenantsFilter>(
    JSON.stringify(matching),
    response.data?.data,
  );

  const { saveStatus, saveTenant } = useSaveTenant('staff', reload);
  const { exporting, startExport } = useFileExport({
    ...tenantExport,
    onFailure: (error) => errorToast(errorText(error, listWords.tenantExportFailed)),
  });
  const table = useTablePreferences('tenants');
  const bulk = useBulkActions({
    selection: selected,
    matching,
    choices: response.data?.filters,
    seen,
    onDone: () => {
      onChange(noSelection);
      reload();
    },
    onFailure: reload,
  });
  const [opened, setOpened] = useState<Tenant | null>(null);
  const { coverages, retry } = useCoveragesFor(opened);

  return {
    list: {
      ...controls,
      tenants: loaded,
      loadedAt: useLoadTime(response),
      table,
      filters: values,
      matching,
      exporting,
      views: useSavedViews(listWithViews, table),
      onFilterChange: (change) =>
        list.onFilterChange(change, change.name === 'filter' ? 'now' : undefined),
      onIncompleteOnlyChange: ({ incompleteOnly }) =>
        list.onFilterChange(
          { name: 'incomplete_address', value: incompleteOnly ? 'true' : '' },
          'now',
        ),
      onWaitingClear: () => list.onFilterChange({ name: 'waiting_for', value: '' }, 'now'),
      onSearch: () => {
        if (!list.submit()) reload();
      },
      onFiltersReset: () => {
        if (!list.reset()) reload();
      },
      onExport: () => startExport(() => exportCalls.monitorTenants({ ...matching, ...order })),
    },
    selection: { selected, onChange },
    bulk,
    dialog: {
      coverages,
      states: StateCodes,
      onOpen: ({ tenant }) => {
        setOpened(tenant);
        retry();
      },
      onStatusSave: saveStatus,
      historyOf,
      pageHref: ({ id }) => paths.tenant(id),
      onTenantSave: saveTenant,
    },
  };
}

/** The filters as query parameters. `filter` can be any key, because the server defines the filters. */
function tenantsFilter(typed: Partial<Record<keyof typeof fields, string>>): TenantsFilter {
  const { filter, status, tagged_for_removal, incomplete_address, waiting_for, ...texts } = typed;
  return {
    ...texts,
    ...(filter && filter !== 'all' && { filter }),
    ...(isFilterKey(status) && status !== 'all' && { status }),
    ...(tagged_for_removal === 'true' && { tagged_for_removal: true }),
    ...(incomplete_address === 'true' && { incomplete_address: true }),
    ...((waiting_for === 'charge' || waiting_for === 'payment') && { waiting_for }),
  };
}

const isFilterKey = (word: string | undefined): word is TenantFilterKey =>
  TenantFilterKeys.some((key) => key === word);
