import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { Db } from '../database/engine.ts';
import { anyOf } from '../database/expressions.ts';
import { nameKey, plainWords } from '../database/searchColumns.ts';
import { transaction } from '../database/transaction.ts';

/** The stored data of the tenants with one name (OPS-24). */
export interface PersonalData {
  records: { place: string; id: number; facility: string | null; data: object }[];
  /** Files of the office that name them beside others. */
  files: string[];
}

/** Finds a name in any spelling and order of its words; `facility` is the number of one facility. */
export async function findPerson(
  db: Db,
  name: string,
  facility: string | null = null,
): Promise<PersonalData> {
  const names = await spellings(db, nameKey(name, null));
  const records = await sql<PersonalData['records'][number]>`
    with persons as (
      select id from tenants where name_key = ${names.key}
      union select row_id from undo_rows
      where table_name = 'tenants' and after is null and before->>'name_key' = ${names.key}
    )
    select * from (
      select 'tenants' as place, tenants.id, facility_number as facility, to_jsonb(tenants) as data
      from tenants join facilities on facilities.id = facility_id where name_key = ${names.key}
      union all
      select 'undo_rows', row_id, coalesce(facility_number, (
          select gone.before->>'facility_number' from undo_rows as gone
          where gone.undo_id = undo_rows.undo_id and gone.table_name = 'facilities'
        )), to_jsonb(undo_rows)
      from undo_rows
      left join tenants on table_name = 'tenants' and tenants.id = row_id
      left join facilities on facilities.id = coalesce(tenants.facility_id, (before->>'facility_id')::integer)
      where table_name in ('tenants', 'archived_tenants')
          and ${names.key} in (tenants.name_key, before->>'name_key', after->>'name_key')
        or table_name = 'letter_batch_tenants' and (
          before->'letter'->>'recipient' = any(${names.recipientNames})
          or (before->>'tenant_id')::integer in (select id from persons)
        )
        or table_name = 'put_away_work' and before->>'reason' = any(${names.reasons})
      union all
      select 'archived_tenants', archived_tenants.id, facility_number, to_jsonb(archived_tenants)
      from archived_tenants join facilities on facilities.id = facility_id where name_key = ${names.key}
      union all
      select 'letter_batch_tenants', batch_id, facility_number, letter
      from letter_batch_tenants left join facilities on facilities.id = facility_id
      where letter <> '{}'
        -- A letter may have the name that the tenant had before.
        and (letter->>'recipient' = any(${names.recipientNames}) or tenant_id in (select id from persons))
      union all
      select 'put_away_work', put_away_work.id, facility_number, to_jsonb(put_away_work)
      from put_away_work join facilities on facilities.id = facility_id where reason = any(${names.reasons})
      union all
      select 'imports', imports.id, error->>'facility_number', error
      from imports, jsonb_array_elements(errors) as error where error->>'name' = any(${names.recipientNames})
    ) as found
    where ${facility}::text is null or lower(facility) = lower(${facility})
    order by place, id
  `.execute(db);
  const idsOf = (place: string) =>
    records.rows.filter((record) => record.place === place).map(({ id }) => id);
  const files = await sql<{ name: string }>`
    select name from files where id in (
      select unnest(array[file_id, mail_merge_file_id]) from letter_batches
      where id = ${anyOf(idsOf('letter_batch_tenants'))}
      union
      select file_id from archived_periods join archived_tenants on archive_id = archived_periods.id
      where archived_tenants.id = ${anyOf(idsOf('archived_tenants'))}
    ) and expires_at is null order by name
  `.execute(db);
  return { records: records.rows, files: files.rows.map((file) => file.name) };
}

/** The stored key of a name, its forms in letters and reports of imports, and the reasons that name it. */
async function spellings(db: Db, key: string) {
  const { rows } = await sql<{ name: string }>`
    select distinct letter->>'recipient' as name from letter_batch_tenants where letter ? 'recipient'
    union
    select before->'letter'->>'recipient' from undo_rows where before->'letter' ? 'recipient'
    union
    select distinct error->>'name' from imports, jsonb_array_elements(errors) as error
  `.execute(db);
  const recipientNames = rows.map(({ name }) => name).filter((name) => nameKey(name, null) === key);
  const { rows: texts } = await sql<{ reason: string }>`
    select reason from put_away_work
    union select before->>'reason' from undo_rows where table_name = 'put_away_work' and before ? 'reason'
  `.execute(db);
  const isNamed = (reason: string) => {
    const words = plainWords(reason).split(' ');
    return key.split(' ').every((word) => words.includes(word));
  };
  return { key, recipientNames, reasons: texts.map(({ reason }) => reason).filter(isNamed) };
}

/**
 * Erases what `findPerson` finds but the files, and all exports and reports of imports, which name tenants too. `by` is
 * the user of the machine. Returns what was there.
 */
export function erasePerson(
  db: Db,
  { now, by }: { now: Date; by: string },
  name: string,
  facility: string | null = null,
): Promise<PersonalData> {
  return transaction(db, async (trx) => {
    const personalData = await findPerson(trx, name, facility);
    const of = (place: string) => personalData.records.filter((record) => record.place === place);
    // The changes of this person can no longer be undone.
    const records = of('undo_rows').map(({ data }) => data);
    const { rows: undos } = await sql<{ tenant_id: number | null }>`
      delete from undo_rows
      using jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as found (undo_id integer, table_name text, row_id integer)
      where undo_rows.undo_id = found.undo_id and undo_rows.table_name = found.table_name
        and undo_rows.row_id = found.row_id
      returning case when found.table_name = 'tenants' then found.row_id end as tenant_id
    `.execute(trx);
    for (const table of ['tenants', 'archived_tenants'] as const) {
      const ids = of(table).map(({ id }) => id);
      await trx.deleteFrom(table).where('id', '=', anyOf(ids)).execute();
    }
    for (const { id, data } of of('letter_batch_tenants')) {
      await sql`
        update letter_batch_tenants set letter = '{}' where batch_id = ${id} and letter = ${JSON.stringify(data)}::jsonb
      `.execute(trx);
    }
    const workIds = of('put_away_work').map(({ id }) => id);
    await trx
      .updateTable('put_away_work')
      .set({ reason: 'The reason was erased.' })
      .where('id', '=', anyOf(workIds))
      .execute();
    for (const { id, data } of of('imports')) {
      await sql`
        update imports set errors = (
          select coalesce(jsonb_agg(error), '[]') from jsonb_array_elements(errors) as error
          where error <> ${JSON.stringify(data)}::jsonb
        ) where id = ${id}
      `.execute(trx);
    }
    const ids = [
      ...new Set([
        ...of('tenants').map(({ id }) => id),
        ...undos.flatMap(({ tenant_id }) => tenant_id ?? []),
      ]),
    ];
    // Values that an undo of an import would write again.
    await sql`
      update imports set changes = (
        select coalesce(jsonb_agg(change), '[]') from jsonb_array_elements(changes) as change
        where (change->>'tenant_id')::integer <> all(${ids}::integer[])
      ) where changes <> '[]'
    `.execute(trx);
    await trx.deleteFrom('files').where('kind', 'in', ['export', 'duplicates']).execute();
    await audit(trx, {
      at: now,
      userId: null,
      action: 'erase',
      objectType: 'tenant',
      objectIds: ids,
      details: { by },
    });
    return personalData;
  });
}
