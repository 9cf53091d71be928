import type { Undoable } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { UndoKind } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Clock } from '../time/clock.ts';
import { DAY_MS } from '../time/day.ts';

/** A change can be undone, and a deleted tenant stays in the bin, for this number of days (WIR-49, TEN-102). */
const UNDO_DAYS = 30;

/** Changes from before this moment can no longer be undone. */
export const undoStart = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

/** When a change of now can no longer be undone. */
export const undoEnd = (now: Date): Date => new Date(now.getTime() + UNDO_DAYS * DAY_MS);

/**
 * Records the rows that `work` updates and deletes in this transaction, so that the user can undo it (WIR-49). The
 * triggers of the migration `0004_undos.ts` write the records. Returns the number of the undo, without one if no row
 * has changed.
 */
export async function recordUndo(
  trx: Transaction,
  { clock }: { clock: Pick<Clock, 'now'> },
  { userId }: { userId: number },
  kind: UndoKind,
  work: () => Promise<unknown>,
): Promise<Undoable> {
  const { id } = await trx
    .insertInto('undos')
    .values({ user_id: userId, kind, at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setRecorded(trx, String(id));
  await work();
  await setRecorded(trx, '');
  const { row_count: rows } = await trx
    .updateTable('undos')
    .set({
      // A later change has a later moment.
      at: clock.now(),
      row_count: sql`(select count(*) from undo_rows where undo_id = ${id})`,
    })
    .where('id', '=', id)
    .returning('row_count')
    .executeTakeFirstOrThrow();
  if (rows > 0) return { undo: id };
  await trx.deleteFrom('undos').where('id', '=', id).execute();
  return {};
}

/** Sets the undo that the triggers add to; an empty text ends the recording. */
const setRecorded = (trx: Transaction, undo: string) =>
  sql`select set_config('audit_letters.undo', ${undo}, true)`.execute(trx);

/** Makes the undo of an import, which keeps its own record of what it changed. Returns the number of the undo. */
export async function recordImport(
  trx: Transaction,
  userId: number,
  importId: number,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('undos')
    .values({ user_id: userId, kind: 'import', at, import_id: importId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
