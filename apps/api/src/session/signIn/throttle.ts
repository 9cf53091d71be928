import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { TooManyAttempts } from '../../http/errors.ts';
import { isPast } from '../../http/limits/callLimit.ts';

/** A count of sign-in attempts that have not succeeded. The first `free` ones cause no delay. */
export interface Counter {
  key: string;
  free: number;
}

/** A counter with the time of the attempt before this one. */
export interface CountedAttempt extends Counter {
  before: Date;
}

/** Where a sign-in comes from. */
export interface Origin {
  address: string;
  /** The id of a browser that has signed in with this username before. */
  knownBrowser: string | null;
}

/** A count expires after this time without an attempt. */
export const memoryMs = 15 * 60_000;
const longestDelaySeconds = 60;

/**
 * The counters of a sign-in. A known browser has one of its own, so that guesses of others behind the same IP address
 * cannot delay its user. For all others: the username at one address, and the address with all usernames. Keys are
 * hashed, because people type passwords into the username field.
 */
export function countersOf(username: string, { address, knownBrowser }: Origin): Counter[] {
  if (knownBrowser) return [{ key: hashed(`browser ${knownBrowser}`), free: 4 }];
  return [
    { key: hashed(`name ${username.toLowerCase()} ${address}`), free: 4 },
    { key: hashed(`address ${address}`), free: 100 },
  ];
}

/** The delay in seconds after a number of failures: it doubles up to one minute. */
export function delayAfter(failures: number, free: number): number {
  return failures > free ? Math.min(2 ** (failures - free - 1), longestDelaySeconds) : 0;
}

/**
 * Counts an attempt before its password is checked, so that parallel guesses are counted as well. Rejects an attempt
 * during its delay; such an attempt is not counted.
 */
export async function countAttempt(
  db: Db,
  counters: Counter[],
  now: Date,
): Promise<CountedAttempt[]> {
  return transaction(db, async (trx) => {
    // This statement locks the rows: a parallel attempt waits and then reads the new count.
    const rows = await trx
      .insertInto('sign_in_failures')
      .values(counters.map(({ key }) => ({ key, failures: 1, last_at: now })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ failures: sql`sign_in_failures.failures + 1` }),
      )
      .returningAll()
      .execute();
    const waits = rows.map(({ key, failures, last_at }) => {
      const free = counters.find((counter) => counter.key === key)?.free ?? 0;
      return counts(last_at, now)
        ? last_at.getTime() + delayAfter(failures - 1, free) * 1000 - now.getTime()
        : 0;
    });
    const wait = Math.min(Math.max(...waits), longestDelaySeconds * 1000);
    if (wait > 0) throw new TooManyAttempts(Math.ceil(wait / 1000));
    const expired = rows.filter(({ last_at }) => !counts(last_at, now)).map(({ key }) => key);
    await trx
      .updateTable('sign_in_failures')
      .set({
        failures: sql`case when key = any(${expired}::text[]) then 1 else failures end`,
        last_at: now,
      })
      .where('key', 'in', keysOf(counters))
      .execute();
    return counters.map((counter) => ({
      ...counter,
      before: rows.find(({ key }) => key === counter.key)?.last_at ?? now,
    }));
  });
}

/**
 * Clears the count of the username or browser after a success, and takes this attempt from the count of the address: the
 * delay there runs from the attempt before, unless another one came meanwhile.
 */
export async function forgetAttempt(
  trx: Transaction,
  [first, ...others]: CountedAttempt[],
  now: Date,
) {
  if (first) await trx.deleteFrom('sign_in_failures').where('key', '=', first.key).execute();
  for (const { key, before } of others) {
    await trx
      .updateTable('sign_in_failures')
      .set({
        failures: sql`greatest(failures - 1, 0)`,
        last_at: sql`case when last_at = ${now} then ${before}::timestamptz else last_at end`,
      })
      .where('key', '=', key)
      .execute();
  }
}

/** Whether a count still holds. A time in the future is left from a clock that was put back. */
function counts(lastAt: Date, now: Date): boolean {
  return isPast(lastAt, now) && now.getTime() - lastAt.getTime() < memoryMs;
}

const keysOf = (counters: Counter[]) => counters.map(({ key }) => key);

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
