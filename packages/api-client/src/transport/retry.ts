import { timerDelay } from '../values/time.ts';
import { AbortedError, ApiError, ConnectionError, TimeoutError } from './errors.ts';

/** Whether the same call may succeed later: after connection errors, timeouts and 5xx responses. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Milliseconds before the first repetition; each further one waits twice as long. */
const firstWait = 500;

/** Repeats the work up to `times` times while its error is worth retrying. Waits as long as `Retry-After` says. */
export async function withRetries<T>(
  work: () => Promise<T>,
  { times, signal }: { times: number; signal?: AbortSignal | undefined },
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const retryAfter = error instanceof ApiError ? error.retryAfter : null;
      const mayRepeat = retryAfter !== null || isWorthRetrying(error);
      if (attempt >= times || !mayRepeat) throw error;
      await wait(retryAfter === null ? firstWait * 2 ** attempt : retryAfter * 1000, signal);
    }
  }
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError({ cause: signal.reason }));
    const abort = () => {
      clearTimeout(timer);
      reject(new AbortedError({ cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, timerDelay(milliseconds));
    signal?.addEventListener('abort', abort, { once: true });
  });
}
