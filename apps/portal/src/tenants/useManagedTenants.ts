import {
  type FacilityTenantsPage,
  type ManagedFacility,
  StateCodes,
  type Tenant,
} from '@audit-letters/api-client';
import { isTagging, type Loadable, type ManageTenantsScreenProps } from '@audit-letters/screens';
import { dayInZone } from '@audit-letters/ui';
import { exportCalls } from '../activity/calls.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useManagedFacility, useManagerHome } from '../facilities/useManagedFacility.ts';
import { choiceFilter, privateTextFilter } from '../lists/listFilters.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { toLoadable } from '../swr/loadable.ts';
import { refreshedOnReturn } from '../swr/swr.ts';
import { useCall } from '../swr/useCall.ts';
import { useListCall } from '../swr/useListCall.ts';
import { useLoadError } from '../swr/useLoadError.ts';
import { useLoadTime } from '../swr/useLoadTime.ts';
import { useNow } from '../swr/useNow.ts';
import { useAnswers } from './answers/useAnswers.ts';
import { useCharges } from './bulk/useCharges.ts';
import { tenantCalls, tenantsOfFacility, updateAsManager } from './calls.ts';
import { historyOf } from './tenantHistory.ts';
import { useCoverages } from './useCoverages.ts';
import { useExport } from './useExport.ts';
import { useSaveTenant } from './useSaveTenant.ts';
import { useTagging } from './useTagging.ts';
import { useTenantLoadError } from './useTenantLoadError.ts';

/** Rows of a page (TEN-78). */
const pageSize = 100;

const fields = {
  filter: choiceFilter,
  full_name: privateTextFilter,
  incomplete_address: choiceFilter,
};

/** The tenants of the manager's facility, with the actions on them. */
export function useManagedTenants(): Omit<ManageTenantsScreenProps, 'contact'> {
  const facility = useManagedFacility();
  const list = useListState({ fields, wait: 400 });
  // Any key is possible, because the server defines the filters.
  const filter = list.filters.filter === 'all' ? undefined : list.filters.filter;
  const { full_name } = list.filters;
  const incompleteOnly = list.filters.incomplete_address === 'true';
  const answer = useFacilityTenants(facility.data, {
    ...{ filter, full_name, page: list.page },
    ...(incompleteOnly && { incomplete_address: true }),
  });
  useExistingPage(answer.data?.pagination ?? null, list.onPageGone);
  const choices = useTenantChoices(facility.data);
  const { coverages, retry: retryCoverages } = useCoverages(facility.data?.state);
  const now = useNow();
  const { logOnly } = useNotices();
  useLoadError(choices.error, (error) => logOnly('Loading the filter', error));

  const reloadNumbers = () => Promise.allSettled([choices, facility].map(({ mutate }) => mutate()));
  const reloadAll = () => {
    retryCoverages();
    return Promise.allSettled([answer.mutate(), reloadNumbers()]);
  };
  const { tagOne, ...tagging } = useTagging(facility.data, () => void reloadAll());
  const { quick, withAnswer, reload } = useAnswers({
    facility: facility.data,
    tag: facility.data && isTagging(facility.data) ? tagOne : undefined,
    filter,
    reload: reloadAll,
    reloadNumbers,
  });

  const { saveStatus, saveTenant } = useSaveTenant(updateAsManager, reload);
  const { exporting, exportFailure, startExport } = useExport((error) =>
    logOnly('Exporting tenants', error),
  );
  const { selection, charges } = useCharges({
    shown: answer.data?.data,
    filter: [filter, full_name, incompleteOnly].join(),
    today: dayInZone(now),
    reload,
  });

  return {
    facility: useManagerHome(),
    loadedAt: useLoadTime(facility),
    list: {
      tenants: shownTenants(toLoadable(answer), withAnswer),
      choices: choices.data,
      filter: filter ?? '',
      nameOrUnit: list.values.full_name,
      incompleteOnly,
      exporting,
      exportFailure,
      onFilterChange: (key) => list.onFilterChange('filter', key, 'now'),
      onNameOrUnitChange: (text) => list.onFilterChange('full_name', text),
      onIncompleteOnlyChange: (only) =>
        list.onFilterChange('incomplete_address', only ? 'true' : '', 'now'),
      onFiltersClear: list.reset,
      onPageChange: list.onPageChange,
      onRefresh: reload,
      onExport: () => void startExport(() => exportCalls.managerTenants({ filter })),
    },
    selection,
    charges,
    answers: quick,
    tagging,
    dialog: {
      coverages,
      states: StateCodes,
      onStatusSave: saveStatus,
      historyOf,
      onTenantSave: saveTenant,
    },
    now,
  };
}

/** The page with the answers that the server has not confirmed yet (TEN-92). */
const shownTenants = (
  list: Loadable<FacilityTenantsPage>,
  withAnswer: (tenant: Tenant) => Tenant,
): Loadable<FacilityTenantsPage> =>
  list.status === 'ready'
    ? { ...list, data: { ...list.data, data: list.data.data.map(withAnswer) } }
    : list;

interface TenantsOfFacility {
  filter?: string | undefined;
  full_name?: string | undefined;
  incomplete_address?: boolean;
  page: number;
}

const managedTenants = tenantsOfFacility();

function useFacilityTenants(facility: ManagedFacility | undefined, query: TenantsOfFacility) {
  const answer = useListCall(
    managedTenants,
    facility ? { ...query, facility_id: facility.id, per_page: pageSize } : null,
    refreshedOnReturn,
  );
  useTenantLoadError(answer.error, () => void answer.mutate());
  return answer;
}

const useTenantChoices = (facility: ManagedFacility | undefined) =>
  useCall(tenantCalls.filtersOfFacility, facility ? [facility.id] : null, refreshedOnReturn);
