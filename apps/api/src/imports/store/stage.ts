import type { Software } from '@audit-letters/api-client/contract';
import { type Insertable, sql } from 'kysely';
import type { ImportedFacility, Tables } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { stagedColumns } from '../read/rentRoll.ts';

/** Longer statements could reach the time limit of PostgreSQL. */
const ROWS_INSERTED_AT_ONCE = 2_000;

const columns = sql.join(stagedColumns.map((name) => sql.ref(name)));

/**
 * Copies the planned rows into `rent_roll`, a temporary table of this transaction. Returns the ids of their facilities.
 */
export async function stageRows(
  trx: Transaction,
  batches: readonly ArrayBuffer[],
): Promise<number[]> {
  // Compiling the queries takes longer than they do. Without statistics of `tenants`, nested loops may take minutes.
  await sql`set local jit = off`.execute(trx);
  await sql`set local enable_nestloop = off`.execute(trx);
  await sql`
    create temporary table rent_roll on commit drop as
    select 0 as number, '' as disposition, '' as reason, '' as missing_prime_id, 0 as tenant_row, 0 as known_id,
      0 as named_facility_id, false as zip_code_is_padded, '' as address_key, '' as former_name_key,
      false as lacks_name, false as in_bin, ${columns}
    from tenants with no data
  `.execute(trx);
  await sql`alter table rent_roll add primary key (number)`.execute(trx);
  for (const batch of batches) {
    await sql`
      insert into rent_roll select * from json_populate_recordset(null::rent_roll, ${Buffer.from(batch)}::json)
    `.execute(trx);
  }
  await sql`analyze rent_roll (number, disposition, facility_id, import_key, name_key)`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    select distinct facility_id as id from rent_roll where facility_id is not null
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Inserts the new tenants in the order of the file. */
export async function insertTenants(
  trx: Transaction,
  { importId, now, signal }: { importId: number; now: Date; signal: AbortSignal },
): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`
    select max(number) as last from rent_roll where disposition = 'imported'
  `.execute(trx);
  const last = rows[0]?.last ?? 0;
  for (let from = 0; from < last; from += ROWS_INSERTED_AT_ONCE) {
    signal.throwIfAborted();
    await sql`
      insert into tenants (${columns}, unit, import_id, created_at, updated_at)
      select ${columns}, units[1], ${importId}::integer, ${now}::timestamptz, ${now}::timestamptz
      from rent_roll
      where disposition = 'imported' and number > ${from} and number <= ${from + ROWS_INSERTED_AT_ONCE}
      order by number
    `.execute(trx);
  }
}

/** Updates the software and the upload count of the facilities (IMP-20). */
export async function countUploads(
  trx: Transaction,
  { software, facilities, now }: { software: Software; facilities: ImportedFacility[]; now: Date },
): Promise<void> {
  await sql`
    update facilities set software = ${software}, updated_at = ${now}, upload_count = upload_count + inserted
    from jsonb_to_recordset(${JSON.stringify(facilities)}::jsonb) as tenants (facility_id integer, inserted integer)
    where tenants.facility_id = facilities.id
  `.execute(trx);
}

/** The facilities of the rows before the import, with the number of tenants that it adds to each. */
export async function importedFacilities(trx: Transaction): Promise<ImportedFacility[]> {
  const { rows } = await sql<ImportedFacility>`
    select facility_id, software, count(*) filter (where disposition = 'imported')::int as inserted
    from rent_roll join facilities on facilities.id = facility_id
    group by facility_id, software order by facility_id
  `.execute(trx);
  return rows;
}

/** Adds the import to the list of imports. Returns its id. */
export async function insertImport(
  trx: Transaction,
  row: Insertable<Tables['imports']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('imports')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
