import type { FacilityTenantsQuery, TenantFilterKey } from '@audit-letters/api-client';
import {
  chargesFilter,
  isTagging,
  listWords,
  ManageTenantsScreen,
  type ManageTenantsScreenProps,
  managedTenantFilters,
  tenantWords,
} from '@audit-letters/screens';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useConfig } from '../config.ts';
import { useList } from '../lists/useList.ts';
import { exportCalls, tenantCalls } from '../loading/calls.ts';
import { refreshedOnReturn } from '../loading/options.ts';
import { tenantsOfFacility } from '../loading/tenantsOfFacility.ts';
import { useLoadTime, useNow, useToday } from '../loading/time.ts';
import { useCall, useLoadError } from '../loading/useCall.ts';
import { useManagedFacility, useManagerHome } from '../loading/useManagedFacility.ts';
import { useReloadAll } from '../loading/useReloadAll.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useAnswers } from './useAnswers.ts';
import { useCharges } from './useCharges.ts';
import { useTagging } from './useTagging.ts';
import { historyOf, useCoverages } from './useTenantDialogs.ts';
import { useTenantLoadError } from './useTenantLoadError.ts';
import { useTenantSaves } from './useTenantSaves.ts';

export const ManageTenantsPage = () => <ManageTenantsScreen {...useManagedTenants()} />;

/** The tenants of the facility of a manager, with the actions on them and their export. */
function useManagedTenants(): ManageTenantsScreenProps {
  const hasExtras = useExtras();
  const { logOnly } = useNotices();
  const facility = useManagedFacility();
  const facilityId = facility.data?.id;
  const { response, loaded, values, controls, order, onFilterChange, ...list } = useList({
    call: ({ filter, ...query }) => tenantsOfFacility({ ...query, ...queryOf(filter) }),
    fields: managedTenantFilters,
    sortKeys: ['unit'],
    wait: 400,
    beside: facilityId === undefined ? null : { facility_id: facilityId },
    options: { ...refreshedOnReturn, name: 'managed-tenants' },
  });
  const { filter: choice, ...texts } = list.applied;
  const query = queryOf(choice);
  const { filter } = query;
  const choices = useCall(
    tenantCalls.filtersOfFacility,
    facilityId === undefined ? null : [facilityId],
    refreshedOnReturn,
  );
  useLoadError(choices.error, (error) => logOnly(tenantWords.loadingFilter, error));
  const { coverages } = useCoverages(facility.data?.state);
  const reloadNumbers = () => Promise.allSettled([choices, facility].map(({ mutate }) => mutate()));
  const { tagging, tagOne } = useTagging(facility.data);
  const { quick, withAnswer, reload } = useAnswers({
    facility: facility.data,
    tag: facility.data && isTagging(facility.data) ? tagOne : undefined,
    filter,
    order,
    reload: useReloadAll(),
    reloadNumbers,
  });
  useTenantLoadError(response.error, reload);
  const saves = useTenantSaves('manager', reload);
  const today = useToday();
  const { selection, charges } = useCharges({
    shown: response.data?.data,
    filter: JSON.stringify(list.applied),
    today,
    reload,
  });
  const { exporting, exportFailure, startExport } = useFileExport('tenants', (error) =>
    logOnly(listWords.exporting.tenants, error),
  );
  return {
    facility: useManagerHome(),
    loadedAt: useLoadTime(facility),
    contact: useConfig().support,
    chargesHref: paths.chargesToConnect(),
    list: {
      ...controls,
      // With the answers that the server has not confirmed yet (TEN-91).
      tenants:
        loaded.status === 'ready'
          ? { ...loaded, data: { ...loaded.data, data: loaded.data.data.map(withAnswer) } }
          : loaded,
      choices: choices.data,
      filters: values,
      extraFilters: hasExtras,
      onFilterChange,
      onRefresh: reload,
      exporting,
      exportFailure,
      onExport: () => void startExport(() => exportCalls.managerTenants({ ...texts, ...query })),
    },
    selection,
    charges,
    answers: quick,
    tagging,
    dialog: {
      ...saves,
      coverages,
      ...(hasExtras && { historyOf }),
    },
    now: useNow(),
    today,
  };
}

/** The choice of 'Filter' as a query. */
const queryOf = (
  filter: TenantFilterKey | typeof chargesFilter | undefined,
): Pick<FacilityTenantsQuery, 'filter' | 'waiting_for'> =>
  filter === chargesFilter ? { waiting_for: 'charge' } : filter ? { filter } : {};
