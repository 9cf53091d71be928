import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import type { ImportedFacility } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { undoStart } from '../../undo/record.ts';
import type { StoredPage } from '../uploadThread.ts';

const ROWS_OF_A_PAGE = 10_000;

/** The current, earlier and deleted tenants of facilities in pages: those of a large facility would fill the memory. */
export async function* storedTenants(
  db: Db,
  facilityIds: readonly number[],
  now: Date,
): AsyncGenerator<StoredPage> {
  const isOf = sql`facility_id = ${anyOf(facilityIds)}`;
  const tables: Record<StoredPage['kind'], RawBuilder<unknown>> = {
    existingTenants: sql`
      select id, facility_id, import_key, name_key, first_name, last_name, unit, address, city, state, zip_code,
        phone, email, move_in_date, status, updated_at,
        case units when '{}' then array_remove(array[unit], null) else units end as units
      from tenants where ${isOf}
    `,
    archivedTenants: sql`
      select id, facility_id, import_key, name_key, address, status, letter_effective_date,
        array_remove(array[unit], null) as units
      from archived_tenants where ${isOf}
    `,
    binTenants: sql`
      select id, facility_id, deleted_at, deleted.* from bin cross join jsonb_to_record(tenant) as deleted (
        import_key text, name_key text, unit text, units text[], status text, note text, monitor_note text
      ) where ${isOf} and deleted_at > ${undoStart(now)}
    `,
  };
  for (const kind of ['existingTenants', 'archivedTenants', 'binTenants'] as const) {
    for (let after = 0; ; ) {
      const { rows } = await sql<{ json: string; last: number | null }>`
        select json_agg(page)::text as json, max(id) as last from (
          select * from (${tables[kind]}) as stored where id > ${after} order by id limit ${ROWS_OF_A_PAGE}
        ) as page
      `.execute(db);
      const [page] = rows;
      if (!page?.last) break;
      yield { kind, json: page.json };
      after = page.last;
    }
  }
}

/** The columns of a new tenant that a file fills. */
const columns = sql.raw(`
  facility_id, import_key, first_name, last_name, name_key, search_name, folded_first_name, folded_last_name,
  address, city, state, zip_code, country, phone, email, unit, units, search_unit,
  move_in_date, billing_date, billing_anniversary, monitor_note, status
`);

/** Inserts the new tenants in the order of the file. `batches` are arrays of rows as encoded JSON. */
export async function insertTenants(
  trx: Transaction,
  batches: readonly SharedArrayBuffer[],
  { importId, now, signal }: { importId: number; now: Date; signal: AbortSignal },
): Promise<void> {
  for (const batch of batches) {
    signal.throwIfAborted();
    await sql`
      insert into tenants (${columns}, import_id, created_at, updated_at)
      select ${columns}, ${importId}::integer, ${now}::timestamptz, ${now}::timestamptz
      from json_populate_recordset(null::tenants, ${Buffer.from(batch)}::json)
    `.execute(trx);
  }
}

/** Updates the software and the upload count of the facilities (IMP-20). */
export async function countUploads(
  trx: Transaction,
  { software, facilities, now }: { software: string; facilities: ImportedFacility[]; now: Date },
): Promise<void> {
  await sql`
    update facilities set software = ${software}, updated_at = ${now}, upload_count = upload_count + inserted
    from jsonb_to_recordset(${JSON.stringify(facilities)}::jsonb) as tenants (facility_id integer, inserted integer)
    where tenants.facility_id = facilities.id
  `.execute(trx);
}
