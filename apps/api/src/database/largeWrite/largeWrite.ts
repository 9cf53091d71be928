import { sql } from 'kysely';
import { type Transaction, transaction } from '../transaction.ts';
import { inPortions } from './inPortions.ts';
import type { LargeWrite, LargeWriteContext } from './types.ts';

/** Runs a large write. It is undone if `work` throws. */
export function largeWrite<T>(
  context: LargeWriteContext,
  work: (write: LargeWrite) => Promise<T>,
): Promise<T> {
  return context.engine === 'embedded'
    ? inPortions(context, work)
    : transaction(context.db, (trx) => work(inOneTransaction(trx)));
}

function inOneTransaction(trx: Transaction): LargeWrite {
  return {
    rowsAtOnce: Number.MAX_SAFE_INTEGER,
    async createTable(name, columns) {
      await sql`create temporary table ${sql.table(name)} ${columns} on commit drop`.execute(trx);
    },
    step: (work) => work(trx),
    hold: async () => {},
    insert: (work) => work(trx),
    end: (work) => work(trx),
  };
}
