import {
  type FacilitiesFilter,
  type Facility,
  FacilityFilterKeys,
  FacilitySortKeys,
  isMissingCall,
  SoftwareKinds,
  StateCodes,
} from '@audit-letters/api-client';
import type { ActiveFacilitiesProps } from '@audit-letters/screens';
import { formatCount, useConfirm } from '@audit-letters/ui';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { choiceFilter, textFilter } from '../lists/listFilters.ts';
import { listSort } from '../lists/listSort.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { type ListWithViews, useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { toLoadable } from '../swr/loadable.ts';
import { useListCall } from '../swr/useListCall.ts';
import { facilityCalls } from './calls.ts';
import { useMoveOuts } from './edit/useMoveOuts.ts';
import { lettersOfPeriod, useSaveFacility } from './edit/useSaveFacility.ts';

/** Rows of a page, and the milliseconds that a changed filter waits (FAC-81, FAC-9). */
export const pageSize = 100;
export const filterWait = 500;

const fields = {
  filter: choiceFilter,
  facility_number: textFilter,
  account_name: textFilter,
  corporate_group: textFilter,
  software: choiceFilter,
};

const listWithViews: ListWithViews<keyof typeof fields> = {
  list: 'facilities',
  fields,
  leftOut: null,
  count: async (filters) => {
    const query = { ...facilitiesFilter(filters), per_page: 1 };
    return (await facilityCalls.list(query)).pagination.total;
  },
};

/** The list of active facilities, with the actions of staff. */
export function useFacilities(): Pick<ActiveFacilitiesProps, 'list' | 'changes'> {
  const list = useListState({ fields, wait: filterWait });
  const matching = facilitiesFilter(list.filters);
  const { order, inTable } = listSort(list, FacilitySortKeys);
  const query = { ...matching, ...order, page: list.page, per_page: pageSize };
  const answer = useListCall(facilityCalls.list, query);
  useExistingPage(answer.data?.pagination ?? null, list.onPageGone);
  const reload = () => void answer.mutate();
  const { toast, errorModal, logOnly } = useNotices();
  const confirm = useConfirm();
  const table = useTablePreferences('facilities');
  const { exporting, startExport } = useFileExport();

  const handleExport = () =>
    startExport({
      title: 'Export of facilities',
      ask: () => exportCalls.facilities(matching),
      addressOf: (filename) =>
        exportCalls.downloadUrl({ file_key: filename, filename: 'all_facilities' }),
      onFailure: (error) => logOnly('Exporting the facilities', error),
    });

  function handleFailure(error: unknown) {
    errorModal(error);
    // Another user has deleted the facility.
    if (isMissingCall(error)) reload();
  }

  async function handleDelete({ facility }: { facility: Facility }) {
    const { id, facility_number } = facility;
    const agreed = await confirm({
      title: `Are you sure you wish to delete '${facility_number}'?`,
      consequences: lossesWith(facility),
      confirmLabel: `Yes, delete ${facility_number}`,
      tone: 'danger',
    });
    if (!agreed) return;
    try {
      await facilityCalls.delete(id);
      toast(`Facility ${facility_number} has been deleted!`);
      reload();
    } catch (error) {
      handleFailure(error);
    }
  }

  return {
    list: {
      facilities: toLoadable(answer),
      filters: list.values,
      filter: matching.filter ?? null,
      filtered: Object.keys(matching).length > 0,
      softwareKinds: SoftwareKinds,
      exporting,
      table,
      views: useSavedViews(listWithViews, table),
      ...inTable,
      onFilterChange: list.onFilterChange,
      onFiltersClear: list.reset,
      onPageChange: list.onPageChange,
      onRefresh: reload,
      onExport: handleExport,
    },
    changes: {
      states: StateCodes,
      getLetters: lettersOfPeriod,
      onSave: useSaveFacility(reload),
      onDelete: handleDelete,
      onMoveOutsConfirm: useMoveOuts(reload),
    },
  };
}

/** The consequences of deleting a facility. */
function lossesWith({ tenant_count, facility_number }: Facility): string[] {
  const tenants = tenant_count === 1 ? '1 tenant is' : `${formatCount(tenant_count)} tenants are`;
  return [
    `${tenants} deleted.`,
    `All letters of ${facility_number} are deleted.`,
    "The manager's account is deleted: its owner can no longer log in.",
    'The archives of past periods stay.',
  ];
}

/** The filters as query parameters, without unknown keys. */
function facilitiesFilter(typed: Partial<Record<keyof typeof fields, string>>): FacilitiesFilter {
  const { filter, software, ...texts } = typed;
  const key = FacilityFilterKeys.find((one) => one === filter);
  const kind = SoftwareKinds.find((one) => one === software);
  return { ...texts, ...(key && { filter: key }), ...(kind && { software: kind }) };
}
