import type {
  Day,
  GeneratedLetters,
  LetterBatch,
  LetterBatchesFilter,
  LetterType,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { contains } from '../../database/contains.ts';
import type { Db } from '../../database/engine.ts';
import type { Transaction } from '../../database/transaction.ts';
import { type ListPage, offsetOf } from '../../http/paging.ts';
import { toMoment } from '../../http/serialize.ts';

/** The batches, latest first. */
export async function listBatches(db: Db, filter: LetterBatchesFilter, page: ListPage) {
  const facilityNumber = filter.facility_number?.trim();
  const { letter_type: letterType } = filter;
  const matching = db
    .selectFrom('letter_batches')
    .$if(Boolean(facilityNumber), (query) =>
      query.where(contains(sql.ref('facility_number'), facilityNumber ?? '')),
    )
    .$if(letterType !== undefined, (query) =>
      query.where('letter_type', '=', letterType as LetterType),
    );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      'filename',
      'facility_number',
      'letter_type',
      'tenant_count',
      'save_time',
      'mail_time',
    ])
    .orderBy('save_time', 'desc')
    .orderBy('id', 'desc')
    .limit(page.perPage)
    .offset(offsetOf(page))
    .execute();
  const batches = rows.map(
    (row): LetterBatch => ({
      ...row,
      save_time: toMoment(row.save_time),
      mail_time: row.mail_time && toMoment(row.mail_time),
    }),
  );
  return { batches, total };
}

/** The batch of this request on this day, if it exists (LET-25). */
export function findBatch(db: Db | Transaction, day: Day, key: string) {
  return firstOf(batchFiles(db).where('day', '=', day).where('request_key', '=', key));
}

/** The batch that an earlier call with this key has made (LET-59). */
export async function findRepeated(db: Db, idempotencyKey: string | null) {
  if (idempotencyKey === null) return undefined;
  return firstOf(batchFiles(db).where('idempotency_key', '=', idempotencyKey));
}

const batchFiles = (db: Db | Transaction) =>
  db
    .selectFrom('letter_batches')
    .leftJoin('files', 'files.id', 'letter_batches.mail_merge_file_id')
    .select(['filename', 'letter_type', 'tenant_count', 'files.name as mail_merge_file_name']);

async function firstOf(
  query: ReturnType<typeof batchFiles>,
): Promise<GeneratedLetters | undefined> {
  const batch = await query.executeTakeFirst();
  return (
    batch &&
    generatedLetters(
      batch.filename,
      batch.mail_merge_file_name,
      batch.letter_type,
      batch.tenant_count,
    )
  );
}

/** The answer to generating. */
export const generatedLetters = (
  file_name: string,
  mail_merge_file_name: string | null,
  letter_type: LetterType,
  tenant_count: number,
): GeneratedLetters => ({ file_name, mail_merge_file_name, letter_type, tenant_count });
