import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';

export const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

/** Streams the rows of a query through a cursor: 100,000 rows at once take too much memory. */
export async function* fetched<Row>(trx: Transaction, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare fetched no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch 1000 from fetched`.execute(trx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close fetched`.execute(trx);
}
