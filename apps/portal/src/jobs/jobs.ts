import { AbortedError } from '@audit-letters/api-client';
import type { Job, JobLink, JobProgress } from '@audit-letters/screens';
import { useSyncExternalStore } from 'react';
import { errorText } from '../loading/errorText.ts';
import { session } from '../session/store.ts';

export interface JobOrder<Result> {
  /** What it is, such as 'Audit letters for D-1042'. */
  title: string;
  work: (job: {
    signal: AbortSignal;
    onProgress: (progress: JobProgress) => void;
  }) => Promise<Result>;
  /** What came of it, in a few words and with its files. */
  outcome: (result: Result) => { summary: string; links: readonly JobLink[] };
  /** It ends with the page: the browser asks before it is closed, and the reader may call it off. */
  endsWithPage?: boolean;
  /** The caller reports the failure, or only logs it. */
  failsElsewhere?: boolean;
}

interface Entry {
  job: Job;
  abort: AbortController;
  endsWithPage: boolean;
}

let entries: readonly Entry[] = [];
let shown: readonly Job[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Work that outlives the page it was ordered on. It lasts until it is dismissed, or someone else signs in. */
export const jobs = {
  list: () => shown,

  /** Does the work and keeps its result in the tray; the caller hears of it as of any other promise. */
  async run<Result>({
    title,
    work,
    outcome,
    endsWithPage = false,
    failsElsewhere = false,
  }: JobOrder<Result>): Promise<Result> {
    lastId += 1;
    const id = lastId;
    const abort = new AbortController();
    const running = (progress: JobProgress | null): Job => ({
      id,
      title,
      status: 'running',
      progress,
      cancel: endsWithPage ? () => abort.abort() : null,
    });
    publish([...entries, { job: running(null), abort, endsWithPage }]);
    try {
      const result = await work({
        signal: abort.signal,
        onProgress: (progress) => become(running(progress)),
      });
      become({ id, title, status: 'done', ...outcome(result) });
      return result;
    } catch (error) {
      if (failsElsewhere || error instanceof AbortedError) jobs.dismiss(id);
      else become({ id, title, status: 'failed', message: errorText(error) });
      throw error;
    }
  },

  dismiss: (id: number) => publish(entries.filter(({ job }) => job.id !== id)),

  /** What one user has made is not for the next: the work of the old one ends with the session. */
  forgetBetweenUsers() {
    let userId = session.get()?.user.id;
    window.addEventListener('beforeunload', (event) => {
      if (entries.some(isLost)) event.preventDefault();
    });
    return session.subscribe(() => {
      const nextId = session.get()?.user.id;
      if (nextId === userId) return;
      userId = nextId;
      const ended = entries;
      publish([]);
      for (const { abort } of ended) abort.abort();
    });
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useJobs = () => useSyncExternalStore(jobs.subscribe, jobs.list);

/** Closing the page would cut it off. */
const isLost = ({ job, endsWithPage }: Entry) => endsWithPage && job.status === 'running';

/** The newest state of a job, unless it has been dismissed. */
function become(job: Job) {
  publish(entries.map((entry) => (entry.job.id === job.id ? { ...entry, job } : entry)));
}

function publish(next: readonly Entry[]) {
  entries = next;
  shown = next.map(({ job }) => job);
  for (const listener of listeners) listener();
}
