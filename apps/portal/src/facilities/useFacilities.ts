import {
  type FacilitiesFilter,
  type Facility,
  FacilityFilterKeys,
  FacilitySortKeys,
  SoftwareKinds,
  StateCodes,
} from '@audit-letters/api-client';
import { type ActiveFacilitiesProps, facilityWords, listWords } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useUndo } from '../activity/undo.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { keyFilter, textFilter } from '../lists/filters.ts';
import { useList, useListAddress } from '../lists/useList.ts';
import { type ListWithViews, useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { exportCalls, facilityCalls } from '../loading/calls.ts';
import { useMoveOuts } from './useMoveOuts.ts';
import { useSaveFacility } from './useSaveFacility.ts';

/** Milliseconds that a changed filter waits (SHL-114). */
export const filterWait = 500;

const fields = {
  filter: keyFilter(FacilityFilterKeys),
  facility_number: textFilter,
  account_name: textFilter,
  corporate_group: textFilter,
  software: keyFilter(SoftwareKinds),
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
  const { loaded, values, matching, controls, reload, onFilterChange } = useList({
    call: facilityCalls.list,
    fields,
    place: useListAddress(fields),
    wait: filterWait,
    matching: facilitiesFilter,
    sortKeys: FacilitySortKeys,
  });
  const { toast, errorModal, logOnly } = useNotices();
  const undo = useUndo();
  const confirm = useConfirm();
  const table = useTablePreferences('facilities');
  const { exporting, startExport } = useFileExport('facilities', (error) =>
    logOnly(listWords.exporting.facilities, error),
  );

  async function handleDelete({ facility }: { facility: Facility }) {
    const { id, facility_number } = facility;
    if (!(await confirm(facilityWords.deleteQuestion(facility)))) return;
    try {
      const deleted = await facilityCalls.delete(id);
      const restored = facilityWords.restored(facility_number);
      toast(facilityWords.deleted(facility_number), undo(deleted, restored));
    } catch (error) {
      errorModal(error);
    }
    reload();
  }

  return {
    list: {
      ...controls,
      facilities: loaded,
      filters: values,
      filter: matching?.filter ?? null,
      softwareKinds: SoftwareKinds,
      exporting,
      table,
      views: useSavedViews(listWithViews, table),
      onFilterChange,
      onExport: () => startExport(() => exportCalls.facilities(matching ?? {})),
    },
    changes: {
      states: StateCodes,
      ...useSaveFacility(reload),
      onDelete: handleDelete,
      onMoveOutsConfirm: useMoveOuts(),
    },
  };
}

/** The filters as query parameters, without unknown keys. */
function facilitiesFilter(typed: Partial<Record<keyof typeof fields, string>>): FacilitiesFilter {
  const { filter, software, ...texts } = typed;
  const key = FacilityFilterKeys.find((one) => one === filter);
  const kind = SoftwareKinds.find((one) => one === software);
  return { ...texts, ...(key && { filter: key }), ...(kind && { software: kind }) };
}
