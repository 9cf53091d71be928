import type { Job, JobLink } from '../../jobs/JobList.tsx';

/** Whether an address is that of a batch that was taken back. A mail merge is named after its letters (LET-103). */
export const isTakenBack = (href: string, fileNames: readonly string[]): boolean =>
  fileNames.some((name) => href.includes(encodeURIComponent(name.replace(/\.pdf$/, ''))));

/** The job without the addresses of files that were taken back. */
export function withTakenBack(job: Job, fileNames: readonly string[]): Job {
  if (!('links' in job) || !job.links.some(({ href }) => isTakenBack(href, fileNames))) return job;
  const links = job.links.map(
    (link): JobLink => ({ ...link, takenBack: isTakenBack(link.href, fileNames) }),
  );
  return { ...job, links };
}
