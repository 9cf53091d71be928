import type { FacilityStatsRow } from '@audit-letters/api-client';
import {
  type ArchiveChoice,
  archiveWords,
  type FacilityArchiving,
  shellWords,
} from '@audit-letters/screens';
import { useState } from 'react';
import { openDownload } from '../activity/downloads.ts';
import { jobs } from '../activity/jobs.ts';
import { useNotices } from '../activity/useNotices.ts';
import { dueCalls } from '../home/calls.ts';
import { toLoadable } from '../swr/loadable.ts';
import { saveResultOf } from '../swr/saveResult.ts';
import { askedOnce, asRecord } from '../swr/swr.ts';
import { useCall } from '../swr/useCall.ts';
import { archiveCalls } from './calls.ts';

/** Archives one facility at a time: proposed dates, the archive call, and the download of the backup. */
export function useArchiving({ onArchived }: { onArchived: () => void }): FacilityArchiving {
  const { errorModal, toast } = useNotices();
  const [facility, setFacility] = useState<FacilityStatsRow | null>(null);
  /** Grows with each request for dates, so that a dialog never shows those of an earlier one. */
  const [requests, setRequests] = useState(0);
  const [asks, setAsks] = useState(false);
  const response = useCall(newDates, facility && asks ? [facility.id, requests] : null, {
    ...asRecord,
    ...askedOnce,
    onError: () => errorModal(archiveWords.datesMissing),
  });
  const dates = toLoadable(response);
  const due = useCall(dueCalls.list, facility && []);

  async function handleArchive({ id, facility_number }: FacilityStatsRow, choice: ArchiveChoice) {
    const { dates, skipLetterDates } = choice;
    const result = await saveResultOf(async () => {
      const address = await jobs.run({
        title: archiveWords.job.title(facility_number),
        work: async () => {
          const receipt = await archiveCalls.execute(id, dates, { skipLetterDates });
          return archiveCalls.downloadUrl(receipt.export_filename);
        },
        outcome: (href) => ({
          summary: archiveWords.job.summary,
          links: [{ label: archiveWords.job.backup, href }],
        }),
        failsElsewhere: true,
      });
      openDownload(address);
      toast(archiveWords.done(facility_number), {
        label: shellWords.download,
        onAction: () => openDownload(address),
      });
      onArchived();
    });
    if (!result.ok) errorModal(result.message);
    return result;
  }

  return {
    dialog: facility && {
      facility,
      due: due.data?.items.filter(
        ({ kind, facility_id }) =>
          facility_id === facility.id && kind !== 'dates' && kind !== 'tenants',
      ),
      dates: dates.status === 'failed' ? { ...dates, message: archiveWords.datesMissing } : dates,
      onDatesRequest: () => setAsks(true),
      onArchive: (choice) => handleArchive(facility, choice),
      onClose: () => setFacility(null),
    },
    onOpen: ({ facility }) => {
      setAsks(false);
      setRequests((count) => count + 1);
      setFacility(facility);
    },
  };
}

/** The number of the request is part of the cache key. */
const newDates = (id: number, _request: number) => archiveCalls.newDates(id);
