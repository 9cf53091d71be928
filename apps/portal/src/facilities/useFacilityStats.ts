import { errorText } from '@audit-letters/api-client';
import { FacilityStatsSortKeys } from '@audit-letters/api-client/values';
import { facilityStatsFilters } from '@audit-letters/screens';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useList } from '../lists/useList.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { exportCalls, facilityCalls } from '../loading/calls.ts';
import { useLoadError } from '../loading/useCall.ts';
import { filterWait } from './useFacilities.ts';

/** The list of facility statistics. */
export function useFacilityStats() {
  const { response, loaded, values, controls, onFilterChange } = useList({
    call: facilityCalls.stats,
    fields: facilityStatsFilters,
    wait: filterWait,
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
