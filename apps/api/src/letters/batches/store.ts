import type {
  Day,
  LetterBatch,
  LetterBatchesFilter,
  LetterType,
} from '@audit-letters/api-client/contract';
import { LetterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { contains } from '../../database/expressions.ts';
import { mailMergeName } from '../../facilities/index.ts';
import { type ListPage, pageOf } from '../../http/paging.ts';
import { toMoment } from '../../http/serialize.ts';

/** Whether a batch has letters of one facility, or of facilities with a text in their number (LET-31). */
function hasLettersOf({ facility_id, facility_number }: LetterBatchesFilter) {
  const number = facility_number?.trim();
  if (!facility_id && !number) return sql<boolean>`true`;
  const isWanted = facility_id
    ? sql`= ${facility_id}::int`
    : sql`in (select id from facilities where ${contains(sql.ref('facilities.facility_number'), number ?? '')})`;
  return sql<boolean>`(
    letter_batches.facility_id ${isWanted}
    or letter_batches.state is not null and exists (
      select from letter_batch_tenants as letters
      where letters.batch_id = letter_batches.id and letters.facility_id ${isWanted}
    )
  )`;
}

/** The present number of the facility: it may have another one than when the letters were made. */
const facilityNumber = sql<string | null>`(
  select facilities.facility_number from facilities where facilities.id = letter_batches.facility_id
)`;

/** The batches, latest first. */
export async function listBatches(db: Db, filter: LetterBatchesFilter, page: ListPage) {
  let matching = db
    .selectFrom('letter_batches')
    .select(['filename', 'state', 'letter_type'])
    .select(facilityNumber.as('facility_number'))
    .select(['tenant_count', 'save_time', 'mail_time'])
    .select(mailMergeName.as('mail_merge_file_name'))
    .select(mailedLater.as('mailed_later'))
    .where(hasLettersOf(filter))
    .orderBy('save_time', 'desc')
    .orderBy('id', 'desc');
  if (filter.letter_type) matching = matching.where('letter_type', '=', filter.letter_type);
  const { rows, pagination } = await pageOf(db, matching, page);
  const data = rows.map((row): LetterBatch => {
    const { state, mailed_later, ...batch } = row;
    return {
      ...batch,
      ...(state !== null && { state }),
      ...(mailed_later > 0 && { mailed_later }),
      save_time: toMoment(batch.save_time),
      mail_time: batch.mail_time && toMoment(batch.mail_time),
    };
  });
  return { data, pagination };
}

/** The names under which the letters of a type and day are saved, also of batches that were taken back (LET-103). */
export async function namesOfDay(db: Db, type: LetterType, day: Day): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select display_name as name from letter_batches join files on files.id = file_id
    where letter_type = ${type} and day = ${day}
    union
    select jsonb_array_elements_text(details -> 'files') from audit_log
    where object_type = 'letter_batch' and action = 'take-back' and at >= ${day}::date - 1
      and details ->> 'letter_type' = ${type}
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The letter types in the order in which a tenant gets them. */
const order = sql`${sql.val([...LetterTypes])}::text[]`;

const isOfTenant = sql`letter_batch_tenants as others
  join letter_batches as batches on batches.id = others.batch_id
  where others.tenant_id = own.tenant_id`;

/** The tenants of an open batch who without it have a mailed letter of a later type and none of its type. */
const mailedLater = sql<number>`case when mail_time is null then (
  select count(distinct own.tenant_id)::int from letter_batch_tenants as own
  join tenants on tenants.id = own.tenant_id
  where own.batch_id = letter_batches.id
    and own.sent_date_before is null
    and not exists (
      select from ${isOfTenant} and batches.letter_type = letter_batches.letter_type
        and batches.id > letter_batches.id
    )
    and exists (
      select from ${isOfTenant} and batches.mail_time is not null
        and array_position(${order}, batches.letter_type) > array_position(${order}, letter_batches.letter_type)
    )
) else 0 end`;

/** The batch of a name. */
export const batchNamed = (db: Db, filename: string) =>
  db.selectFrom('letter_batches').where('filename', '=', filename);
