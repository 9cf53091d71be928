import type { ArchiveDates, FacilityStatsRow } from '@audit-letters/api-client';
import type { ArchiveChoice, FacilityArchiving, Loadable } from '@audit-letters/screens';
import { ready } from '@audit-letters/screens';
import { useRef, useState } from 'react';
import { jobs } from '../activity/jobs.ts';
import { openDownload } from '../activity/openDownload.ts';
import { useNotices } from '../activity/useNotices.ts';
import { saveResultOf } from '../swr/saveResult.ts';
import { archiveCalls } from './calls.ts';

// ARC-22: the dialog shows this sentence instead of the server's message.
const datesMissing = 'Uh oh. Letter dates could not be pulled for this facility.';

/** Archives one facility at a time: proposed dates, the archive call, and the download of the backup. */
export function useArchiving({ onArchived }: { onArchived: () => void }): FacilityArchiving {
  const { errorModal, toast } = useNotices();
  const [facility, setFacility] = useState<FacilityStatsRow | null>(null);
  const [dates, setDates] = useState<Loadable<ArchiveDates>>({ status: 'loading' });
  /** The open dialog; responses for other dialogs are ignored. */
  const opened = useRef(0);

  async function loadDates(id: number) {
    const asking = opened.current;
    const tell = (next: Loadable<ArchiveDates>) => asking === opened.current && setDates(next);
    tell({ status: 'loading' });
    try {
      tell(ready(await archiveCalls.newDates(id)));
    } catch {
      if (asking === opened.current) errorModal(datesMissing);
      tell({ status: 'failed', message: datesMissing, retry: () => void loadDates(id) });
    }
  }

  async function handleArchive({ id, facility_number }: FacilityStatsRow, choice: ArchiveChoice) {
    const { dates, skipLetterDates } = choice;
    const result = await saveResultOf(async () => {
      const address = await jobs.run({
        title: `Archive of ${facility_number}`,
        work: async () => {
          const receipt = await archiveCalls.execute(id, dates, { skipLetterDates });
          return archiveCalls.downloadUrl(receipt.export_filename);
        },
        outcome: (href) => ({ summary: 'Archived', links: [{ label: 'Backup', href }] }),
        failsElsewhere: true,
      });
      openDownload(address);
      toast(`Facility ${facility_number} has been archived. The backup is ready.`, {
        label: 'Download',
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
      dates,
      onDatesRequest: () => void loadDates(facility.id),
      onArchive: (choice) => handleArchive(facility, choice),
      onClose: () => setFacility(null),
    },
    onOpen: ({ facility }) => {
      opened.current += 1;
      setDates({ status: 'loading' });
      setFacility(facility);
    },
  };
}
