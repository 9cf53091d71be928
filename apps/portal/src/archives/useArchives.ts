import { archiveFilename } from '@audit-letters/api-client';
import { ArchiveSortKeys, parseDay } from '@audit-letters/api-client/values';
import type { FacilityArchivesProps } from '@audit-letters/screens';
import { useList } from '../lists/useList.ts';
import { archiveCalls } from '../loading/calls.ts';

/** Milliseconds that a changed filter waits (SHL-114). */
const filterWait = 350;

const fields = {
  facility_number: {},
  letter_effective_date: { parse: (text: string) => parseDay(text) ?? undefined },
};

/** The archived periods. */
export function useArchives(): Omit<FacilityArchivesProps, 'today' | 'archiveHref'> {
  const { loaded, values, controls, onFilterChange } = useList({
    call: archiveCalls.list,
    fields,
    wait: filterWait,
    sortKeys: ArchiveSortKeys,
  });
  return {
    ...controls,
    archives: loaded,
    filters: {
      facility_number: values.facility_number,
      letter_effective_date: parseDay(values.letter_effective_date),
    },
    downloadHref: (archive) => archiveCalls.downloadUrl(archiveFilename(archive)),
    onFilterChange,
  };
}
