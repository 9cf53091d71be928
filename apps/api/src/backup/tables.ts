import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { Transaction } from '../database/transaction.ts';

/** A row as texts in the order of the columns, as PostgreSQL writes each value; `null` for a missing one. */
export type Row = (string | null)[];

interface Column {
  name: string;
  type: string;
}

/** A table that copies contain. */
export interface Table {
  name: string;
  columns: Column[];
  /** The columns of the primary key, or all. They order the rows. */
  key: string[];
}

/** Tables that belong to one database and not to its content. */
const own = ['kysely_migration', 'kysely_migration_lock', 'durability_check', 'copied_tables'];

/** The tables of a database, referenced ones first. */
export async function tablesOf(db: Db | Transaction): Promise<Table[]> {
  const { rows: tables } = await sql<Table & { references: string[] }>`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select json_agg(attname order by place)
        from pg_index, unnest(indkey::int[]) with ordinality as keys (number, place), pg_attribute
        where indrelid = c.oid and indisprimary and attrelid = c.oid and attnum = number), '[]') as key,
      coalesce((select json_agg(confrelid::regclass::text) from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid), '[]') as references
    from pg_class c
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> all(${own})
    order by relname
  `.execute(db);
  const sorted: Table[] = [];
  const remaining = new Map(tables.map((table) => [table.name, table]));
  while (remaining.size > 0) {
    const next = [...remaining.values()].find(({ references }) =>
      references.every((name) => !remaining.has(name)),
    );
    if (!next) throw new Error(`Tables reference each other: ${[...remaining.keys()].join(', ')}.`);
    const { name, columns, key } = next;
    sorted.push({
      name,
      columns,
      key: key.length > 0 ? key : columns.map((column) => column.name),
    });
    remaining.delete(name);
  }
  return sorted;
}

/** Files are stored in large pieces, all other rows are small. */
export const batchOf = ({ name }: Pick<Table, 'name'>) => (name === 'file_chunks' ? 8 : 500);

/** Reads a table in batches through a cursor, so that memory holds one batch. */
export async function* readTable(trx: Transaction, table: Table): AsyncGenerator<Row[]> {
  const texts = table.columns.map(({ name }) => sql`${sql.ref(name)}::text`);
  const order = table.key.map((name) => {
    const type = table.columns.find((column) => column.name === name)?.type;
    // The same order whatever the collation of the database is.
    return type === 'text' ? sql`${sql.ref(name)} collate "C"` : sql.ref(name);
  });
  await sql`
    declare copied cursor for
    select json_build_array(${sql.join(texts)})::text as row
    from ${sql.table(table.name)} order by ${sql.join(order)}
  `.execute(trx);
  const fetch = sql.raw<{ row: string }>(`fetch ${batchOf(table)} from copied`);
  for (;;) {
    const { rows } = await fetch.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => JSON.parse(row));
  }
  await sql`close copied`.execute(trx);
}

/** Adds rows with the values that they have elsewhere, ids included. */
export async function writeRows(trx: Transaction, table: Table, rows: readonly Row[]) {
  const names = table.columns.map(({ name }) => sql.ref(name));
  const places = table.columns.map((_, at) => sql.ref(`c${at}`));
  const values = table.columns.map(({ type }, at) => sql`${sql.ref(`c${at}`)}::${sql.raw(type)}`);
  const arrays = table.columns.map((_, at) => sql`${rows.map((row) => row[at] ?? null)}::text[]`);
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as copied (${sql.join(places)})
  `.execute(trx);
}

/** Sets how values are written as text, until the transaction ends, and reads one state of the database. */
export async function useTextForm(trx: Transaction) {
  for (const setting of ["timezone to 'UTC'", "datestyle to 'ISO'", "bytea_output to 'hex'"]) {
    await sql.raw(`set local ${setting}`).execute(trx);
  }
}
