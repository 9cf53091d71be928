import { createHash } from 'node:crypto';
import type { Db } from '../database/engine.ts';
import { lastMigration } from '../database/migrate.ts';
import { type Row, readTable, type Table, tablesOf, useTextForm } from './tables.ts';

/** How many rows a table has, and the SHA-256 of their texts. */
export interface Sum {
  rows: number;
  sha256: string;
}

/** The content of a database: read from one, or from a backup file. */
export interface Source {
  /** The last migration of the database. */
  schema: string;
  /** The tables, referenced ones first. All rows of a table must be read before the next table. */
  tables(): AsyncIterable<SourceTable>;
}

interface SourceTable {
  table: Table;
  batches: AsyncIterable<Row[]>;
}

/** One state of an open database, while `work` runs. Changes of others are not seen; on the embedded one they wait. */
export function readSource<T>(db: Db, work: (source: Source) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await useTextForm(trx);
      const tables = await tablesOf(trx);
      return work({
        schema: await lastMigration(trx),
        async *tables() {
          for (const table of tables) yield { table, batches: readTable(trx, table) };
        },
      });
    });
}

/** Counts rows and sums them up as they pass. */
export function summing() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(batch: readonly Row[]) {
      rows += batch.length;
      for (const row of batch) hash.update(`${JSON.stringify(row)}\n`);
    },
    sum: (): Sum => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** The sums of all tables of a database. */
export function sumsOf(db: Db): Promise<Map<string, Sum>> {
  return readSource(db, async (source) => {
    const sums = new Map<string, Sum>();
    for await (const { table, batches } of source.tables()) {
      const { add, sum } = summing();
      for await (const batch of batches) add(batch);
      sums.set(table.name, sum());
    }
    return sums;
  });
}
