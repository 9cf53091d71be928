import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import { TooManyAttempts } from '../http/errors.ts';

/** A count of failed sign-ins. The first `free` ones cause no delay. */
interface Counter {
  key: string;
  free: number;
}

/** A count expires after this time without a failure. */
const memoryMs = 15 * 60_000;
const longestDelaySeconds = 60;

/**
 * The counters of a sign-in: the username at one IP address, so that nobody can delay another user, and the address
 * with all usernames. Keys are hashed, because people type passwords into the username field.
 */
export function countersOf(username: string, address: string): Counter[] {
  return [
    { key: hashed(`name ${username.toLowerCase()} ${address}`), free: 4 },
    { key: hashed(`address ${address}`), free: 100 },
  ];
}

/** The delay in seconds after a number of failures: it doubles up to one minute. */
export function delayAfter(failures: number, free: number): number {
  return failures > free ? Math.min(2 ** (failures - free - 1), longestDelaySeconds) : 0;
}

/** Rejects an attempt during its delay. Such an attempt is not counted. */
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

/** Clears the failures of the username after a successful sign-in; the address keeps its count. */
export async function forgetFailures(db: Db, [name]: Counter[]): Promise<void> {
  if (name) await db.deleteFrom('sign_in_failures').where('key', '=', name.key).execute();
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
