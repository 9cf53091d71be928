import type { Transaction as KyselyTransaction } from 'kysely';
import type { Db } from './engine.ts';
import type { Tables } from './schema.ts';

export type Transaction = KyselyTransaction<Tables>;

/** Serialisation failure and deadlock: the database asks to try the whole transaction again. */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Runs a write as one transaction and repeats it when the database asks for that, so the work must
 * do nothing outside the database. On the embedded database nobody else is served meanwhile: parse
 * and render before, and use only the given transaction inside.
 */
export async function transaction<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !retryable.has(databaseCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/** The five-character PostgreSQL code of an error, when it is one. */
export function databaseCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** The name of the unique index that refused a row, if that is what happened. */
export function violatedUnique(error: unknown): string | undefined {
  return databaseCode(error) === '23505' &&
    error instanceof Error &&
    'constraint' in error &&
    typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
