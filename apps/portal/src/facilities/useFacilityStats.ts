import { errorText, FacilityStatsSortKeys } from '@audit-letters/api-client';
import { listWords } from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useArchiving } from '../archives/useArchiving.ts';
import { choiceFilter } from '../lists/filters.ts';
import { useList, useListAddress } from '../lists/useList.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { useLoadError } from '../loading/useCall.ts';
import { facilityCalls } from './calls.ts';
import { filterWait } from './useFacilities.ts';

// FAC-45 has no minimum length for these texts.
const fields = {
  facility_number: choiceFilter,
  prime_site_id: choiceFilter,
  account_name: choiceFilter,
};

/** The list of facility statistics, with the archiving of a facility. */
export function useFacilityStats() {
  const { response, loaded, values, controls, reload, onFilterChange } = useList({
    call: facilityCalls.stats,
    fields,
    place: useListAddress(fields),
    wait: filterWait,
    matching: (filters) => filters,
    sortKeys: FacilityStatsSortKeys,
  });
  const { errorModal, errorToast } = useNotices();
  useLoadError(response.error, (error) => errorToast(errorText(error)));
  const table = useTablePreferences('facility-stats');
  const { exporting, startExport } = useFileExport({
    title: listWords.exportJob.titles.facilityStats,
    addressOf: exportCalls.facilityStatsUrl,
    onFailure: errorModal,
  });

  return {
    list: {
      ...controls,
      facilities: loaded,
      filters: values,
      exporting,
      table,
      onFilterChange,
      onExport: () => startExport(exportCalls.facilityStats),
      onPrint: () => window.print(),
    },
    archive: useArchiving({ onArchived: reload }),
  };
}
