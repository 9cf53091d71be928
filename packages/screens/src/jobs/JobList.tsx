import { IconButton, Progress } from '@audit-letters/ui';
import { CircleCheck, Download, OctagonAlert, X } from 'lucide-react';

/** A file produced by a job. */
export interface JobLink {
  /** The text of the link. */
  label: string;
  /** The address of the file. */
  href: string;
}

/** A long-running task and its result. */
export type Job = { id: number; title: string } & (
  | { status: 'running'; progress: JobProgress | null; cancel: (() => void) | null }
  | { status: 'done'; summary: string; links: readonly JobLink[] }
  | { status: 'failed'; message: string }
);

/** The progress of a job. */
export interface JobProgress {
  /** The finished part. */
  value: number;
  /** The whole. */
  max: number;
}

export interface JobListProps {
  /** The jobs of this session, oldest first. */
  jobs: readonly Job[];
  /** The user removes a finished job from the list. */
  onDismiss: (event: { job: Job }) => void;
}

/** The jobs of this session (imports, letters, exports, archives) with their results, latest first. */
export const JobList = ({ jobs, onDismiss }: JobListProps) => (
  <ul className="al-jobs-list">
    {jobs.toReversed().map((job) => (
      <JobRow key={job.id} job={job} onDismiss={onDismiss} />
    ))}
  </ul>
);

/** 'Jobs: 1 running, 2 done' */
export function jobsInWords(jobs: readonly Job[]): string {
  const count = (status: Job['status']) => jobs.filter((job) => job.status === status).length;
  const parts = (['running', 'done', 'failed'] as const).flatMap((status) =>
    count(status) > 0 ? [`${count(status)} ${status}`] : [],
  );
  return `Jobs: ${parts.join(', ')}`;
}

interface JobRowProps extends Pick<JobListProps, 'onDismiss'> {
  job: Job;
}

const JobRow = ({ job, onDismiss }: JobRowProps) => (
  <li className="al-job">
    {job.status === 'running' && (
      <div className="al-job-words">
        <Progress label={job.title} value={job.progress?.value} max={job.progress?.max} />
      </div>
    )}
    {job.status === 'done' && (
      <>
        <CircleCheck role="img" aria-label="Done" />
        <div className="al-job-words">
          <p className="al-job-title">{job.title}</p>
          <p>{job.summary}</p>
          {job.links.map(({ label, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener" className="al-job-link">
              <Download aria-hidden />
              {label}
            </a>
          ))}
        </div>
      </>
    )}
    {job.status === 'failed' && (
      <>
        <OctagonAlert role="img" aria-label="Failed" />
        <div className="al-job-words">
          <p className="al-job-title">{job.title}</p>
          <p>{job.message}</p>
        </div>
      </>
    )}
    {job.status === 'running' ? (
      job.cancel && (
        <IconButton size="small" label={`Cancel ${job.title}`} icon={<X />} onClick={job.cancel} />
      )
    ) : (
      <IconButton
        size="small"
        label={`Dismiss ${job.title}`}
        icon={<X />}
        onClick={() => onDismiss({ job })}
      />
    )}
  </li>
);
