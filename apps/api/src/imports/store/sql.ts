import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';

const ROWS_READ_AT_ONCE = 1_000;

/**
 * Reads the rows of a query in portions: 100,000 rows at once take too much memory. The query has `from rent_roll`, ends
 * with a condition, and selects the number of the row as `row`.
 */
export async function* inPortions<Row extends { row: number }>(
  trx: Transaction,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      ${query} and number > ${last} order by number limit ${ROWS_READ_AT_ONCE}
    `.execute(trx);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.row;
  }
}
