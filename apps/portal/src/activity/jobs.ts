import { AbortedError, errorText } from '@audit-letters/api-client';
import type { Job, JobControl, JobLink, JobProgress } from '@audit-letters/screens';
import { create } from 'zustand';
import { keptEntries } from '../session/kept.ts';
import { session } from '../session/store.ts';

interface JobOutcome {
  summary: string;
  links: readonly JobLink[];
}

export interface JobRequest<Result> {
  /** The title in the message panel, such as 'Audit letters for D-1042'. */
  title: string;
  work: (job: JobControl) => Promise<Result>;
  /** A short summary of the result, with links to its files. */
  outcome: (result: Result) => JobOutcome;
  /** What to do after the page was closed or the session has ended before the answer. */
  interrupted?: string;
  /** Whether the work ends with the page. The browser asks before the page closes, and the user can cancel. */
  cancellable?: boolean;
  /** Whether the caller reports this failure itself. */
  failsElsewhere?: (error: unknown) => boolean;
}

interface Entry {
  job: Job;
  abort: AbortController;
  interrupted?: string | undefined;
}

/** The jobs that have ended. They stay over a reload. */
const storedJobs = keptEntries<Job>('jobs');
const keptOnes = (): Entry[] =>
  storedJobs.get().map((job) => ({ job, abort: new AbortController() }));
const useEntries = create<readonly Entry[]>(keptOnes);
useEntries.subscribe((entries) => storedJobs.set(entries.flatMap((entry) => keptJob(entry) ?? [])));
let lastId = Math.max(0, ...useEntries.getState().map(({ job }) => job.id));

/** The data of a job that has ended, or as it is when its work is interrupted. */
export function keptJob({ job, interrupted }: Omit<Entry, 'abort'>): Job | null {
  if (job.status !== 'running') return job;
  const { id, title } = job;
  return interrupted ? { id, title, status: 'failed', message: interrupted, links: [] } : null;
}

/** Work that continues when the user opens another page. A job stays until it is dismissed or the user changes. */
export const jobs = {
  list: () => useEntries.getState().map(({ job }) => job),

  /** Runs the work, shows it in the message panel, and settles like the promise of the work. */
  async run<Result>({
    title,
    work,
    outcome,
    interrupted,
    cancellable = false,
    failsElsewhere = () => false,
  }: JobRequest<Result>): Promise<Result> {
    lastId += 1;
    const id = lastId;
    const abort = new AbortController();
    let progress: JobProgress | null = null;
    const running = (): Job => ({
      id,
      title,
      status: 'running',
      progress,
      cancel: cancellable ? () => abort.abort() : null,
    });
    useEntries.setState([...useEntries.getState(), { job: running(), abort, interrupted }], true);
    try {
      const result = await work({
        signal: abort.signal,
        onProgress: (next) => {
          progress = next;
          updateJob(running());
        },
      });
      updateJob({ id, title, status: 'done', ...outcome(result) });
      return result;
    } catch (error) {
      if (failsElsewhere(error) || error instanceof AbortedError) jobs.dismiss(id);
      else updateJob({ id, title, status: 'failed', message: errorText(error), links: [] });
      throw error;
    }
  },

  dismiss: (id: number) =>
    useEntries.setState(
      useEntries.getState().filter(({ job }) => job.id !== id),
      true,
    ),

  /** Removes the links to deleted files from the jobs that have ended. */
  forgetFiles(isDeleted: (href: string) => boolean) {
    for (const { job } of useEntries.getState())
      if (job.status !== 'running')
        updateJob({ ...job, links: job.links.filter(({ href }) => !isDeleted(href)) });
  },

  /** Aborts and removes all jobs when the user changes. A user whose session had ended finds the ended ones again. */
  clearOnUserChange() {
    window.addEventListener('beforeunload', (event) => {
      if (useEntries.getState().some(isLost)) event.preventDefault();
    });
    session.onUserChange(() => {
      const finishedJobs = useEntries.getState();
      useEntries.setState(keptOnes(), true);
      for (const { abort } of finishedJobs) abort.abort();
    });
  },
};

export const useJobs = (): Job[] => useEntries().map(({ job }) => job);

/** Whether closing the page would abort the job. */
const isLost = ({ job }: Entry) => job.status === 'running' && job.cancel !== null;

/** Replaces the state of a job unless it was dismissed. */
function updateJob(job: Job) {
  useEntries.setState(
    useEntries.getState().map((entry) => (entry.job.id === job.id ? { ...entry, job } : entry)),
    true,
  );
}
