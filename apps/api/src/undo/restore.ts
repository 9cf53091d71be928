import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

/** The tables whose rows an undo restores, referenced ones first. Triggers of migrations record their changes. */
export const restoredTables = [
  'facilities',
  'users',
  'files',
  'tenants',
  'letter_batches',
  'letter_batch_tenants',
  'archived_periods',
  'archived_tenants',
  'imports',
  'put_away_work',
  'retired_facilities',
] as const;
export type RestoredTable = (typeof restoredTables)[number];

/**
 * The recorded rows of a table. Of an import: the tenants with its number, and those of its `changes`. They have not
 * changed since if the import was their last change. With the moment of the change before, the import before can be
 * undone next (IMP-40).
 */
export const recordOf = (undoId: number, table: RestoredTable) => sql`(
  select row_id, before, after from undo_rows where undo_id = ${undoId} and table_name = ${table}
  union all
  select row_id, before, jsonb_build_object('updated_at', imports.created_at)
  from undos join imports on imports.id = import_id
  cross join lateral (
    select tenants.id as row_id, null::jsonb as before from tenants
    where tenants.import_id = imports.id and tenants.facility_id in (
      select (facility->>'facility_id')::integer from jsonb_array_elements(facilities) as facility
    )
    union all
    select tenant_id, before from jsonb_to_recordset(changes) as changed (tenant_id integer, before jsonb)
  ) as own
  where undos.id = ${undoId} and ${table}::text = 'tenants'
) as record`;

/** Locks the rows that a change updated or added. */
export async function lockRecorded(
  trx: Transaction,
  undoId: number,
  table: RestoredTable,
): Promise<void> {
  await sql`
    select from ${sql.table(table)} where id in (
      select row_id from ${recordOf(undoId, table)} where after is not null
    ) order by id for update
  `.execute(trx);
}

/**
 * The ids of the rows that no longer have the values after the change: they were changed or deleted since. A letter
 * that was taken back stays so when its facility is restored (FAC-21).
 */
export async function changedSince(
  trx: Transaction,
  undoId: number,
  table: RestoredTable,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select row_id as id from ${recordOf(undoId, table)}
    left join ${sql.table(table)} as stored on stored.id = row_id
    where after is not null and not (stored.id is null and ${table}::text = 'letter_batch_tenants')
      and (stored.id is null or jsonb_populate_record(stored, after) is distinct from stored)
    order by row_id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Restores all rows of a change, whose rows are locked and unchanged. */
export async function restoreRows(trx: Transaction, undoId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ table: RestoredTable }>`
    select table_name as table from undo_rows where undo_id = ${undoId}
    union select 'tenants' from undos where id = ${undoId} and import_id is not null
  `.execute(trx);
  const tables = restoredTables.filter((table) => rows.some((row) => row.table === table));
  for (const table of tables) await deleteAdded(trx, undoId, table);
  for (const table of tables) await insertDeleted(trx, table, sql`undo_id = ${undoId}`);
  for (const table of tables) await updateChanged(trx, undoId, table, now);
}

async function deleteAdded(trx: Transaction, undoId: number, table: RestoredTable) {
  await sql`
    delete from ${sql.table(table)} where id in (
      select row_id from ${recordOf(undoId, table)} where before is null
    )
  `.execute(trx);
}

/** The columns of a table that a record has: migrations may have added others since. */
const keptColumns = (table: RestoredTable) => sql<string[]>`(
  select array_agg(attname::text order by attnum) from pg_attribute
  where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and before ? attname::text
)`;

/** Inserts deleted rows again, with their ids. Columns that are newer than the deletion get their defaults. */
export async function insertDeleted(
  trx: Transaction,
  table: RestoredTable,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const isDeleted = sql`table_name = ${table} and after is null and before is not null and ${condition}`;
  const { rows } = await sql<{ kept: string[] }>`
    select distinct ${keptColumns(table)} as kept from undo_rows where ${isDeleted}
  `.execute(trx);
  for (const { kept } of rows) {
    const columns = sql.join(kept.map((name) => sql.ref(name)));
    const isKept = rows.length > 1 ? sql`and ${keptColumns(table)} = ${kept}::text[]` : sql``;
    await sql`
      insert into ${sql.table(table)} (${columns}) select ${columns} from (
        select old.* from undo_rows cross join lateral jsonb_populate_record(null::${sql.table(table)}, before) as old
        where ${isDeleted} ${isKept} order by row_id
      ) as old
    `.execute(trx);
  }
}

/** Gives changed rows their former values, and the moment of now unless the record has that of the change before. */
async function updateChanged(trx: Transaction, undoId: number, table: RestoredTable, now: Date) {
  const isUpdate = sql`before is not null and after is not null`;
  const { rows } = await sql<{ columns: string[] | null }>`
    select array_agg(attname::text) as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname in (
      select jsonb_object_keys(before) from ${recordOf(undoId, table)} where ${isUpdate} union select 'updated_at'
    )
  `.execute(trx);
  const columns = rows[0]?.columns ?? [];
  if (columns.length === 0) return;
  const values = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`former.${name}`)}`);
  await sql`
    update ${sql.table(table)} as stored set ${sql.join(values)}
    from ${recordOf(undoId, table)} join ${sql.table(table)} as present on present.id = row_id
    cross join lateral jsonb_populate_record(
      present, jsonb_build_object('updated_at', ${now}::timestamptz) || before
    ) as former
    where stored.id = row_id and ${isUpdate}
  `.execute(trx);
}

/** Deletes the records of all tenants of a facility, deleted ones too: they can no longer be restored (TEN-102). */
export async function forgetTenants(trx: Transaction, facilityId: number): Promise<void> {
  await sql`
    delete from undo_rows where table_name = 'tenants' and (
      (before->>'facility_id')::integer = ${facilityId}
      or row_id in (select id from tenants where facility_id = ${facilityId})
    )
  `.execute(trx);
}
