import type { Software } from '@audit-letters/api-client/contract';
import { type Insertable, sql } from 'kysely';
import type { LargeWrite } from '../../database/largeWrite/types.ts';
import type { ImportedFacility, ImportsTable } from '../../database/schema/imports.ts';
import type { Transaction } from '../../database/transaction.ts';
import { partsOf, rentRoll } from './sql.ts';

/** Copies the planned rows into `rent_roll`, a table of this import. Returns the ids of their facilities. */
export async function stageRows(
  write: LargeWrite,
  batches: readonly ArrayBuffer[],
): Promise<number[]> {
  await write.createTable(
    'rent_roll',
    sql`(
      number integer primary key, disposition text, reason text, missing_prime_id text, tenant_row integer,
      known_id integer, facility_id integer, import_key text, search_name text, first_name text, last_name text,
      address text, city text, state text, zip_code text, country text, units text[], move_in_date date,
      billing_date date, billing_anniversary text, monitor_note text
    )`,
  );
  for (const batch of batches) {
    await write.step((trx) =>
      sql`
        insert into rent_roll select * from json_populate_recordset(null::rent_roll, ${Buffer.from(batch)}::json)
      `.execute(trx),
    );
  }
  await write.step((trx) =>
    sql`analyze rent_roll (number, disposition, facility_id, import_key)`.execute(trx),
  );
  const { rows } = await write.step((trx) =>
    sql<{ id: number }>`
      select distinct facility_id as id from rent_roll where facility_id is not null
    `.execute(trx),
  );
  return rows.map(({ id }) => id);
}

/** Inserts the new tenants in the order of the file. */
export async function insertTenants(
  write: LargeWrite,
  { importId, now }: { importId: number; now: Date },
): Promise<void> {
  for await (const isInPart of partsOf(write, rentRoll)) {
    await write.insert(async (trx) => {
      await sql`
        insert into tenants (facility_id, import_key, search_name, first_name, last_name, address, city, state,
          zip_code, country, unit, units, move_in_date, billing_date, billing_anniversary, monitor_note, import_id,
          created_at, updated_at)
        select facility_id, import_key, search_name, first_name, last_name, address, city, state,
          zip_code, country, units[1], units, move_in_date, billing_date,
          billing_anniversary, monitor_note, ${importId}::integer, ${now}, ${now}
        from rent_roll where disposition = 'imported' and ${isInPart} order by number
      `.execute(trx);
    });
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

/** The id of an import, before its tenants are inserted. */
export async function nextImportId(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('imports', 'id'))::int as id
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Adds the import to the list of imports. */
export async function insertImport(trx: Transaction, row: Insertable<ImportsTable>): Promise<void> {
  await trx.insertInto('imports').values(row).execute();
}
