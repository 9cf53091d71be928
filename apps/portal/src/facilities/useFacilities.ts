import type { Facility } from '@audit-letters/api-client';
import { FacilitySortKeys } from '@audit-letters/api-client/values';
import {
  type ActiveFacilitiesProps,
  facilityFilters,
  facilityWords,
  listWords,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useSaves } from '../activity/useSaves.ts';
import { useList } from '../lists/useList.ts';
import { useSavedViews } from '../lists/useSavedViews.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { exportCalls, facilityCalls } from '../loading/calls.ts';
import { useExtras } from '../session/extras.ts';
import { useRole } from '../session/guard.ts';
import { useMoveOuts } from './useMoveOuts.ts';
import { useSaveFacility } from './useSaveFacility.ts';

/** Milliseconds that a changed filter waits (SHL-114). */
export const filterWait = 500;

const views = {
  list: 'facilities',
  fields: facilityFilters,
  leftOut: null,
  call: facilityCalls.list,
};

/** The list of active facilities, with the actions of staff. */
export function useFacilities(): Pick<ActiveFacilitiesProps, 'list' | 'changes'> {
  const { loaded, values, applied, controls, onFilterChange } = useList({
    call: facilityCalls.list,
    fields: facilityFilters,
    wait: filterWait,
    sortKeys: FacilitySortKeys,
  });
  const { logOnly } = useNotices();
  const { report } = useSaves();
  const confirm = useConfirm();
  const isAdmin = useRole() === 'admin';
  const hasExtras = useExtras();
  const table = useTablePreferences('facilities');
  const { exporting, startExport } = useFileExport('facilities', (error) =>
    logOnly(listWords.exporting.facilities, error),
  );

  async function handleDelete({ facility: listed }: { facility: Facility }) {
    // The list may be older than the last import. A facility that is gone is refused by the deletion.
    const stored = hasExtras ? await facilityCalls.overview(listed.id).catch(() => null) : null;
    const facility = stored?.facility ?? listed;
    const { id, facility_number } = facility;
    if (!(await confirm(facilityWords.deleteQuestion(facility, isAdmin)))) return;
    await report(() => facilityCalls.delete(id), {
      text: facilityWords.deleted(facility_number),
      undoneText: facilityWords.restored(facility_number),
    });
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
      onSave: useSaveFacility(),
      onDelete: handleDelete,
      onMoveOutsConfirm: useMoveOuts(),
    },
  };
}
