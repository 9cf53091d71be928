import type {
  BatchesNotMailed,
  Day,
  LetterType,
  MailedBatches,
} from '@audit-letters/api-client/contract';
import type { Context } from '../../context.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { facilityChange, lockFacility, mailTimeOf, periodStart } from '../../facilities/index.ts';
import { Invalid, NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { auditChange } from '../../shell/audit.ts';

type Services = Pick<Context, 'db' | 'clock'>;

/**
 * Marks batches as mailed on a day (LET-61). Batches of a facility's current period also set its sent date, which marks
 * the other open batches of the letter type, as the letters-sent dialog does (FAC-36).
 */
export function markMailed(
  context: Services,
  session: CurrentSession,
  filenames: readonly string[],
  day: Day,
): Promise<MailedBatches> {
  return transaction(context.db, async (trx) => {
    const { facilityId, type, savedAt } = await batchesNamed(trx, filenames);
    const facility = facilityId === null ? null : await lockFacility(trx, facilityId);
    const isCurrent = facility !== null && savedAt > (await periodStart(trx, facility.id));
    const marked = await trx
      .updateTable('letter_batches')
      .set({ mail_time: mailTimeOf(day) })
      .where('mail_time', 'is', null)
      .$if(isCurrent, (query) =>
        query.where('facility_id', '=', facilityId).where('letter_type', '=', type),
      )
      .$if(!isCurrent, (query) => query.where('filename', 'in', [...filenames]))
      .returning(['id', 'filename'])
      .execute();
    const sentDateBefore = facility?.[sentDate(type)] ?? null;
    if (isCurrent && marked.length > 0)
      await setSentDate(trx, context, session, facility.id, type, day);
    await auditBatches(trx, context, session, 'mail', marked);
    return {
      filenames: marked.map(({ filename }) => filename).sort(),
      sent_date_before: sentDateBefore,
    };
  });
}

/** Restores what `markMailed` has changed, unless another user has changed it since (LET-62). */
export async function markNotMailed(
  context: Services,
  session: CurrentSession,
  { filenames, mailed_on: day, sent_date_before }: BatchesNotMailed,
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const { facilityId, type, savedAt } = await batchesNamed(trx, filenames);
    const facility = facilityId === null ? null : await lockFacility(trx, facilityId);
    const isCurrent = facility !== null && savedAt > (await periodStart(trx, facility.id));
    const opened = await trx
      .updateTable('letter_batches')
      .set({ mail_time: null })
      .where('filename', 'in', [...filenames])
      .where('mail_time', '=', mailTimeOf(day))
      .returning(['id', 'filename'])
      .execute();
    const isRestored =
      isCurrent &&
      facility[sentDate(type)] === day &&
      !(await hasBatchMailed(trx, facility.id, type, day));
    if (isRestored) {
      await setSentDate(trx, context, session, facility.id, type, sent_date_before);
    }
    await auditBatches(trx, context, session, 'undo-mail', opened);
  });
}

const sentDate = (type: LetterType) => `${type}_letter_sent_date` as const;

/** What these batches share. Refuses an unknown batch, and batches of several facilities or letter types. */
async function batchesNamed(trx: Transaction, filenames: readonly string[]) {
  const names = [...new Set(filenames)];
  const batches = await trx
    .selectFrom('letter_batches')
    .select(['facility_id', 'letter_type', 'save_time'])
    .where('filename', 'in', names)
    .orderBy('save_time', 'desc')
    .execute();
  const [latest] = batches;
  if (!latest || batches.length < names.length) throw new NotFound();
  const isOther = (batch: typeof latest) =>
    batch.facility_id !== latest.facility_id || batch.letter_type !== latest.letter_type;
  if (batches.some(isOther)) {
    throw new Invalid('The batches must be of one facility and of one letter type.');
  }
  return { facilityId: latest.facility_id, type: latest.letter_type, savedAt: latest.save_time };
}

/** Whether a batch of the facility and letter type is marked as mailed on this day. */
async function hasBatchMailed(trx: Transaction, facilityId: number, type: LetterType, day: Day) {
  const batch = await trx
    .selectFrom('letter_batches')
    .select('id')
    .where('facility_id', '=', facilityId)
    .where('letter_type', '=', type)
    .where('mail_time', '=', mailTimeOf(day))
    .limit(1)
    .executeTakeFirst();
  return batch !== undefined;
}

async function setSentDate(
  trx: Transaction,
  context: Services,
  session: CurrentSession,
  facilityId: number,
  type: LetterType,
  day: Day | null,
) {
  const field = sentDate(type);
  await trx
    .updateTable('facilities')
    .set({ [field]: day, updated_at: context.clock.now() })
    .where('id', '=', facilityId)
    .execute();
  await auditChange(trx, context, session, {
    ...facilityChange('update', facilityId),
    details: { fields: [field], dates: [{ field, day }] },
  });
}

async function auditBatches(
  trx: Transaction,
  context: Services,
  session: CurrentSession,
  action: string,
  batches: readonly { id: number }[],
) {
  if (batches.length === 0) return;
  const objectIds = batches.map(({ id }) => id);
  await auditChange(trx, context, session, { action, objectType: 'letter_batch', objectIds });
}
