import type { Transaction as KyselyTransaction } from 'kysely';
import { fairQueue } from '../http/limits/fairQueue.ts';
import type { Db } from './engine.ts';
import { DatabaseUnavailable } from './postgresql/pool.ts';
import type { Tables } from './schema.ts';

export type Transaction = KyselyTransaction<Tables>;

/** Serialisation failure and deadlock: the whole transaction can be retried. */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/** The transactions of a server at once. Sessions, lists and probes use the other connections of the pool (OPS-22). */
const mostAtOnce = 6;
const mostWaitMs = 10_000;
const queues = new WeakMap<Db, ReturnType<typeof fairQueue>>();

/** Waits for a turn of the transactions of a database, without a connection. */
async function inTurn<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(db) ?? fairQueue({ concurrent: mostAtOnce, waitingPerCaller: 1_000 });
  queues.set(db, queue);
  const signal = AbortSignal.timeout(mostWaitMs);
  return queue('', work, { signal }).catch((error: unknown) => {
    throw error === signal.reason ? new DatabaseUnavailable('slow', error) : error;
  });
}

/**
 * Runs a write as one transaction and retries it after a conflict, so `work` must have no effect outside the database.
 * The embedded database runs one transaction at a time: parse and render before it, and use only `trx` inside.
 */
export async function transaction<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTurn(db, () => db.transaction().execute(work));
    } catch (error) {
      if (attempt === attempts || !retryable.has(databaseCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/** The five-character code of a PostgreSQL error. */
export function databaseCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** The name of the unique index that an error reports as violated. */
export function violatedUnique(error: unknown): string | undefined {
  return databaseCode(error) === '23505' &&
    error instanceof Error &&
    'constraint' in error &&
    typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
