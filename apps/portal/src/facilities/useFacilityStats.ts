import { errorText, FacilityStatsSortKeys } from '@audit-letters/api-client';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { choiceFilter } from '../lists/filters.ts';
import { useList, useListAddress } from '../lists/useList.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { exportCalls, facilityCalls } from '../loading/calls.ts';
import { useLoadError } from '../loading/useCall.ts';
import { filterWait } from './useFacilities.ts';

// FAC-45 has no minimum length for these texts.
const fields = {
  facility_number: choiceFilter,
  prime_site_id: choiceFilter,
  account_name: choiceFilter,
};

/** The list of facility statistics. */
export function useFacilityStats() {
  const { response, loaded, values, controls, onFilterChange } = useList({
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
  const { exporting, startExport } = useFileExport('facilityStats', errorModal);

  return {
    ...controls,
    facilities: loaded,
    filters: values,
    exporting,
    table,
    onFilterChange,
    onExport: () => startExport(exportCalls.facilityStats),
    onPrint: () => window.print(),
  };
}
