import type {
  BatchesMailed,
  Day,
  LetterType,
  MailedBatches,
} from '@audit-letters/api-client/contract';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import {
  assertMadeBefore,
  assertNotAhead,
  mailChange,
  mailedOn,
  mailTimeOf,
} from '../../facilities/index.ts';
import { HttpError, NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { recordUndo } from '../../undo/record.ts';

type Services = Pick<Context, 'db' | 'clock'>;

/**
 * Sets the day on which batches were mailed, or that they were not (LET-61). Batches whose day is no longer the one
 * that the caller has seen keep it; refuses when that is so for all of them (WIR-49).
 */
export function markMailed(
  context: Services,
  session: CurrentSession,
  { filenames, mailed_on = context.clock.today(), seen = null }: BatchesMailed,
): Promise<MailedBatches> {
  return transaction(context.db, async (trx) => {
    const allBatches = await lockNamed(trx, filenames);
    const batches = allBatches.filter((batch) => batch.mailed_on === seen);
    if (batches.length === 0) throw new HttpError(409, changedSince);
    if (mailed_on === seen)
      return { filenames: batches.map(({ filename }) => filename), mailed_on };
    if (mailed_on !== null) {
      assertNotAhead(mailed_on, 'mailed_on', context.clock.today());
      const daysMade = batches.map(({ day }) => day);
      assertMadeBefore(mailed_on, 'mailed_on', daysMade);
    }
    const undo = await recordUndo(trx, context, session, 'mail', async () => {
      await trx
        .updateTable('letter_batches')
        .set({ mail_time: mailed_on && mailTimeOf(mailed_on) })
        .where(
          'id',
          'in',
          batches.map(({ id }) => id),
        )
        .execute();
      for (const batch of batches)
        await auditChange(trx, context, session, mailChange(batch, seen, mailed_on));
    });
    return { filenames: batches.map(({ filename }) => filename), mailed_on, ...undo };
  });
}

const changedSince = 'The mail date of these letters has changed since. Nothing was changed.';

interface NamedBatch {
  id: number;
  filename: string;
  letter_type: LetterType;
  tenant_count: number;
  /** The day on which it was made. */
  day: Day;
  mailed_on: Day | null;
}

/** Locks the named batches, so that they are neither marked nor taken back meanwhile. */
async function lockNamed(trx: Transaction, filenames: readonly string[]): Promise<NamedBatch[]> {
  const names = [...new Set(filenames)];
  const batches = await trx
    .selectFrom('letter_batches')
    .select(['id', 'filename', 'letter_type', 'tenant_count', 'day', mailedOn.as('mailed_on')])
    .where('filename', 'in', names)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (batches.length < names.length) throw new NotFound();
  return batches;
}
