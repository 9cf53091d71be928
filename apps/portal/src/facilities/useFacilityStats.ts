import { errorText, FacilityStatsSortKeys } from '@audit-letters/api-client';
import type { FacilityStatsListProps } from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';
import { useArchiving } from '../archives/useArchiving.ts';
import { choiceFilter } from '../lists/listFilters.ts';
import { listSort } from '../lists/listSort.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { useTablePreferences } from '../lists/useTablePreferences.ts';
import { toLoadable } from '../swr/loadable.ts';
import { useListCall } from '../swr/useListCall.ts';
import { useLoadError } from '../swr/useLoadError.ts';
import { facilityCalls } from './calls.ts';
import { filterWait, pageSize } from './useFacilities.ts';

// FAC-45 has no minimum length for these texts.
const fields = {
  facility_number: choiceFilter,
  prime_site_id: choiceFilter,
  account_name: choiceFilter,
};

/** The list of facility statistics, with the archiving of a facility. */
export function useFacilityStats(): Omit<FacilityStatsListProps, 'today'> {
  const list = useListState({ fields, wait: filterWait });
  const { order, inTable } = listSort(list, FacilityStatsSortKeys);
  const query = { ...list.filters, ...order, page: list.page, per_page: pageSize };
  const answer = useListCall(facilityCalls.stats, query);
  useExistingPage(answer.data?.pagination ?? null, list.onPageGone);
  const reload = () => void answer.mutate();
  const { errorModal, errorToast } = useNotices();
  useLoadError(answer.error, (error) => errorToast(errorText(error)));
  const table = useTablePreferences('facility-stats');
  const { exporting, startExport } = useFileExport();

  return {
    list: {
      facilities: toLoadable(answer),
      filters: list.values,
      filtered: Object.keys(list.filters).length > 0,
      exporting,
      table,
      ...inTable,
      onFilterChange: list.onFilterChange,
      onFiltersClear: list.reset,
      onPageChange: list.onPageChange,
      onRefresh: reload,
      onExport: () =>
        startExport({
          title: 'Export of facility stats',
          ask: () => exportCalls.facilityStats(),
          addressOf: exportCalls.facilityStatsUrl,
          onFailure: errorModal,
        }),
    },
    archive: useArchiving({ onArchived: reload }),
  };
}
