import { type ManagedFacility, StateCodes } from '@audit-letters/api-client';
import type { ManageTenantsScreenProps } from '@audit-letters/screens';
import { dayInZone } from '@audit-letters/ui';
import { useState } from 'react';
import { client } from '../client.ts';
import { useManagedFacility } from '../facilities/useManagedFacility.ts';
import { useManagerHome } from '../home/useHome.ts';
import { choiceFilter } from '../lists/listFilters.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { errorText } from '../loading/errorText.ts';
import { toLoadable } from '../loading/loadable.ts';
import { asList } from '../loading/swr.ts';
import { useCall } from '../loading/useCall.ts';
import { useLoadError } from '../loading/useLoadError.ts';
import { useNow } from '../loading/useNow.ts';
import { useNotices } from '../messages/useNotices.ts';
import { useCharges } from './bulk/useCharges.ts';
import { historyOf } from './tenantHistory.ts';
import { useCoverages } from './useCoverages.ts';
import { useExport } from './useExport.ts';
import { managerWriter, useSaveTenant } from './useSaveTenant.ts';
import { useTagging } from './useTagging.ts';
import { useTenantLoadError } from './useTenantLoadError.ts';

/** Rows of a page (TEN-78). */
const pageSize = 100;

const fields = { filter: choiceFilter };

/** The tenants of the manager's facility, with the actions on them. */
export function useManagedTenants(): Omit<ManageTenantsScreenProps, 'contact'> {
  const facility = useManagedFacility();
  const list = useListState({ fields, wait: 'submit' });
  // Any key is possible, because the server defines the filters.
  const filter = list.filters.filter === 'all' ? undefined : list.filters.filter;
  const answer = useFacilityTenants(facility.data, { filter, page: list.page });
  useExistingPage(answer.data?.pagination ?? null, list.onPageGone);
  const choices = useTenantChoices(facility.data);
  const coverages = useCoverages(facility.data?.state);
  const now = useNow();
  const { logOnly } = useNotices();
  useLoadError(choices.error, (error) => logOnly('Loading the filter', error));

  function reload() {
    for (const { mutate } of [answer, choices, facility]) void mutate();
  }

  const { saveStatus, saveTenant } = useSaveTenant(managerWriter, reload);
  const [exportFailure, setExportFailure] = useState<string | null>(null);
  const { exporting, startExport } = useExport((error) => {
    logOnly('Exporting tenants', error);
    setExportFailure(`The export failed. ${errorText(error)}`);
  });
  const { selection, charges } = useCharges({
    shown: answer.data?.data,
    filter: filter ?? '',
    today: dayInZone(now),
    reload,
  });
  const tagging = useTagging(facility.data, reload);

  return {
    facility: useManagerHome(),
    list: {
      tenants: toLoadable(answer),
      choices: choices.data,
      filter: filter ?? '',
      exporting,
      exportFailure,
      onFilterChange: (key) => list.onFilterChange('filter', key, 'now'),
      onPageChange: list.onPageChange,
      onRefresh: reload,
      onExport: () => {
        setExportFailure(null);
        void startExport(() => client.exports.managerTenants({ filter }));
      },
    },
    selection,
    charges,
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

interface TenantsOfFacility {
  filter?: string | undefined;
  page: number;
}

function useFacilityTenants(facility: ManagedFacility | undefined, query: TenantsOfFacility) {
  const asked = { ...query, per_page: pageSize };
  const answer = useCall(
    client.tenants.listOfFacility,
    facility ? [facility.id, asked] : null,
    asList,
  );
  useTenantLoadError(answer.error, () => void answer.mutate());
  return answer;
}

const useTenantChoices = (facility: ManagedFacility | undefined) =>
  useCall(client.tenants.filtersOfFacility, facility ? [facility.id] : null);
