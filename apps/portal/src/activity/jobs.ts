import { AbortedError, errorText } from '@audit-letters/api-client';
import {
  type Job,
  type JobControl,
  type JobLink,
  type JobProgress,
  type JobStop,
  shellWords,
} from '@audit-letters/screens';
import { create } from 'zustand';
import { session } from '../session/store.ts';
import { keptEntries } from './kept.ts';

export interface JobOutcome {
  summary: string;
  links: readonly JobLink[];
  /** The actions on the result. */
  followUp?: JobFollowUp | undefined;
}

/** A button in the result of a job. */
export interface JobFollowUp {
  label: string;
  /** Does the work, and returns the new summary with the next button; `null` if the user declined. */
  run: () => Promise<Pick<JobOutcome, 'summary' | 'followUp'> | null>;
}

export interface JobRequest<Result> {
  /** The title in the message panel, such as 'Audit letters for D-1042'. */
  title: string;
  work: (job: JobControl) => Promise<Result>;
  /** A short summary of the result, with links to its files. */
  outcome: (result: Result) => JobOutcome;
  /**
   * What to do after the page was closed or the session has ended before the work, which ends with them. The browser asks
   * before the page closes, and the user can cancel.
   */
  interrupted?: string;
  /** Whether the user can pause the work instead of cancelling it. */
  pausable?: boolean;
  /** Whether the caller reports a failure itself. */
  failsElsewhere?: boolean;
}

interface Entry {
  job: Job;
  abort: AbortController;
  interrupted?: string | undefined;
}

/** The jobs that have ended. After a reload their buttons are gone, and their links stay. */
const kept = keptEntries<Job>('jobs');
const keptOnes = (): Entry[] => kept.get().map((job) => ({ job, abort: new AbortController() }));
const useEntries = create<readonly Entry[]>(keptOnes);
useEntries.subscribe((entries) => kept.set(entries.flatMap((entry) => keptJob(entry) ?? [])));
let lastId = Math.max(0, ...useEntries.getState().map(({ job }) => job.id));

/** The data of a job that has ended, or as it is when its work is interrupted. */
export function keptJob({ job, interrupted }: Omit<Entry, 'abort'>): Job | null {
  if (job.status === 'failed') return job;
  if (job.status !== 'done') {
    const { id, title } = job;
    if (!interrupted) return null;
    const [summary, links] = job.status === 'paused' ? [`${job.summary}. `, job.links] : ['', []];
    return { id, title, status: 'failed', message: summary + interrupted, links };
  }
  const { action: _action, ...result } = job;
  return result;
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
    pausable = false,
    failsElsewhere = false,
  }: JobRequest<Result>): Promise<Result> {
    lastId += 1;
    const id = lastId;
    const abort = new AbortController();
    let progress: JobProgress | null = null;
    let pauseAsked = false;
    const running = (): Job => ({
      id,
      title,
      status: 'running',
      progress: pauseAsked && progress ? { ...progress, words: shellWords.pauses } : progress,
      cancel: interrupted && !pausable ? () => abort.abort() : null,
      pause: pausable && !pauseAsked ? () => askPause(true) : null,
    });
    function askPause(asked: boolean) {
      pauseAsked = asked;
      updateJob(running());
    }
    const hold = (stop: JobStop) =>
      new Promise<'resume' | 'end'>((resolve, reject) => {
        const leave = (choice: 'resume' | 'end') => {
          askPause(false);
          resolve(choice);
        };
        abort.signal.addEventListener('abort', () => reject(new AbortedError()));
        updateJob({
          id,
          title,
          status: 'paused',
          ...stop,
          onResume: () => leave('resume'),
          onEnd: () => leave('end'),
        });
      });
    useEntries.setState([...useEntries.getState(), { job: running(), abort, interrupted }], true);
    try {
      const result = await work({
        signal: abort.signal,
        onProgress: (next) => {
          progress = next;
          updateJob(running());
        },
        isPauseAsked: () => pauseAsked,
        hold,
      });
      showDone({ id, title }, outcome(result));
      return result;
    } catch (error) {
      if (failsElsewhere || error instanceof AbortedError) jobs.dismiss(id);
      else updateJob({ id, title, status: 'failed', message: errorText(error), links: [] });
      throw error;
    }
  },

  dismiss: (id: number) =>
    useEntries.setState(
      useEntries.getState().filter(({ job }) => job.id !== id),
      true,
    ),

  /** Aborts and removes all jobs when the user changes. A user whose session had ended finds the ended ones again. */
  clearOnUserChange() {
    window.addEventListener('beforeunload', (event) => {
      if (useEntries.getState().some(isLost)) event.preventDefault();
    });
    session.onUserChange(() => {
      const ended = useEntries.getState();
      useEntries.setState(keptOnes(), true);
      for (const { abort } of ended) abort.abort();
    });
  },
};

export const useJobs = (): Job[] => useEntries().map(({ job }) => job);

/** Shows the result of a job with its button. */
function showDone(of: Pick<Job, 'id' | 'title'>, outcome: JobOutcome, problem?: string) {
  const { summary, links, followUp } = outcome;
  const show = (busy: boolean) =>
    updateJob({
      ...of,
      status: 'done',
      summary,
      links,
      action: followUp && {
        label: followUp.label,
        busy,
        ...(problem && !busy && { problem }),
        onAction: () => void act(followUp),
      },
    });
  async function act({ run }: JobFollowUp) {
    show(true);
    try {
      showDone(of, { ...outcome, ...(await run()) });
    } catch (error) {
      showDone(of, outcome, errorText(error));
    }
  }
  show(false);
}

/** Whether closing the page would abort the job. */
const isLost = ({ job, interrupted }: Entry) =>
  interrupted !== undefined && (job.status === 'running' || job.status === 'paused');

/** Replaces the state of a job unless it was dismissed. */
function updateJob(job: Job) {
  useEntries.setState(
    useEntries.getState().map((entry) => (entry.job.id === job.id ? { ...entry, job } : entry)),
    true,
  );
}
