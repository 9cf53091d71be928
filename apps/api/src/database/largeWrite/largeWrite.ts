import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import type { Holds } from '../holds.ts';
import { type Transaction, transaction } from '../transaction.ts';
import { inPortions } from './inPortions.ts';
import { endsOfAll } from './recover.ts';
import type { LargeWrite, LargeWriteContext } from './types.ts';

/** Runs a large write. It is undone if `work` throws, which may run again. */
export function largeWrite<T>(
  context: LargeWriteContext,
  work: (write: LargeWrite) => Promise<T>,
): Promise<T> {
  return context.engine === 'embedded' && !context.isSmall
    ? inPortions(context, work)
    : transaction(context.db, async (trx) => {
        // PostgreSQL overestimates new tables without statistics: it would compile the queries, 0.3 s for one tenant.
        await sql`set local jit = off`.execute(trx);
        return work(inOneTransaction(trx, context.holds));
      });
}

/**
 * Whether a large write is decided and not yet committed as a whole: another connection, as that of `npm run backup`,
 * sees a part of it.
 */
export async function isPartlyCommitted(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_prepared_xacts where database = current_database() and gid like ${endsOfAll}
  `.execute(db);
  return rows.length > 0;
}

function inOneTransaction(trx: Transaction, holds: Holds): LargeWrite {
  return {
    rowsAtOnce: Number.MAX_SAFE_INTEGER,
    async createTable(name, columns) {
      await sql`create temporary table ${sql.table(name)} ${columns} on commit drop`.execute(trx);
    },
    step: (work) => work(trx),
    hold: async (ids) => holds.assertFree(ids),
    insert: (work) => work(trx),
    end: (work) => work(trx),
  };
}
