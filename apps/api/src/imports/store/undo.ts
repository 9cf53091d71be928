import { sql } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { countedOf, tenantInWords } from '../../text/words.ts';
import { recordOf } from '../../undo/restore.ts';

/** An undo of an import. */
interface ImportUndo {
  id: number;
  import_id: number;
}

/** Throws if a tenant of an import was deleted, put into a letter or is one of the `changed` ones (IMP-35). */
export async function assertImportUnchanged(
  trx: Transaction,
  { id, import_id }: ImportUndo,
  changed: readonly number[],
): Promise<void> {
  const { rows } = await sql<{
    missing: number;
    lettered: number;
    changed: number;
    /** A tenant that keeps the import from being undone. */
    example: Parameters<typeof tenantInWords>[0] | null;
  }>`
    select
      (
        select coalesce(sum((facility->>'inserted')::integer), 0)::integer
        from jsonb_array_elements(facilities) as facility
      ) + jsonb_array_length(changes) - count(tenants.id)::integer as missing,
      count(*) filter (where lettered)::integer as lettered,
      count(*) filter (where tenants.id = ${anyOf(changed)} and not lettered)::integer as changed,
      (
        array_agg(jsonb_build_object('first_name', first_name, 'last_name', last_name, 'unit', unit) order by tenants.id)
          filter (where tenants.id = ${anyOf(changed)} or lettered)
      )[1] as example
    from imports
    left join ${recordOf(id, 'tenants')} on true
    left join tenants on tenants.id = row_id
    cross join lateral (
      select exists (
        select from letter_batch_tenants join letter_batches on letter_batches.id = batch_id
        where tenant_id = tenants.id and save_time >= imports.created_at
      ) as lettered
    ) as letters
    where imports.id = ${import_id}
    group by imports.id
  `.execute(trx);
  const [traces] = rows;
  const reasons = [
    traces?.lettered && `${wereOf(traces.lettered)} put into letters`,
    traces?.changed && `${wereOf(traces.changed)} changed`,
    traces?.missing && `${wereOf(traces.missing)} deleted or archived`,
  ].filter(Boolean);
  if (reasons.length === 0) return;
  const exampleText = traces?.example ? ` One of them is ${tenantInWords(traces.example)}.` : '';
  throw new HttpError(
    409,
    `This import cannot be undone: since then ${reasons.join(', ')}.${exampleText}`,
  );
}

const wereOf = (count: number) => countedOf(count, 'its tenants', ['was', 'were']);

/** Adds the audit entries of an undone import. The software and the upload count of its facilities return. */
export async function endImport(
  trx: Transaction,
  context: Pick<Context, 'clock'>,
  session: CurrentSession,
  id: number,
): Promise<void> {
  const now = context.clock.now();
  const { facilities, changes, software } = await trx
    .updateTable('imports')
    .set({ undone_at: now, errors: '[]' })
    .where('id', '=', id)
    .returning(['facilities', 'changes', 'software'])
    .executeTakeFirstOrThrow();
  if (facilities.length === 0) {
    throw new HttpError(409, 'This import cannot be undone: it added no tenants.');
  }
  // A later import has set the software itself, and so has a later edit to another one. The undo of the next import
  // restores what this one has replaced.
  await sql`
    with former as (
      select former.*, (
        select min(imports.id) from imports where imports.id > ${id} and undone_at is null
          and imports.facilities @> jsonb_build_array(jsonb_build_object('facility_id', former.facility_id))
      ) as next_import
      from jsonb_to_recordset(${JSON.stringify(facilities)}::jsonb)
        as former (facility_id integer, software text, inserted integer)
    ), passed_on as (
      update imports set facilities = (
        select jsonb_agg(
          case when former.facility_id is null then facility
            else facility || jsonb_build_object('software', former.software) end order by place
        )
        from jsonb_array_elements(imports.facilities) with ordinality as own (facility, place)
        left join former on next_import = imports.id
          and former.facility_id = (facility->>'facility_id')::integer and facility->>'software' = ${software}
      )
      where id in (select next_import from former)
    )
    update facilities set
      upload_count = upload_count - former.inserted,
      software = case when facilities.software = ${software} and next_import is null
        then former.software else facilities.software end,
      updated_at = ${now}
    from former where facilities.id = former.facility_id
  `.execute(trx);
  await auditChange(trx, context, session, {
    action: 'undo-import',
    objectType: 'facility',
    objectIds: facilities.map(({ facility_id }) => facility_id),
    details: {
      import: id,
      tenants: facilities.reduce((sum, { inserted }) => sum + inserted, 0),
      restored: changes.length,
    },
  });
  if (changes.length === 0) return;
  await auditChange(trx, context, session, {
    action: 'update',
    objectType: 'tenant',
    objectIds: changes.map(({ tenant_id }) => tenant_id),
    details: { fields: ['import'], import: id },
  });
}
