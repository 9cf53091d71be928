import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../database/engine.ts';
import { type HttpError, TooManyCalls } from '../errors.ts';

/** Counts the calls of each key within a time. All servers share the counts. */
export interface CallLimit {
  /** Counts a call and returns their number; rejects it beyond the limit. */
  count(key: string): Promise<number>;
  /** Rejects a call that `count` would reject, without counting it. */
  check(key: string): Promise<void>;
  /** Takes one call back. */
  takeBack(key: string): Promise<void>;
  /** Takes all calls back. */
  forget(key: string): Promise<void>;
}

interface Limit {
  name: string;
  calls: number;
  seconds: number;
  refuse?: (seconds: number) => HttpError;
}

export function callLimit(
  db: Db,
  { name, calls, seconds, refuse = (wait) => new TooManyCalls(wait) }: Limit,
): CallLimit {
  const limiter = new RateLimiterPostgres({
    // Without the names of prepared statements, which PgBouncer would not find in another session.
    storeClient: {
      async query({ text, values }: { text: string; values: unknown[] }) {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: calls,
    duration: seconds,
    // startup/housekeeping.ts deletes expired rows.
    clearExpiredByTimeout: false,
    // Further calls are refused without the database.
    inMemoryBlockOnConsumed: calls + 1,
  });

  /** Throws the refusal of a key, unless its time is longer than the limit: then the clock was put back. */
  async function refuseUntil(key: string, { msBeforeNext }: RateLimiterRes): Promise<void> {
    if (msBeforeNext <= seconds * 1000) throw refuse(Math.max(1, Math.ceil(msBeforeNext / 1000)));
    await limiter.delete(key);
  }

  async function count(key: string): Promise<number> {
    try {
      const { consumedPoints } = await limiter.consume(key);
      return consumedPoints;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await refuseUntil(key, refused);
      return count(key);
    }
  }

  return {
    count,
    async check(key) {
      const counted = await limiter.get(key);
      if (counted && counted.consumedPoints >= calls) await refuseUntil(key, counted);
    },
    async takeBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
