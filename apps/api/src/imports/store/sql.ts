import { type RawBuilder, sql } from 'kysely';
import type { LargeWrite } from '../../database/largeWrite/types.ts';

export const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

const ROWS_READ_AT_ONCE = 1_000;

/** Streams the rows of a query in portions: 100,000 rows at once take too much memory. `key` numbers the rows of `table`. */
export async function* inParts<Row>(
  write: LargeWrite,
  { table, key }: { table: string; key: string },
  query: (isInPart: RawBuilder<boolean>) => RawBuilder<Row>,
): AsyncGenerator<Row[]> {
  for await (const isInPart of partsOf(write, { table, key }, ROWS_READ_AT_ONCE)) {
    yield await write.step(async (trx) => (await query(isInPart).execute(trx)).rows);
  }
}

/** The conditions of consecutive parts of a table. */
export async function* partsOf(
  write: LargeWrite,
  { table, key }: { table: string; key: string },
  rows = write.rowsAtOnce,
): AsyncGenerator<RawBuilder<boolean>> {
  const column = sql.ref(`${table}.${key}`);
  let last = 0;
  for (;;) {
    const end = await write.step(async (trx) => {
      const { rows: found } = await sql<{ end: number | null }>`
        select max(number) as end from (
          select ${column} as number from ${sql.table(table)} where ${column} > ${last} order by 1 limit ${rows}
        ) as part
      `.execute(trx);
      return found[0]?.end;
    });
    if (!end) return;
    yield sql<boolean>`(${column} > ${last} and ${column} <= ${end})`;
    last = end;
  }
}

/** The rows of the file. */
export const rentRoll = { table: 'rent_roll', key: 'number' };

/** The embedded database has no statistics: its planner would join 100,000 tenants with nested loops. */
export const runWithoutNestedLoops = (write: LargeWrite, statement: RawBuilder<unknown>) =>
  write.step(async (trx) => {
    await sql`set local enable_nestloop = off`.execute(trx);
    await statement.execute(trx);
    await sql`set local enable_nestloop = on`.execute(trx);
  });
