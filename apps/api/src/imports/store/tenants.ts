import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import type { ImportedFacility, Tables } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { undoStart } from '../../undo/record.ts';
import type { StoredTenants } from '../compare/compareUpload.ts';

/** The current, earlier and deleted tenants of facilities, as one consistent state. */
export async function storedTenants(
  db: Db,
  facilityIds: readonly number[],
  now: Date,
): Promise<StoredTenants> {
  const isOf = sql`facility_id = ${anyOf(facilityIds)}`;
  const { rows } = await sql<StoredTenants>`
    select
      (
        select coalesce(json_agg(known), '[]')::text from (
          select id, facility_id, import_key, name_key, first_name, last_name, unit, address, city, state, zip_code,
            phone, email, status, updated_at,
            case units when '{}' then array_remove(array[unit], null) else units end as units
          from tenants where ${isOf}
        ) as known
      ) as known,
      (
        select coalesce(json_agg(earlier), '[]')::text from (
          select id, facility_id, import_key, name_key, status, letter_effective_date,
            array_remove(array[unit], null) as units
          from archived_tenants where ${isOf}
        ) as earlier
      ) as archived,
      (
        select coalesce(json_agg(jsonb_build_object('deleted_at', deleted_at) || tenant), '[]')::text
        from bin where ${isOf} and deleted_at > ${undoStart(now)}
      ) as bin
  `.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error('A select without a from returned no row.');
  return stored;
}

/** The columns of a new tenant that a file fills. */
const columns = sql.join(
  (
    [
      ...([
        'facility_id',
        'import_key',
        'search_name',
        'search_unit',
        'folded_first_name',
      ] as const),
      ...(['folded_last_name', 'name_key', 'first_name', 'last_name', 'address', 'city'] as const),
      ...(['state', 'zip_code', 'country', 'phone', 'email', 'unit', 'units'] as const),
      ...(['move_in_date', 'billing_date', 'billing_anniversary', 'monitor_note'] as const),
      'status',
    ] satisfies (keyof Insertable<Tables['tenants']>)[]
  ).map((name) => sql.ref(name)),
);

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
