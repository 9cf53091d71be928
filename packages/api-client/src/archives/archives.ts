import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';
import type { ArchiveDates, ArchivedFacility, ArchivesQuery } from './contract.ts';
import { archiveDates, archiveReceipt, archivesPage } from './entities.ts';

/** Facilities at the end of a period, by the facility's id. */
export const createArchiveCalls = ({ call, fileUrl }: Transport) => ({
  /** GET /api/facility-archives */
  list: (query: ArchivesQuery = {}, options?: CallOptions) =>
    call('GET', '/api/facility-archives', { query, read: archivesPage, ...options }),

  /** GET /api/facility-archives/{id}/new-dates */
  newDates: (facilityId: number, options?: CallOptions) =>
    call('GET', path`/api/facility-archives/${facilityId}/new-dates`, {
      read: archiveDates,
      fallback: 'Uh oh. Letter dates could not be pulled for this facility.',
      ...options,
    }),

  /** POST /api/facility-archives/{id}/execute. Cannot be undone. */
  execute: (
    facilityId: number,
    dates: ArchiveDates,
    { skipLetterDates, ...options }: CallOptions & { skipLetterDates?: boolean } = {},
  ) =>
    call('POST', path`/api/facility-archives/${facilityId}/execute`, {
      form: {
        letter_effective_date: dates.letter_effective_date,
        initial_letter_date: dates.initial_letter_date,
        follow_up_letter_date: dates.follow_up_letter_date,
        skip_letter_dates: skipLetterDates || undefined,
      },
      read: archiveReceipt,
      ...options,
    }),

  /** GET /api/facility-archives/download-export; the browser opens this address */
  downloadUrl: (filename: string) =>
    fileUrl('/api/facility-archives/download-export', { filename }),
});

export interface ArchiveCalls extends ReturnType<typeof createArchiveCalls> {}

/** The file name of an archived period. If the server does not send one, it follows ARC-19. */
export const archiveFilename = (
  archive: Pick<
    ArchivedFacility,
    'facility_number' | 'prime_site_id' | 'letter_effective_date' | 'filename'
  >,
) =>
  archive.filename ||
  `${archive.facility_number}_${archive.prime_site_id ?? ''}_${archive.letter_effective_date ?? ''}.xlsx`;
