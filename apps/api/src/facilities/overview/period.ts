import type {
  LettersMailed,
  PeriodImport,
  PeriodLetters,
} from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { userName } from '../../database/expressions.ts';
import { toMoment } from '../../http/serialize.ts';
import { ofLetterType, startOfPeriod } from '../sentDates.ts';

/** The most rows of each list on the facility page (FAC-89). */
const MOST_ROWS = 50;

/** The batches with letters of the facility in this period, also those made for its state, newest first. */
export async function periodLetters(db: Db, facilityId: number): Promise<PeriodLetters[]> {
  const rows = await batchesInPeriod(db, facilityId)
    .select(['filename', 'letter_type', 'save_time', 'mail_time'])
    .select(lettersOf(facilityId).as('tenant_count'))
    .select(mailMergeName.as('mail_merge_file_name'))
    .orderBy('save_time', 'desc')
    .orderBy('letter_batches.id', 'desc')
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => ({
    ...row,
    save_time: toMoment(row.save_time),
    mail_time: row.mail_time && toMoment(row.mail_time),
  }));
}

/** The name of the mail merge file of a row of `letter_batches`. */
export const mailMergeName = sql<string | null>`(
  select name from files where files.id = letter_batches.mail_merge_file_id
)`;

/** The letters of the facility in this period, mailed and not, of each type with a batch (FAC-122). */
export const lettersMailed = (db: Db, facilityId: number): Promise<LettersMailed[]> =>
  batchesInPeriod(db, facilityId)
    .select('letter_type')
    .select([
      sumOf(facilityId, isMailed).as('mailed'),
      sumOf(facilityId, sql`not ${isMailed}`).as('not_mailed'),
    ])
    .groupBy('letter_type')
    .execute();

const batchesInPeriod = (db: Db, facilityId: number) =>
  db
    .selectFrom('letter_batches')
    .innerJoin('facilities', (join) => join.on('facilities.id', '=', facilityId))
    .where('letter_batches.id', 'in', batchesOf(facilityId))
    .where('save_time', '>', startOfPeriod(facilityId));

const enteredDay = ofLetterType((type) => `facilities.${letterTypes[type].sentDate}`);

/** Whether the letters were mailed. For a batch of its state, a facility can have an entered day instead (LET-96). */
const isMailed = sql`(
  mail_time is not null
  or (letter_batches.state is not null and coalesce(${enteredDay} >= letter_batches.day, false))
)`;

const sumOf = (facilityId: number, condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${lettersOf(facilityId)}) filter (where ${condition}), 0)::int`;

/** The letters of a batch that are of the facility: some of those of its state. */
export const lettersOf = (facilityId: number) => sql<number>`(
  case when letter_batches.state is null then letter_batches.tenant_count else (
    select count(*)::int from letter_batch_tenants as own
    where own.batch_id = letter_batches.id and own.facility_id = ${facilityId}
  ) end
)`;

/** The ids of the batches with letters of the facility. */
export const batchesOf = (facilityId: number) =>
  sql<number>`(select distinct batch_id from letter_batch_tenants where facility_id = ${facilityId})`;

/** The imports of the facility in this period, newest first. The last one that changed tenants has its undo. */
export async function periodImports(
  db: Db,
  facilityId: number,
  undosSince: Date,
): Promise<PeriodImport[]> {
  const { rows } = await sql<Omit<PeriodImport, 'at'> & { at: Date }>`
    select
      imports.id, undos.id as undo, imports.created_at as at, ${userName} as user,
      imports.software,
      (counts->>'insert_count')::int as insert_count,
      (counts->>'active_tenants_count')::int as active_tenants_count,
      (counts->>'duplicate_tenant_count')::int as duplicate_tenant_count,
      case when errors_dismissed_at is null then (counts->>'error_count')::int else 0 end as error_count,
      jsonb_array_length(changes) as applied_count
    from imports
    left join users on users.id = imports.user_id
    left join undos on undos.import_id = imports.id and undos.at > ${undosSince}
    where imports.facilities @> jsonb_build_array(jsonb_build_object('facility_id', ${facilityId}::int))
      and imports.created_at > ${startOfPeriod(facilityId)} and imports.undone_at is null
    order by imports.created_at desc, imports.id desc
    limit ${MOST_ROWS}
  `.execute(db);
  const last = rows.find(({ insert_count, applied_count = 0 }) => insert_count + applied_count > 0);
  return rows.map(({ undo, ...row }) => ({
    ...row,
    at: toMoment(row.at),
    ...(undo && row.id === last?.id && { undo }),
  }));
}
