import { JobTray } from '@audit-letters/screens';
import { jobs, useJobs } from './jobs.ts';

/** The job tray of this session. */
export const Jobs = () => (
  <JobTray jobs={useJobs()} onDismiss={({ job }) => jobs.dismiss(job.id)} />
);
