import {
  StateCodes,
  type Tenant,
  type TenantFilterKey,
  TenantFilterKeys,
  TenantSortKeys,
  type TenantsFilter,
  UnexpectedAnswerError,
} from '@audit-letters/api-client';
import type { TenantsScreenProps } from '@audit-letters/screens';
import { noSelection } from '@audit-letters/ui';
import { useState } from 'react';
import { exportCalls } from '../activity/calls.ts';
import { useNotices } from '../activity/useNotices.ts';
import { choiceFilter, privateTextFilter, textFilter } from '../lists/listFilters.ts';
import { listSort } from '../lists/listSort.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { type ListWithViews, useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { toLoadable } from '../swr/loadable.ts';
import { useListCall } from '../swr/useListCall.ts';
import { useLoadError } from '../swr/useLoadError.ts';
import { useLoadTime } from '../swr/useLoadTime.ts';
import { useBulkActions } from './bulk/useBulkActions.ts';
import { useTenantSelection } from './bulk/useTenantSelection.ts';
import { tenantCalls, updateAsStaff } from './calls.ts';
import { historyOf } from './tenantHistory.ts';
import { useCoveragesFor } from './useCoverages.ts';
import { useExport } from './useExport.ts';
import { useSaveTenant } from './useSaveTenant.ts';

/** Rows of a page (TEN-78). */
const pageSize = 100;

const fields = {
  filter: choiceFilter,
  name: privateTextFilter,
  unit: privateTextFilter,
  facility_number: textFilter,
  status: choiceFilter,
  tagged_for_removal: choiceFilter,
  incomplete_address: choiceFilter,
};

const listWithViews: ListWithViews<keyof typeof fields> = {
  list: 'tenants',
  fields,
  leftOut: 'names and units',
  count: async (filters) => {
    const query = { ...tenantsFilter(filters), per_page: 1 };
    return (await tenantCalls.list(query)).pagination.total;
  },
};

/** The list of all tenants, with the actions of staff. */
export function useTenants(): Omit<TenantsScreenProps, 'today' | 'importHref'> {
  const list = useListState({ fields, wait: 'submit' });
  const matching = tenantsFilter(list.filters);
  const { order, inTable } = listSort(list, TenantSortKeys);
  const { errorToast } = useNotices();

  const query = { ...matching, ...order, page: list.page, per_page: pageSize };
  const answer = useListCall(tenantCalls.list, query);
  useLoadError(answer.error, (error) =>
    errorToast(error instanceof UnexpectedAnswerError ? error.message : 'Error loading tenants'),
  );
  useExistingPage(answer.data?.pagination ?? null, list.onPageGone);
  const reload = () => void answer.mutate();
  const { selected, onChange, seen } = useTenantSelection<TenantsFilter>(
    JSON.stringify(matching),
    answer.data?.data,
  );

  const { saveStatus, saveTenant } = useSaveTenant(updateAsStaff, reload);
  const { exporting, startExport } = useExport();
  const table = useTablePreferences('tenants');
  const bulk = useBulkActions({
    selection: selected,
    matching,
    choices: answer.data?.filters,
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
      tenants: toLoadable(answer),
      loadedAt: useLoadTime(answer),
      table,
      filters: list.values,
      matching,
      ...inTable,
      exporting,
      views: useSavedViews(listWithViews, table),
      onFilterChange: (name, value) =>
        list.onFilterChange(name, value, name === 'filter' ? 'now' : undefined),
      onIncompleteOnlyChange: (only) =>
        list.onFilterChange('incomplete_address', only ? 'true' : '', 'now'),
      onSearch: () => {
        if (!list.submit()) reload();
      },
      onFiltersReset: () => {
        if (!list.reset()) reload();
      },
      onPageChange: list.onPageChange,
      onRefresh: reload,
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
      onTenantSave: saveTenant,
    },
  };
}

/** The filters as query parameters. `filter` can be any key, because the server defines the filters. */
function tenantsFilter(typed: Partial<Record<keyof typeof fields, string>>): TenantsFilter {
  const { filter, status, tagged_for_removal, incomplete_address, ...texts } = typed;
  return {
    ...texts,
    ...(filter && filter !== 'all' && { filter }),
    ...(isFilterKey(status) && status !== 'all' && { status }),
    ...(tagged_for_removal === 'true' && { tagged_for_removal: true }),
    ...(incomplete_address === 'true' && { incomplete_address: true }),
  };
}

const isFilterKey = (word: string | undefined): word is TenantFilterKey =>
  TenantFilterKeys.some((key) => key === word);
