/** Messages about the archive of a facility's period. */
export const archiveWords = {
  done: (facilityNumber: string) =>
    `Facility ${facilityNumber} has been archived. The backup is ready.`,
  /** Shown instead of the server's message (ARC-22). */
  datesMissing: 'Uh oh. Letter dates could not be pulled for this facility.',
  /** The archive as a job. */
  job: {
    title: (facilityNumber: string) => `Archive of ${facilityNumber}`,
    summary: 'Archived',
    backup: 'Backup',
  },
};
