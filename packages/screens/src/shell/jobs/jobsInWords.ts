import type { Job } from './JobList.tsx';

/** 'Jobs: 1 running, 2 done' */
export function jobsInWords(jobs: readonly Job[]): string {
  const count = (status: Job['status']) => jobs.filter((job) => job.status === status).length;
  const parts = (['running', 'done', 'failed'] as const).flatMap((status) =>
    count(status) > 0 ? [`${count(status)} ${status}`] : [],
  );
  return `Jobs: ${parts.join(', ')}`;
}
