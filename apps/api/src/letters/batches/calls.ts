import { hash } from 'node:crypto';
import type { Day, GeneratedLetters } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { mailMergeName } from '../../facilities/index.ts';
import { HttpError, Invalid } from '../../http/errors.ts';
import { isSameLease } from '../../tenants/index.ts';
import type { LetterDeps } from '../deps.ts';
import type { BatchRequest } from '../draft/draft.ts';

/** What a call has made: at least one batch. */
export interface MadeLetters {
  batches: [GeneratedLetters, ...GeneratedLetters[]];
  /** Why the batch after them failed. */
  failure?: unknown;
}

/** Makes the letters of a call, unless it was answered before or an equal call makes them meanwhile. */
export async function makeOnce(
  { db, clock }: Pick<LetterDeps, 'db' | 'clock'>,
  request: BatchRequest,
  make: () => Promise<MadeLetters>,
): Promise<MadeLetters> {
  const findEarlier = () => earlierLetters(db, { day: clock.today(), at: clock.now() }, request);
  try {
    return (await findEarlier()) ?? (await make());
  } catch (error) {
    const meanwhile = await findEarlier();
    if (meanwhile) return meanwhile;
    throw error;
  }
}

/**
 * The letters of an earlier call: with the same key (LET-59) or, on the same day, for the same letters of chosen tenants
 * (LET-25), which the key then stands for. Refuses a key whose batches were all taken back, and one that belongs to a
 * call for other letters.
 */
export async function earlierLetters(
  db: Db,
  { day, at }: { day: Day; at: Date },
  request: BatchRequest,
): Promise<MadeLetters | null> {
  const remembered = await rememberedCall(db, request);
  const [first, ...others] = remembered
    ? await generatedBatches(db).where('filename', 'in', remembered.filenames).execute()
    : await equalBatches(db, day, request);
  if (first && !remembered) await rememberBatch(db, request, first.file_name, at);
  if (first) return { batches: [first, ...others] };
  if (!remembered) return null;
  throw new HttpError(410, 'These letters were made and have been taken back since.');
}

async function rememberedCall(db: Db, request: BatchRequest) {
  const call = callOf(request);
  if (!call) return undefined;
  const remembered = await db
    .selectFrom('letter_calls')
    .select(['parameters', 'filenames'])
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (remembered && remembered.parameters !== call.parameters) {
    throw new Invalid('This Idempotency-Key belongs to a call for other letters.');
  }
  return remembered;
}

/** The batch of the day that has the same letters for the chosen tenants, or for others of the same lease. */
async function equalBatches(
  db: Db,
  day: Day,
  { scope, type, tenantIds, enrollmentLetterDate }: BatchRequest,
): Promise<GeneratedLetters[]> {
  if (!tenantIds) return [];
  const tenantsOfCall = sql`${[...tenantIds]}::int[]`;
  const tenantsOfBatch = sql`(
    select tenant_id from letter_batch_tenants where batch_id = letter_batches.id
  ) as printed`;
  return generatedBatches(db)
    .where('day', '=', day)
    .where('letter_type', '=', type)
    .where('letter_batches.facility_id', 'is not distinct from', scope.facilityId)
    .where('state', 'is not distinct from', scope.state)
    .where('enrollment_letter_date', 'is not distinct from', enrollmentLetterDate)
    .where(
      // A chosen tenant without a letter is of the same lease as one who got it (LET-115).
      sql<boolean>`not exists (
        select from ${tenantsOfBatch} where tenant_id <> all(${tenantsOfCall})
      ) and not exists (
        select from unnest(${tenantsOfCall}) as chosen (id)
        where id <> all(select tenant_id from ${tenantsOfBatch}) and not exists (
          select from ${tenantsOfBatch} join tenants as one on one.id = tenant_id
          join tenants as other on ${isSameLease('one', 'other')}
          where other.id = chosen.id
        )
      )`,
    )
    .$if(type === 'welcome', (query) =>
      // A welcome letter of another coverage is another letter (LET-107).
      query.where(
        sql<boolean>`not exists (
          select from ${tenantsOfBatch} join tenants on tenants.id = tenant_id
          where coverage_id is distinct from welcome_coverage_id
        )`,
      ),
    )
    .limit(1)
    .execute();
}

/** Batches as the call that makes them answers, oldest first. */
const generatedBatches = (db: Db) =>
  db
    .selectFrom('letter_batches')
    .select(['filename as file_name', 'letter_type', 'tenant_count'])
    .select(mailMergeName.as('mail_merge_file_name'))
    .orderBy('letter_batches.id');

/**
 * Remembers a batch under the key of its call. Fails when a repetition was answered meanwhile; a batch of a call for
 * all follows others.
 */
export async function rememberBatch(
  db: Db,
  request: BatchRequest,
  filename: string,
  made_at: Date,
): Promise<void> {
  const call = callOf(request);
  if (!call) return;
  await db
    .insertInto('letter_calls')
    .values({ ...call, filenames: [filename], made_at })
    .$if(request.all === true, (query) =>
      query.onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ filenames: sql`letter_calls.filenames || excluded.filenames` }),
      ),
    )
    .execute();
}

/** The user and key of a call, and what it asks for; `null` when its client has sent no key. */
function callOf(request: BatchRequest) {
  const { scope, type, tenantIds, enrollmentLetterDate, all = false, userId } = request;
  if (request.idempotencyKey === null) return null;
  return {
    key: hashOf([userId, request.idempotencyKey]),
    parameters: hashOf([
      userId,
      scope.facilityId,
      scope.state,
      type,
      tenantIds && inOrder(tenantIds),
      enrollmentLetterDate,
      all,
    ]),
  };
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

const hashOf = (values: readonly unknown[]): string => hash('sha256', JSON.stringify(values));
