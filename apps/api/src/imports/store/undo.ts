import type { Software } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { ImportedFacility } from '../../database/schema/imports.ts';
import type { Transaction } from '../../database/transaction.ts';
import { anyOf } from './sql.ts';

/** An import that can be undone. */
export interface StoredImport {
  id: number;
  software: Software;
  facilities: ImportedFacility[];
  undone_at: Date | null;
}

/** Locks an import, so that two callers cannot undo it twice. */
export async function lockImport(trx: Transaction, id: number): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select id, software, facilities, undone_at from imports where id = ${id} for update
  `.execute(trx);
  return rows[0];
}

/** What happened since to the tenants that an import added. */
export interface ImportTraces {
  /** The tenants of the import that are stored. */
  stored: number;
  /** Of these, the tenants that were edited or answered. */
  changed: number;
  /** Of these, the tenants with a generated letter. */
  lettered: number;
  /** The name of a tenant that keeps the import from being undone. */
  example: string | null;
}

/** Locks the tenants that an import added, and counts those with changes or letters. */
export async function lockTraces(
  trx: Transaction,
  importId: number,
  facilityIds: readonly number[],
): Promise<ImportTraces> {
  const { rows } = await sql<ImportTraces>`
    with added as (
      select id, first_name, last_name, unit, updated_at <> created_at as changed,
        coalesce(initial_letter_sent_date, follow_up_letter_sent_date, welcome_letter_sent_date) is not null
          as is_sent
      from tenants where facility_id = ${anyOf(facilityIds)} and import_id = ${importId}
      order by id for update
    ), traced as (
      select added.*,
        is_sent or exists (select from letter_batch_tenants where tenant_id = added.id) as lettered
      from added
    )
    select count(*)::int as stored,
      count(*) filter (where lettered)::int as lettered,
      count(*) filter (where changed and not lettered)::int as changed,
      min(concat_ws(' ', first_name, last_name) || coalesce(' in unit ' || unit, ''))
        filter (where changed or lettered) as example
    from traced
  `.execute(trx);
  const [traces] = rows;
  return traces ?? { stored: 0, changed: 0, lettered: 0, example: null };
}

/** Deletes the tenants of an import. The software and the upload count of its facilities return. */
export async function removeImport(
  trx: Transaction,
  { id, software, facilities }: StoredImport,
  now: Date,
): Promise<void> {
  const facilityIds = facilities.map((each) => each.facility_id);
  await sql`
    delete from tenants where facility_id = ${anyOf(facilityIds)} and import_id = ${id}
  `.execute(trx);
  // A later import has set the software itself, and so has a later edit to another one.
  await sql`
    update facilities set
      upload_count = upload_count - before.inserted,
      software = case when facilities.software = ${software} and not exists (
        select from imports, jsonb_to_recordset(imports.facilities) as later (facility_id integer)
        where imports.id > ${id} and undone_at is null and later.facility_id = facilities.id
      ) then before.software else facilities.software end,
      updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(facilities)}::jsonb)
      as before (facility_id integer, software text, inserted integer)
    where facilities.id = before.facility_id
  `.execute(trx);
  await sql`update imports set undone_at = ${now} where id = ${id}`.execute(trx);
}
