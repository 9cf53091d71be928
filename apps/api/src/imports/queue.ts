import { HttpError } from '../http/errors.ts';
import { fairQueue, type QueueLimits } from '../http/limits/fairQueue.ts';

/** The number of imports that run at once. */
export const IMPORTS_AT_ONCE = 2;
const WAITING_PER_USER = 2;
const RETRY_AFTER_SECONDS = 30;

/** Imports take turns (IMP-33). The users are served in rotation. */
export function importQueue(onChange?: QueueLimits['onChange']) {
  const unfinished = new Map<number, number>();
  const inTurn = fairQueue({
    concurrent: IMPORTS_AT_ONCE,
    waitingPerCaller: WAITING_PER_USER,
    refuse: tooMany,
    onChange,
  });
  return {
    /** Refuses the import, before its files arrive, if the user has too many unfinished ones. */
    async admit<T>(userId: number, work: () => Promise<T>) {
      const count = unfinished.get(userId) ?? 0;
      if (count >= IMPORTS_AT_ONCE + WAITING_PER_USER) throw tooMany();
      unfinished.set(userId, count + 1);
      try {
        return await work();
      } finally {
        const remaining = (unfinished.get(userId) ?? 1) - 1;
        if (remaining > 0) unfinished.set(userId, remaining);
        else unfinished.delete(userId);
      }
    },
    /** Waits for a turn. An import whose client disconnects leaves the queue. */
    inTurn: <T>(userId: number, work: () => Promise<T>, signal: AbortSignal) =>
      inTurn(String(userId), work, { signal }),
  };
}

const tooMany = () =>
  new HttpError(
    429,
    'Two of your imports are already waiting. Please wait until one of them is finished.',
    { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  );
