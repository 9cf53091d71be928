import type {
  BatchesNotMailed,
  Day,
  LetterType,
  MailedBatches,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { lockFacility, mailTimeOf, periodStart } from '../../facilities/index.ts';
import { Invalid, NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';

type Services = Pick<Context, 'db' | 'clock'>;

/**
 * Marks the named batches as mailed on a day (LET-61). The first batch of a facility's current period sets the sent
 * date of the facility; later ones do not change it.
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
      .set({ mail_time: mailTimeOf(day), mailed_by_facility: false })
      .where('mail_time', 'is', null)
      .where('filename', 'in', [...filenames])
      .returning(changedBatch)
      .execute();
    const sentDateBefore = facility?.[sentDate(type)] ?? null;
    if (isCurrent && marked.length > 0 && sentDateBefore === null) {
      await setSentDate(trx, context, facility.id, type, day);
    }
    await auditBatches(trx, context, session, 'mail', marked, day);
    return {
      filenames: marked.map(({ filename }) => filename).sort(),
      sent_date_before: sentDateBefore,
    };
  });
}

/**
 * Restores what `markMailed` has changed, unless another user has changed it since (LET-62), or corrects the day
 * (LET-77).
 */
export async function markNotMailed(
  context: Services,
  session: CurrentSession,
  { filenames, mailed_on: day, sent_date_before, corrected_to }: BatchesNotMailed,
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const { facilityId, type, savedAt } = await batchesNamed(trx, filenames);
    const facility = facilityId === null ? null : await lockFacility(trx, facilityId);
    const opened = await trx
      .updateTable('letter_batches')
      .set({ mail_time: corrected_to ? mailTimeOf(corrected_to) : null, mailed_by_facility: false })
      .where('filename', 'in', [...filenames])
      .where(mailedOn, '=', day)
      .returning(changedBatch)
      .execute();
    if (facility && sent_date_before === null && facility[sentDate(type)] === day) {
      const start = await periodStart(trx, facility.id);
      if (savedAt > start) {
        const first = await firstMailed(trx, facility.id, type, start);
        await setSentDate(trx, context, facility.id, type, first);
      }
    }
    if (corrected_to) await auditBatches(trx, context, session, 'mail', opened, corrected_to);
    else await auditBatches(trx, context, session, 'undo-mail', opened, day);
  });
}

const changedBatch = ['id', 'filename', 'letter_type', 'tenant_count'] as const;

/** The day of mailing (`mailTimeOf`). */
const mailedOn = sql<Day | null>`(mail_time at time zone 'UTC')::date`;

const sentDate = (type: LetterType) => `${type}_letter_sent_date` as const;

/** The scope and letter type of these batches. Refuses an unknown batch, and batches of several facilities or letter types. */
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

/** The day on which the first batch of the facility and letter type was mailed in the period. */
async function firstMailed(trx: Transaction, facilityId: number, type: LetterType, start: Date) {
  const { day } = await trx
    .selectFrom('letter_batches')
    .select(({ fn }) => fn.min<Day | null>(mailedOn).as('day'))
    .where('facility_id', '=', facilityId)
    .where('letter_type', '=', type)
    .where('save_time', '>', start)
    .executeTakeFirstOrThrow();
  return day;
}

function setSentDate(
  trx: Transaction,
  { clock }: Services,
  facilityId: number,
  type: LetterType,
  day: Day | null,
) {
  return trx
    .updateTable('facilities')
    .set({ [sentDate(type)]: day, updated_at: clock.now() })
    .where('id', '=', facilityId)
    .execute();
}

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
      ...{ action, objectType: 'letter_batch', objectIds: [id] },
      details: {
        letter_type,
        tenants: tenant_count,
        dates: [{ field: sentDate(letter_type), day }],
      },
    });
  }
}
