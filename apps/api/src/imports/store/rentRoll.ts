import type { Software } from '@audit-letters/api-client/contract';
import { type Insertable, sql } from 'kysely';
import type { ImportedFacility, ImportsTable } from '../../database/schema/imports.ts';
import type { Transaction } from '../../database/transaction.ts';

/**
 * Copies the planned rows into `rent_roll`, a temporary table of this transaction. Returns the ids of their facilities.
 */
export async function stageRows(
  trx: Transaction,
  batches: readonly ArrayBuffer[],
): Promise<number[]> {
  await sql`
    create temporary table rent_roll (
      number integer, disposition text, reason text, missing_prime_id text, tenant_row integer, known_id integer,
      facility_id integer, import_key text, search_name text, first_name text, last_name text, address text,
      city text, state text, zip_code text, country text, units text[], move_in_date date, billing_date date,
      billing_anniversary text, monitor_note text
    ) on commit drop
  `.execute(trx);
  for (const batch of batches) {
    await sql`
      insert into rent_roll select * from json_populate_recordset(null::rent_roll, ${Buffer.from(batch)}::json)
    `.execute(trx);
  }
  await sql`analyze rent_roll`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select distinct facility_id as id from rent_roll where facility_id is not null
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Inserts the new tenants and updates the software and the upload count of their facilities (IMP-20). */
export async function insertTenants(
  trx: Transaction,
  { software, importId, now }: { software: Software; importId: number; now: Date },
): Promise<void> {
  await sql`
    insert into tenants (facility_id, import_key, search_name, first_name, last_name, address, city, state, zip_code,
      country, unit, units, move_in_date, billing_date, billing_anniversary, monitor_note, import_id, created_at, updated_at)
    select facility_id, import_key, search_name, first_name, last_name, address, city, state, zip_code,
      country, units[1], units, move_in_date, billing_date,
      billing_anniversary, monitor_note, ${importId}::integer, ${now}, ${now}
    from rent_roll where disposition = 'imported' order by number
  `.execute(trx);
  await sql`
    update facilities set software = ${software}, updated_at = ${now}, upload_count = upload_count + inserted
    from (
      select facility_id, count(*) filter (where disposition = 'imported') as inserted from rent_roll group by facility_id
    ) as tenants
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
  row: Insertable<ImportsTable>,
): Promise<number> {
  const { id } = await trx
    .insertInto('imports')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
