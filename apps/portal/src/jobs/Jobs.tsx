import { JobTray } from '@audit-letters/screens';
import { jobs, useJobs } from './jobs.ts';

/** The tray of this session's jobs. */
export const Jobs = () => (
  <JobTray jobs={useJobs()} onDismiss={({ job }) => jobs.dismiss(job.id)} />
);
