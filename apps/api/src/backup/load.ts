import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import { isIncomplete, migrate, migrateTo } from '../database/migrate.ts';
import { transaction } from '../database/transaction.ts';
import { StartupError } from '../startup/errors.ts';
import { type Source, type Sum, summing, sumsOf } from './source.ts';
import { type Table, tablesOf, useTextForm, writeRows } from './tables.ts';

/**
 * Loads the content of a source into an empty database. Each table is a transaction of its own, and is noted, so that the
 * same command continues after an interruption. At the end, rows and checksums of both sides are compared.
 */
export async function load(db: Db, source: Source): Promise<Map<string, Sum>> {
  const copied = await begin(db, source.schema);
  const expected = new Map<string, Sum>();
  for await (const { table, batches } of source.tables()) {
    const { add, sum } = summing();
    if (copied.has(table.name)) {
      for await (const batch of batches) add(batch);
    } else {
      await transaction(db, async (trx) => {
        await useTextForm(trx);
        const name = sql.table(table.name);
        // Triggers keep counts, which are copied as well.
        await sql`alter table ${name} disable trigger user`.execute(trx);
        for await (const batch of batches) {
          add(batch);
          await writeRows(trx, table, batch);
        }
        await sql`alter table ${name} enable trigger user`.execute(trx);
        await continueIds(trx, table);
        await sql`insert into copied_tables (name) values (${table.name})`.execute(trx);
      });
    }
    expected.set(table.name, sum());
  }
  await compare(db, expected);
  await sql`drop table copied_tables`.execute(db);
  await migrate(db);
  return expected;
}

/** Prepares an empty database, or finds the tables that an interrupted run has copied. */
async function begin(db: Db, schema: string): Promise<Set<string>> {
  if (!(await isIncomplete(db))) {
    await migrateTo(db, schema);
    await transaction(db, async (trx) => {
      const tables = await tablesOf(trx);
      for (const { name } of tables) {
        if (filledByMigrations.includes(name)) continue;
        const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(trx);
        if (rows.length === 0) continue;
        throw new StartupError(
          `The target database is not empty (it has ${name}); choose an empty one. Nothing was changed.`,
        );
      }
      for (const name of filledByMigrations) await sql`delete from ${sql.table(name)}`.execute(trx);
      await sql`create table copied_tables (name text primary key)`.execute(trx);
    });
  }
  const { rows } = await sql<{ name: string }>`select name from copied_tables`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

const filledByMigrations = ['coverages', 'settings'];

/** New rows get ids after the copied ones. */
async function continueIds(trx: Parameters<typeof writeRows>[0], { name, columns }: Table) {
  if (!columns.some((column) => column.name === 'id')) return;
  await sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)} having max(id) is not null
  `.execute(trx);
}

async function compare(db: Db, expected: ReadonlyMap<string, Sum>) {
  const actual = await sumsOf(db);
  for (const [name, sum] of expected) {
    const found = actual.get(name);
    if (found?.rows === sum.rows && found.sha256 === sum.sha256) continue;
    throw new StartupError(
      `The table ${name} differs after copying (${sum.rows} and ${found?.rows ?? 0} rows): the source has changed meanwhile. Stop all servers, empty the target and start again.`,
    );
  }
}
