import {
  type FacilityTenantsPage,
  type ManagedFacility,
  StateCodes,
  type Tenant,
} from '@audit-letters/api-client';
import {
  isTagging,
  type Loadable,
  listWords,
  ManageTenantsScreen,
  type ManageTenantsScreenProps,
  tenantWords,
} from '@audit-letters/screens';
import { dayInZone } from '@audit-letters/ui';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useConfig } from '../config.ts';
import { useManagedFacility, useManagerHome } from '../facilities/useManagedFacility.ts';
import { choiceFilter, privateTextFilter } from '../lists/listFilters.ts';
import { useList } from '../lists/useList.ts';
import { refreshedOnReturn } from '../swr/swr.ts';
import { useLoadTime, useNow } from '../swr/time.ts';
import { useCall, useLoadError } from '../swr/useCall.ts';
import { useCharges } from './bulk/useCharges.ts';
import { tenantCalls, tenantExport, tenantsOfFacility } from './calls.ts';
import { historyOf, useCoverages } from './dialogData.ts';
import { useAnswers } from './useAnswers.ts';
import { useSaveTenant } from './useSaveTenant.ts';
import { useTagging } from './useTagging.ts';
import { useTenantLoadError } from './useTenantLoadError.ts';

const fields = {
  filter: choiceFilter,
  full_name: privateTextFilter,
  incomplete_address: choiceFilter,
};

export const ManageTenantsPage = () => <ManageTenantsScreen {...useManagedTenants()} />;

/** The tenants of the manager's facility, with the actions on them. */
function useManagedTenants(): ManageTenantsScreenProps {
  const facility = useManagedFacility();
  const { response, loaded, values, matching, controls, onFilterChange } = useList({
    call: managedTenants,
    fields,
    wait: 400,
    matching: (filters) =>
      facility.data ? { ...managedFilter(filters), facility_id: facility.data.id } : null,
    options: refreshedOnReturn,
  });
  useTenantLoadError(response.error, () => void response.mutate());
  const { filter, full_name } = matching ?? {};
  const incompleteOnly = matching?.incomplete_address === true;
  const choices = useTenantChoices(facility.data);
  const { coverages, retry: retryCoverages } = useCoverages(facility.data?.state);
  const now = useNow();
  const { logOnly } = useNotices();
  useLoadError(choices.error, (error) => logOnly(tenantWords.loadingFilter, error));

  const reloadNumbers = () => Promise.allSettled([choices, facility].map(({ mutate }) => mutate()));
  const reloadAll = () => {
    retryCoverages();
    return Promise.allSettled([response.mutate(), reloadNumbers()]);
  };
  const { tagOne, ...tagging } = useTagging(facility.data, () => void reloadAll());
  const { quick, withAnswer, reload } = useAnswers({
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
  const { selection, charges } = useCharges({
    shown: response.data?.data,
    filter: [filter, full_name, incompleteOnly].join(),
    today: dayInZone(now),
    reload,
  });

  return {
    facility: useManagerHome(),
    contact: useConfig().support,
    loadedAt: useLoadTime(facility),
    list: {
      tenants: shownTenants(loaded, withAnswer),
      choices: choices.data,
      filter: filter ?? '',
      nameOrUnit: values.full_name,
      incompleteOnly,
      exporting,
      exportFailure,
      onFilterChange: ({ filter }) => onFilterChange({ name: 'filter', value: filter }, 'now'),
      onNameOrUnitChange: ({ text }) => onFilterChange({ name: 'full_name', value: text }),
      onIncompleteOnlyChange: ({ incompleteOnly }) =>
        onFilterChange({ name: 'incomplete_address', value: incompleteOnly ? 'true' : '' }, 'now'),
      onFiltersClear: controls.onFiltersClear,
      onPageChange: controls.onPageChange,
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

const managedTenants = tenantsOfFacility();

/** The filters as query parameters. Any key is possible, because the server defines the filters. */
const managedFilter = ({
  filter,
  full_name,
  incomplete_address,
}: Partial<Record<keyof typeof fields, string>>) => ({
  ...(filter && filter !== 'all' && { filter }),
  ...(full_name && { full_name }),
  ...(incomplete_address === 'true' && { incomplete_address: true }),
});

const useTenantChoices = (facility: ManagedFacility | undefined) =>
  useCall(tenantCalls.filtersOfFacility, facility ? [facility.id] : null, refreshedOnReturn);
