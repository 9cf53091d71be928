import type { ArchiveDates, FacilityStatsPage, FacilityStatsRow } from '@audit-letters/api-client';
import {
  type ArchiveChoice,
  type ArchiveDialogProps,
  counted,
  type Loadable,
  ready,
  shellWords,
} from '@audit-letters/screens';
import { useEffect, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { openDownload } from '../activity/downloads.ts';
import { jobs } from '../activity/jobs.ts';
import { useNotices } from '../activity/useNotices.ts';
import { archiveCalls, dueCalls, facilityCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { useCall } from '../loading/useCall.ts';
import { useExtras } from '../session/extras.ts';

interface Archiving {
  /** The props of the dialog while it is open. */
  dialog: Omit<ArchiveDialogProps, 'today'> | null;
  onOpen: (event: { facility: FacilityStatsRow }) => void;
}

interface ArchivingOptions {
  /** The facilities of the list. */
  facilities: Loadable<FacilityStatsPage>;
  /** Loads the list again: the dialog says how many tenants the facility has now. */
  reload: () => void;
}

/** Archives one facility at a time: proposed dates, the archive call, and the download of the backup. */
export function useArchiving({ facilities, reload }: ArchivingOptions): Archiving {
  const { errorModal, toast } = useNotices();
  const [opened, setOpened] = useState<FacilityStatsRow | null>(null);
  const rows = facilities.status === 'ready' ? facilities.data.data : [];
  const facility = rows.find(({ id }) => id === opened?.id) ?? opened;
  const { data, error, isMutating, trigger, reset } = useSWRMutation(
    'archive-dates',
    (_key, { arg: id }: { arg: number }) => archiveCalls.newDates(id),
    { throwOnError: false, onError: () => errorModal(archiveWords.datesMissing) },
  );
  // Dates that come after the page is left are not reported.
  useEffect(() => reset, [reset]);
  const hasExtras = useExtras();
  const due = useCall(dueCalls.list, facility && hasExtras ? [] : null);

  async function handleArchive({ id, facility_number }: FacilityStatsRow, choice: ArchiveChoice) {
    const { dates, skipLetterDates } = choice;
    const result = await saveResultOf(async () => {
      const address = await jobs.run({
        title: archiveWords.job.title(facility_number),
        work: async () => {
          if (hasExtras) await assertTenantCount(id, choice.tenantCount);
          const receipt = await archiveCalls.execute(id, dates, { skipLetterDates });
          return archiveCalls.downloadUrl(receipt.export_filename);
        },
        outcome: (href) => ({
          summary: archiveWords.job.summary,
          links: [{ label: archiveWords.job.backup, href }],
        }),
        failsElsewhere: () => true,
      });
      openDownload(address);
      toast(archiveWords.done(facility_number), {
        label: shellWords.download,
        onAction: () => openDownload(address),
      });
    });
    // A refusal may be about tenants that the list does not show yet.
    reload();
    if (!result.ok) errorModal(result.message);
    return result;
  }

  return {
    dialog: facility && {
      facility,
      due: due.data?.items.filter(
        ({ kind, letter_type, facility_id }) =>
          facility_id === facility.id &&
          kind !== 'tenants' &&
          // The new period gets its own dates. Letters that wait for a date are never printed.
          (kind !== 'dates' || letter_type !== null),
      ),
      dates: datesOf(facility.id),
      onDatesRequest: () => void trigger(facility.id),
      onArchive: (choice) => handleArchive(facility, choice),
      onClose: () => {
        reset();
        setOpened(null);
      },
    },
    onOpen: ({ facility }) => {
      setOpened(facility);
      reload();
    },
  };

  function datesOf(id: number): Loadable<ArchiveDates> {
    if (data) return ready(data);
    if (error === undefined || isMutating) return { status: 'loading' };
    return { status: 'failed', message: archiveWords.datesMissing, retry: () => void trigger(id) };
  }
}

/** Fails if the facility has another number of tenants than the user was told: an archive cannot be undone. */
async function assertTenantCount(id: number, told: number | undefined) {
  const { facility } = await facilityCalls.overview(id);
  if (told !== undefined && facility.tenant_count !== told)
    throw new Error(archiveWords.otherTenants(facility.facility_number, facility.tenant_count));
}

/** Messages about the archive of a facility's period. */
const archiveWords = {
  done: (facilityNumber: string) =>
    `Facility ${facilityNumber} has been archived. The backup is ready.`,
  otherTenants: (facilityNumber: string, count: number) =>
    `Facility ${facilityNumber} has ${counted(count, 'tenant')} now. Nothing was archived: go back and continue.`,
  /** Shown instead of the server's message (ARC-22). */
  datesMissing: 'Uh oh. Letter dates could not be pulled for this facility.',
  /** The archive as a job. */
  job: {
    title: (facilityNumber: string) => `Archive of ${facilityNumber}`,
    summary: 'Archived',
    backup: 'Backup',
  },
};
