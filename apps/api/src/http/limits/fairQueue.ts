import { type HttpError, TooMany } from '../errors.ts';

export interface QueueLimits {
  /** The number of calls that run at once. */
  concurrent: number;
  /** The number of calls that may wait for one caller. The server's connections limit those of all together. */
  waitingPerCaller?: number;
  /** The refusal of work beyond the limit. */
  refuse?: () => HttpError;
  /** Called with the numbers of running and waiting calls. */
  onChange?: ((running: number, waiting: number) => void) | undefined;
}

export interface QueueOptions {
  /** Waiting work leaves the queue when it aborts. */
  signal?: AbortSignal;
  /** Whether a caller without a waiting call comes before all others. */
  first?: boolean;
}

const retryAfterSeconds = 2;

/**
 * A bounded queue that serves the callers in rotation: one with many waiting attempts does not delay another.
 * Rejects work beyond the limit.
 */
export function fairQueue({
  concurrent,
  waitingPerCaller = 120,
  refuse = () => new TooMany(retryAfterSeconds),
  onChange = () => {},
}: QueueLimits) {
  let lines = new Map<string, (() => void)[]>();
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
    onChange(running, queued);
    start?.();
  }

  function leave(caller: string, waiter: () => void): boolean {
    const line = lines.get(caller);
    if (!line?.includes(waiter)) return false;
    const rest = line.filter((other) => other !== waiter);
    if (rest.length > 0) lines.set(caller, rest);
    else lines.delete(caller);
    queued -= 1;
    onChange(running, queued);
    return true;
  }

  function turn(caller: string, { signal, first }: QueueOptions): Promise<void> {
    signal?.throwIfAborted();
    const line = lines.get(caller) ?? [];
    if (running >= concurrent && line.length >= waitingPerCaller) throw refuse();
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        if (leave(caller, resolve)) reject(signal.reason);
      });
      if (first && line.length === 0) lines = new Map([[caller, [resolve]], ...lines]);
      else lines.set(caller, [...line, resolve]);
      queued += 1;
      onChange(running, queued);
      startNext();
    });
  }

  return async <T>(caller: string, work: () => Promise<T>, options: QueueOptions = {}) => {
    await turn(caller, options);
    try {
      return await work();
    } finally {
      running -= 1;
      onChange(running, queued);
      startNext();
    }
  };
}
