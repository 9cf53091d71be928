import { Button, IconButton, Progress } from '@audit-letters/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import Download from 'lucide-react/icons/download';
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point';
import Pause from 'lucide-react/icons/pause';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';

/** A file produced by a job. */
export interface JobLink {
  /** The text of the link. */
  label: string;
  /** The address of the file. */
  href: string;
  /** The file is gone, because its letters were taken back. */
  takenBack?: boolean;
}

/** A long-running task and its result. */
export type Job = { id: number; title: string } & (
  | {
      status: 'running';
      progress: JobProgress | null;
      cancel: (() => void) | null;
      pause?: (() => void) | null;
    }
  | ({ status: 'paused' } & JobStop & { onResume: () => void; onEnd: () => void })
  | ({ status: 'done'; summary: string; links: readonly JobLink[] } & {
      action?: JobAction | undefined;
    })
  | { status: 'failed'; message: string; links: readonly JobLink[] }
);

/** A button in the result of a job. */
interface JobAction {
  /** The name of the button. */
  label: string;
  /** The action is in progress. */
  busy: boolean;
  /** Why it failed. */
  problem?: string;
  /** The user presses the button. */
  onAction: () => void;
}

/** Why a job waits for the user, and what it has produced. */
export interface JobStop {
  /** The work done so far. */
  summary: string;
  /** The files so far. */
  links: readonly JobLink[];
  /** The error that stopped the job; `null` if the user paused it. */
  error: string | null;
  /** The name of the button that continues. */
  resumeLabel: string;
}

/** The progress of a job. */
export interface JobProgress {
  /** The finished part. */
  value: number;
  /** The whole. */
  max: number;
  /** The progress in words, such as '2 of 4 batches'. */
  words?: string;
}

/** The reports and questions of a job's work. */
export interface JobControl {
  /** Aborts when the user cancels the job. */
  signal: AbortSignal;
  /** Shows how far the work is. */
  onProgress: (progress: JobProgress) => void;
  /** Whether the user asked for a pause. */
  isPauseAsked: () => boolean;
  /** Shows the job as paused until the user continues or ends it. */
  hold: (stop: JobStop) => Promise<'resume' | 'end'>;
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

interface JobRowProps extends Pick<JobListProps, 'onDismiss'> {
  job: Job;
}

const JobRow = ({ job, onDismiss }: JobRowProps) => (
  <li className="al-job" tabIndex={-1}>
    {job.status === 'running' && (
      <div className="al-job-words">
        <Progress label={job.title} value={job.progress?.value} max={job.progress?.max} />
        {job.progress?.words && <p>{job.progress.words}</p>}
      </div>
    )}
    {job.status === 'done' && (
      <>
        <CircleCheck role="img" aria-label="Done" />
        <div className="al-job-words">
          <p className="al-job-title">{job.title}</p>
          <p aria-live="polite">{job.summary}</p>
          <JobLinks links={job.links} />
          {job.action && <JobButton {...job.action} />}
        </div>
      </>
    )}
    {job.status === 'paused' && <PausedJob {...job} />}
    {job.status === 'failed' && (
      <>
        <OctagonAlert role="img" aria-label="Failed" />
        <div className="al-job-words">
          <p className="al-job-title">{job.title}</p>
          <p>{job.message}</p>
          <JobLinks links={job.links} />
        </div>
      </>
    )}
    {job.status === 'running' && job.cancel && (
      <IconButton size="small" label={`Cancel ${job.title}`} icon={<X />} onClick={job.cancel} />
    )}
    {job.status === 'running' && job.pause && (
      <IconButton
        size="small"
        label={`Pause ${job.title}`}
        icon={<Pause />}
        onClick={focusRowAnd(job.pause)}
      />
    )}
    {(job.status === 'done' || job.status === 'failed') && (
      <IconButton
        size="small"
        label={`Dismiss ${job.title}`}
        icon={<X />}
        onClick={() => onDismiss({ job })}
      />
    )}
  </li>
);

/** One button for an action and its undo, so that it keeps the focus. */
const JobButton = ({ label, busy, problem, onAction }: JobAction) => (
  <>
    {problem && <p role="alert">{problem}</p>}
    <div className="al-job-actions">
      <Button size="small" loading={busy} onClick={onAction}>
        {label}
      </Button>
    </div>
  </>
);

/** A job that waits until the user continues or ends it. */
const PausedJob = ({
  title,
  summary,
  links,
  error,
  resumeLabel,
  onResume,
  onEnd,
}: Extract<Job, { status: 'paused' }>) => (
  <>
    {error === null ? (
      <CirclePause role="img" aria-label="Paused" />
    ) : (
      <OctagonAlert role="img" aria-label="Stopped" />
    )}
    <div className="al-job-words">
      <p className="al-job-title">{title}</p>
      {error !== null && <p>{error}</p>}
      <p>{summary}</p>
      <JobLinks links={links} />
      <div className="al-job-actions">
        <Button size="small" onClick={focusRowAnd(onResume)}>
          {resumeLabel}
        </Button>
        <Button size="small" onClick={focusRowAnd(onEnd)}>
          End Here
        </Button>
      </div>
    </div>
  </>
);

/** The pressed button disappears, so its row gets the focus. */
const focusRowAnd = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest('li')?.focus();
  action();
};

const JobLinks = ({ links }: { links: readonly JobLink[] }) =>
  links.map(({ label, href, takenBack }) =>
    takenBack ? (
      <p key={href}>{label} (taken back)</p>
    ) : (
      <a key={href} href={href} target="_blank" rel="noopener" className="al-job-link">
        <Download aria-hidden />
        {label}
      </a>
    ),
  );
