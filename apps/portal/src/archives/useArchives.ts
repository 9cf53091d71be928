import { ArchiveSortKeys, archiveFilename, parseDay } from '@audit-letters/api-client';
import type { FacilityArchivesProps } from '@audit-letters/screens';
import { choiceFilter } from '../lists/listFilters.ts';
import { listSort } from '../lists/listSort.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { toLoadable } from '../swr/loadable.ts';
import { useListCall } from '../swr/useListCall.ts';
import { archiveCalls } from './calls.ts';

/** Rows of a page, and the milliseconds that a changed filter waits (ARC-28, ARC-3). */
const pageSize = 100;
const filterWait = 350;

const fields = { facility_number: choiceFilter, letter_effective_date: choiceFilter };

/** The archived periods. */
export function useArchives(): Omit<FacilityArchivesProps, 'today'> {
  const list = useListState({ fields, wait: filterWait });
  const { order, inTable } = listSort(list, ArchiveSortKeys);
  const query = { ...list.filters, ...order, page: list.page, per_page: pageSize };
  const answer = useListCall(archiveCalls.list, query);
  useExistingPage(answer.data?.pagination ?? null, list.onPageGone);
  return {
    archives: toLoadable(answer),
    filters: {
      facility_number: list.values.facility_number,
      letter_effective_date: parseDay(list.values.letter_effective_date),
    },
    filtered: Object.keys(list.filters).length > 0,
    downloadHref: (archive) => archiveCalls.downloadUrl(archiveFilename(archive)),
    ...inTable,
    onFilterChange: list.onFilterChange,
    onFiltersClear: list.reset,
    onPageChange: list.onPageChange,
    onRefresh: () => void answer.mutate(),
  };
}
