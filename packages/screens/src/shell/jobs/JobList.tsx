import { IconButton, Progress } from '@audit-letters/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point';
import X from 'lucide-react/icons/x';
import { FileLink } from '../../layout/FileLink.tsx';

/** A file produced by a job. */
export interface JobLink {
  /** The text of the link. */
  label: string;
  /** The address of the file. */
  href: string;
}

/** A long-running task and its result. */
export type Job = { id: number; title: string } & (
  | {
      status: 'running';
      progress: JobProgress | null;
      cancel: (() => void) | null;
    }
  | { status: 'done'; summary: string; links: readonly JobLink[] }
  | { status: 'failed'; message: string; links: readonly JobLink[] }
);

/** The progress of a job. */
export interface JobProgress {
  /** The finished part. */
  value: number;
  /** The whole. */
  max: number;
}

/** The reports and questions of a job's work. */
export interface JobControl {
  /** Aborts when the user cancels the job. */
  signal: AbortSignal;
  /** Shows how far the work is. */
  onProgress: (progress: JobProgress) => void;
}

export interface JobListProps {
  /** The jobs of this session, oldest first. */
  jobs: readonly Job[];
  /** The user removes a finished job from the list. */
  onDismiss: (event: { job: Job }) => void;
}

/** The jobs of this session (imports, letters, exports, archives) with their results, latest first. */
export const JobList = ({ jobs, onDismiss }: JobListProps) => (
  <ul className="al-lines">
    {jobs.toReversed().map((job) => (
      <JobRow key={job.id} job={job} onDismiss={onDismiss} />
    ))}
  </ul>
);

interface JobRowProps extends Pick<JobListProps, 'onDismiss'> {
  job: Job;
}

const JobRow = ({ job, onDismiss }: JobRowProps) => (
  <li className="al-job" tabIndex={-1}>
    {job.status === 'running' ? (
      <>
        <div className="al-job-words">
          <Progress label={job.title} value={job.progress?.value} max={job.progress?.max} />
        </div>
        {job.cancel && (
          <IconButton
            size="small"
            label={`Cancel ${job.title}`}
            icon={<X />}
            onClick={job.cancel}
          />
        )}
      </>
    ) : (
      <>
        {job.status === 'done' ? (
          <CircleCheck role="img" aria-label="Done" />
        ) : (
          <OctagonAlert role="img" aria-label="Failed" />
        )}
        <div className="al-job-words">
          <p>
            <strong>{job.title}</strong>
          </p>
          <p>{job.status === 'done' ? job.summary : job.message}</p>
          <JobLinks links={job.links} />
        </div>
        <IconButton
          size="small"
          label={`Dismiss ${job.title}`}
          icon={<X />}
          onClick={() => onDismiss({ job })}
        />
      </>
    )}
  </li>
);

const JobLinks = ({ links }: { links: readonly JobLink[] }) =>
  links.map(({ label, href }) => (
    <div key={href}>
      <FileLink href={href}>{label}</FileLink>
    </div>
  ));
