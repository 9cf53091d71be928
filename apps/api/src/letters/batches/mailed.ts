import type {
  BatchesMailed,
  BatchesNotMailed,
  CorrectedBatches,
  Day,
  LetterType,
  MailedBatches,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { anyOf } from '../../database/expressions.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { lockFacilities, mailTimeOf, startOfPeriod } from '../../facilities/index.ts';
import { HttpError, Invalid, NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';

type Services = Pick<Context, 'db' | 'clock'>;

/**
 * Marks the named batches as mailed on a day (LET-61). The first batch of the current period sets the sent date of each
 * facility with letters in it (LET-96); later ones do not change it. With `restores` the day was cleared before, and the
 * sent dates return that had followed (LET-77).
 */
export function markMailed(
  context: Services,
  session: CurrentSession,
  { filenames, mailed_on: day, restores }: BatchesMailed,
): Promise<MailedBatches> {
  return transaction(context.db, async (trx) => {
    const type = await lockNamed(trx, filenames);
    const marked = await trx
      .updateTable('letter_batches')
      .set({ mail_time: mailTimeOf(day), mailed_by_facility: isByFacility(restores) })
      .where('mail_time', 'is', null)
      .where('filename', 'in', [...filenames])
      .returning(changedBatch)
      .execute();
    const names = marked.map(({ filename }) => filename).sort();
    const first = await trx
      .updateTable('facilities')
      .set({ [sentDate(type)]: day, updated_at: context.clock.now() })
      .where(
        restores ? isAsCorrected(type, restores) : sql<boolean>`${sql.ref(sentDate(type))} is null`,
      )
      .where('id', 'in', recipients(names))
      .returning('id')
      .execute();
    const facilities = first.map(({ id }) => id);
    const before = await markedBefore(trx, { type, facilities, names });
    await auditBatches(trx, context, session, 'mail', marked, day);
    return {
      filenames: names,
      facilities,
      ...(before.length > 0 && { marked_before: before }),
    };
  });
}

/**
 * Restores what `markMailed` has changed, unless another user has changed it since (LET-62), or corrects the day
 * (LET-77). The sent dates of `facilities` follow, by default those of all facilities with letters in the batches; with
 * `restores`, those that had followed a correction. Refuses when all of the batches have changed.
 */
export async function markNotMailed(
  context: Services,
  session: CurrentSession,
  request: BatchesNotMailed,
): Promise<CorrectedBatches> {
  const { filenames, mailed_on: day, facilities, marked_before, corrected_to, restores } = request;
  return transaction(context.db, async (trx) => {
    const type = await lockNamed(trx, filenames);
    const named = trx
      .selectFrom('letter_batches')
      .where('filename', 'in', [...filenames])
      .where(mailedOn, '=', day);
    const byFacility = await named
      .select('filename')
      .where('mailed_by_facility', '=', true)
      .orderBy('filename')
      .execute();
    const opened = await trx
      .updateTable('letter_batches')
      .set({
        mail_time: corrected_to ? mailTimeOf(corrected_to) : null,
        mailed_by_facility: isByFacility(restores),
      })
      .where('id', 'in', named.select('id'))
      .returning(changedBatch)
      .execute();
    if (opened.length === 0) throw new HttpError(409, changedSince);
    const followed = await trx
      .updateTable('facilities')
      .set({
        [sentDate(type)]: restores ? corrected_to : firstMailed(type, marked_before),
        updated_at: context.clock.now(),
      })
      .where(
        restores
          ? isAsCorrected(type, restores)
          : sql<boolean>`${sql.ref(sentDate(type))} = ${day} and coalesce(id = any(${facilities ?? null}), true)`,
      )
      .where('id', 'in', recipients(filenames))
      .returning(['id as facility_id', `${sentDate(type)} as day`])
      .execute();
    if (corrected_to) await auditBatches(trx, context, session, 'mail', opened, corrected_to);
    else await auditBatches(trx, context, session, 'undo-mail', opened, day);
    return { sent_dates: followed, by_facility: byFacility.map(({ filename }) => filename) };
  });
}

/** Whether a facility's sent date had set the mail date that is restored. */
const isByFacility = (restores: CorrectedBatches | undefined) =>
  sql<boolean>`filename = any(${restores?.by_facility ?? []})`;

/** The facilities whose sent date is as a correction has left it. */
const isAsCorrected = (type: LetterType, { sent_dates }: CorrectedBatches) => sql<boolean>`exists (
  select from jsonb_to_recordset(${JSON.stringify(sent_dates)}::jsonb) as corrected (facility_id integer, day date)
  where facility_id = facilities.id and day is not distinct from ${sql.ref(sentDate(type))}
)`;

const changedSince = 'The mail date of these letters has changed since. Nothing was changed.';

const changedBatch = ['id', 'filename', 'letter_type', 'tenant_count'] as const;

/** The day of mailing (`mailTimeOf`). */
const mailedOn = sql<Day | null>`(mail_time at time zone 'UTC')::date`;

export const sentDate = (type: LetterType) => `${type}_letter_sent_date` as const;

/**
 * Locks the facilities with letters in these batches. Returns the letter type. Refuses an unknown batch, and batches of
 * several facilities or letter types.
 */
async function lockNamed(trx: Transaction, filenames: readonly string[]): Promise<LetterType> {
  const names = [...new Set(filenames)];
  const batches = await trx
    .selectFrom('letter_batches')
    .select(['id', 'facility_id', 'letter_type'])
    .where('filename', 'in', names)
    .execute();
  const [one] = batches;
  if (!one || batches.length < names.length) throw new NotFound();
  const isOther = (batch: typeof one) =>
    batch.facility_id !== one.facility_id || batch.letter_type !== one.letter_type;
  if (batches.some(isOther)) {
    throw new Invalid('The batches must be of one facility and of one letter type.');
  }
  await lockFacilitiesOf(
    trx,
    batches.map(({ id }) => id),
  );
  return one.letter_type;
}

/** Locks the facilities with letters in these batches, in the order of `recordBatch`. */
export const lockFacilitiesOf = (trx: Transaction, batchIds: readonly number[]) =>
  lockFacilities(
    trx,
    sql`id in (select facility_id from letter_batch_tenants where batch_id = ${anyOf(batchIds)})`,
  );

/** The facilities with letters in these batches, if the batches belong to their current period. */
export const recipients = (filenames: readonly string[]) => sql<number>`(
  select letters.facility_id from letter_batch_tenants as letters
  join letter_batches on letter_batches.id = letters.batch_id
  where filename = any(${[...filenames]}) and save_time > ${startOfPeriod('letters.facility_id')}
)`;

/** The batches that were mailed before although the facilities had no sent date: somebody has cleared it. */
async function markedBefore(
  trx: Transaction,
  { type, facilities, names }: { type: LetterType; facilities: number[]; names: string[] },
): Promise<string[]> {
  const batches = await trx
    .selectFrom('letter_batches')
    .innerJoin('letter_batch_tenants as letters', 'letters.batch_id', 'letter_batches.id')
    .select('filename')
    .distinct()
    .where('letters.facility_id', '=', anyOf(facilities))
    .where('letter_type', '=', type)
    .where('mail_time', 'is not', null)
    .where('save_time', '>', startOfPeriod('letters.facility_id'))
    .where(sql<boolean>`filename <> all(${names})`)
    .execute();
  return batches.map(({ filename }) => filename).sort();
}

/**
 * The day on which the first letters of the type were mailed for a row of `facilities` in its current period, without
 * those of some batches.
 */
export const firstMailed = (type: LetterType, except: readonly string[] = []) => sql<Day | null>`(
  select min(${mailedOn}) from letter_batches
  join letter_batch_tenants as letters on letters.batch_id = letter_batches.id
  where letters.facility_id = facilities.id and letter_type = ${type}
    and save_time > ${startOfPeriod('facilities.id')} and filename <> all(${[...except]})
)`;

/** One entry for each batch: the timeline shows its letters and its day. */
async function auditBatches(
  trx: Transaction,
  context: Services,
  session: CurrentSession,
  action: string,
  batches: readonly { id: number; letter_type: LetterType; tenant_count: number }[],
  day: Day,
) {
  for (const { id, letter_type, tenant_count } of batches) {
    await auditChange(trx, context, session, {
      action,
      objectType: 'letter_batch',
      objectIds: [id],
      details: {
        letter_type,
        tenants: tenant_count,
        dates: [{ field: sentDate(letter_type), day }],
      },
    });
  }
}
