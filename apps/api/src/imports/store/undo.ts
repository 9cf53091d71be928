import { sql } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { HttpError, NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { countedOf } from '../../text/words.ts';
import { writeTenants } from './apply.ts';
import { lockKnown } from './facilities.ts';

type StoredImport = Awaited<ReturnType<typeof findImport>>;

/**
 * Removes the tenants that an import added and restores those that it changed, all or none (IMP-40). Throws if one of them
 * was changed, deleted or got a letter (IMP-35).
 */
export async function undoImport(
  trx: Transaction,
  context: Pick<Context, 'clock'>,
  session: CurrentSession,
  id: number,
): Promise<void> {
  const { facilities } = await findImport(trx, id);
  const facilityIds = facilities.map((each) => each.facility_id);
  // Facilities are locked before imports, as an archive does.
  await lockKnown(trx, facilityIds);
  const stored = await lockImport(trx, id);
  const refusal = await refusalOf(trx, stored);
  if (refusal) throw new HttpError(409, refusal);
  await removeImport(trx, stored, context.clock.now());
  // With the moment of their earlier change, the import before this one can be undone next (IMP-40).
  await writeTenants(trx, stored.changes);
  const [tenants, restored] = [addedBy(stored), stored.changes.length];
  await auditChange(trx, context, session, {
    action: 'undo-import',
    objectType: 'facility',
    objectIds: facilityIds,
    details: { import: id, tenants, restored },
  });
  if (restored > 0) {
    await auditChange(trx, context, session, {
      action: 'update',
      objectType: 'tenant',
      objectIds: stored.changes.map((each) => each.tenant_id),
      details: { fields: ['import'], import: id },
    });
  }
}

const addedBy = ({ facilities }: StoredImport) =>
  facilities.reduce((sum, each) => sum + each.inserted, 0);

/** The sentence about what was changed or mailed since, or `null`. */
async function refusalOf(db: Db, stored: StoredImport): Promise<string | null> {
  if (stored.undone_at) return 'This import has been undone already.';
  if (stored.facilities.length === 0) {
    return 'This import cannot be undone: it added no tenants.';
  }
  const traces = await tracesOf(db, stored);
  const missing = addedBy(stored) + stored.changes.length - traces.stored;
  const reasons = [
    traces.lettered > 0 && `${wereOf(traces.lettered)} put into letters`,
    traces.changed > 0 && `${wereOf(traces.changed)} changed`,
    missing > 0 && `${wereOf(missing)} deleted or archived`,
  ].filter(Boolean);
  if (reasons.length === 0) return null;
  const named = traces.example ? ` One of them is ${traces.example}.` : '';
  return `This import cannot be undone: since then ${reasons.join(', ')}.${named}`;
}

const wereOf = (count: number) => countedOf(count, 'its tenants', ['was', 'were']);

/** Locks an import and its tenants, so that two callers cannot undo it twice. */
async function lockImport(trx: Transaction, id: number): Promise<StoredImport> {
  const stored = await findImport(trx, id, true);
  const facilityIds = stored.facilities.map((each) => each.facility_id);
  await sql`
    select id from tenants where facility_id = ${anyOf(facilityIds)} and ${isOf(stored)} order by id for update
  `.execute(trx);
  return stored;
}

/** Throws `NotFound` for an unknown id. */
const findImport = (db: Db, id: number, locks = false) =>
  db
    .selectFrom('imports')
    .select(['id', 'software', 'facilities', 'changes', 'created_at', 'undone_at'])
    .where('id', '=', id)
    .$if(locks, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => new NotFound());

/** The tenants that an import added or changed. */
const isOf = ({ id, changes }: StoredImport) =>
  sql`(import_id = ${id} or id = ${anyOf(changes.map((each) => each.tenant_id))})`;

/** The later changes of the tenants that an import added or changed. */
interface ImportTraces {
  /** The tenants that are stored. */
  stored: number;
  /** The number of these tenants that were edited or answered. */
  changed: number;
  /** The number of these tenants with a generated letter. */
  lettered: number;
  /** The name of a tenant that keeps the import from being undone. */
  example: string | null;
}

async function tracesOf(db: Db, stored: StoredImport): Promise<ImportTraces> {
  const { rows } = await sql<ImportTraces>`
    with own as (
      select id, first_name, last_name, unit,
        date_trunc('milliseconds', updated_at) <> ${stored.created_at} as changed,
        exists (
          select from letter_batch_tenants join letter_batches on letter_batches.id = batch_id
          where tenant_id = tenants.id and save_time >= ${stored.created_at}
        ) as lettered
      from tenants
      where facility_id = ${anyOf(stored.facilities.map((each) => each.facility_id))} and ${isOf(stored)}
    )
    select count(*)::int as stored,
      count(*) filter (where lettered)::int as lettered,
      count(*) filter (where changed and not lettered)::int as changed,
      min(concat_ws(' ', first_name, last_name) || coalesce(' in unit ' || unit, ''))
        filter (where changed or lettered) as example
    from own
  `.execute(db);
  return rows[0] ?? { stored: 0, changed: 0, lettered: 0, example: null };
}

/** Deletes the tenants of an import. The software and the upload count of its facilities return. */
async function removeImport(
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
  await sql`update imports set undone_at = ${now}, errors = '[]' where id = ${id}`.execute(trx);
}
