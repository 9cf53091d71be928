import { TooManyAttempts } from '../../http/errors.ts';

export interface QueueLimits {
  /** How many run at once. */
  concurrent: number;
  /** How many may wait for one caller, and for all callers together. */
  waitingPerCaller: number;
  waiting: number;
}

/** Runs work of several callers in turn. */
export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

const retryAfterSeconds = 2;

/**
 * A bounded queue that serves the callers in rotation: one with many waiting attempts does not delay another.
 * Rejects work beyond the limits.
 */
export function fairQueue({ concurrent, waitingPerCaller, waiting }: QueueLimits): FairQueue {
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let queued = 0;

  function startNext() {
    const [first] = lines;
    if (!first || running >= concurrent) return;
    const [caller, [start, ...rest]] = first;
    lines.delete(caller);
    if (rest.length > 0) lines.set(caller, rest);
    running += 1;
    queued -= 1;
    start?.();
  }

  function turn(caller: string): Promise<void> {
    const line = lines.get(caller) ?? [];
    const mustWait = running >= concurrent;
    if (mustWait && (queued >= waiting || line.length >= waitingPerCaller)) {
      throw new TooManyAttempts(retryAfterSeconds);
    }
    return new Promise((resolve) => {
      lines.set(caller, [...line, resolve]);
      queued += 1;
      startNext();
    });
  }

  return async (caller, work) => {
    await turn(caller);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
