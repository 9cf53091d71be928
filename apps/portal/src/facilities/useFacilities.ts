import type { Facility } from '@audit-letters/api-client';
import { FacilitySortKeys } from '@audit-letters/api-client/values';
import {
  type ActiveFacilitiesProps,
  facilityFilters,
  facilityWords,
  listWords,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useUndo } from '../activity/undo.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useList } from '../lists/useList.ts';
import { listWithViews, useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { exportCalls, facilityCalls } from '../loading/calls.ts';
import { useMoveOuts } from './useMoveOuts.ts';
import { useSaveFacility } from './useSaveFacility.ts';

/** Milliseconds that a changed filter waits (SHL-114). */
export const filterWait = 500;

const views = listWithViews({
  list: 'facilities',
  fields: facilityFilters,
  leftOut: null,
  call: facilityCalls.list,
});

/** The list of active facilities, with the actions of staff. */
export function useFacilities(): Pick<ActiveFacilitiesProps, 'list' | 'changes'> {
  const { loaded, values, applied, controls, reload, onFilterChange } = useList({
    call: facilityCalls.list,
    fields: facilityFilters,
    wait: filterWait,
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
      filter: applied.filter ?? null,
      exporting,
      table,
      views: useSavedViews(views, table),
      onFilterChange,
      onExport: () => startExport(() => exportCalls.facilities(applied)),
    },
    changes: {
      ...useSaveFacility(reload),
      onDelete: handleDelete,
      onMoveOutsConfirm: useMoveOuts(),
    },
  };
}
