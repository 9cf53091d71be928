import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import { TooManyAttempts } from '../http/errors.ts';

/** Failures that count together, and how many of them are free of any delay. */
interface Counter {
  key: string;
  free: number;
}

/** After a quarter of an hour without a failure, everything before is forgotten. */
const memoryMs = 15 * 60_000;
const longestDelaySeconds = 60;

/**
 * What a failed sign-in counts against: the name as used from one address, so that nobody can hold
 * up somebody else, and the address with all names it tries. Kept as a hash: mistyped names are often
 * passwords.
 */
export function countersOf(username: string, address: string): Counter[] {
  return [
    { key: hashed(`name ${username.toLowerCase()} ${address}`), free: 4 },
    { key: hashed(`address ${address}`), free: 100 },
  ];
}

/** Seconds to wait after so many failures: doubling, never above a minute, never for ever. */
export function delayAfter(failures: number, free: number): number {
  return failures > free ? Math.min(2 ** (failures - free - 1), longestDelaySeconds) : 0;
}

/** Refuses an attempt that comes before its delay has passed; such an attempt does not count. */
export async function checkDelay(db: Db, counters: Counter[], now: Date): Promise<void> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .selectAll()
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .where('last_at', '>', new Date(now.getTime() - memoryMs))
    .execute();
  const waits = rows.map(({ key, failures, last_at }) => {
    const free = counters.find((counter) => counter.key === key)?.free ?? 0;
    return last_at.getTime() + delayAfter(failures, free) * 1000 - now.getTime();
  });
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw new TooManyAttempts(Math.ceil(wait / 1000));
}

export async function noteFailure(db: Db, counters: Counter[], now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - memoryMs);
  await db.deleteFrom('sign_in_failures').where('last_at', '<=', forgotten).execute();
  await db
    .insertInto('sign_in_failures')
    .values(counters.map(({ key }) => ({ key, failures: 1, last_at: now })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`sign_in_failures.failures + 1`,
        last_at: now,
      }),
    )
    .execute();
}

/** A right password makes the name's failures forgotten; the address keeps its count. */
export async function forgetFailures(db: Db, [name]: Counter[]): Promise<void> {
  if (name) await db.deleteFrom('sign_in_failures').where('key', '=', name.key).execute();
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
