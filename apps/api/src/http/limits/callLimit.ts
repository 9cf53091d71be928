import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../database/engine.ts';
import { TooMany } from '../errors.ts';

interface Limit {
  name: string;
  calls: number;
  seconds: number;
}

/** The number of refused keys that a server keeps. */
const mostRefused = 10_000;

/** Counts the calls of each key within a time. All servers share the counts. */
export function callLimit(db: Db, { name, calls, seconds }: Limit) {
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
  });

  const refusedUntil = new Map<string, number>();

  /**
   * Rejects further calls of a key that this server has just refused, without the database. A time that is longer than
   * the limit refuses nothing: the clock was put back.
   */
  function checkRefused(key: string): void {
    const ms = (refusedUntil.get(key) ?? 0) - Date.now();
    if (ms > 0 && ms <= seconds * 1000) throw new TooMany(Math.ceil(ms / 1000));
  }

  /** Counts a call; rejects it beyond the limit. */
  async function count(key: string): Promise<void> {
    checkRefused(key);
    try {
      await limiter.consume(key);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      if (refusedUntil.size >= mostRefused) refusedUntil.clear();
      refusedUntil.set(key, Date.now() + rejection.msBeforeNext);
      checkRefused(key);
      await limiter.delete(key);
      await count(key);
    }
  }

  return {
    count,
    checkRefused,
    /** Takes one call back. */
    async takeBack(key: string) {
      refusedUntil.delete(key);
      await limiter.reward(key);
    },
    /** Takes all calls back. */
    async forget(key: string) {
      refusedUntil.delete(key);
      await limiter.delete(key);
    },
  };
}
