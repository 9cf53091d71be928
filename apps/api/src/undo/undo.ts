import type { Context } from '../context.ts';
import {
  databaseCode,
  type Transaction,
  transaction,
  violatedUnique,
} from '../database/transaction.ts';
import { HttpError, NotFound } from '../http/errors.ts';
import type { uniqueViolations } from '../http/uniqueViolations.ts';
import { assertImportUnchanged, endImport } from '../imports/store/undo.ts';
import { isStaff } from '../session/authenticate.ts';
import type { CurrentSession } from '../session/store.ts';
import { assertPlacesFree, assertUndoneByManager } from '../tenants/index.ts';
import { auditUndo } from './auditUndo.ts';
import { conflictOf, welcomeLetterSince } from './conflict.ts';
import { undoStart } from './record.ts';
import { changedSince, lockRecorded, restoredTables, restoreRows } from './restore.ts';
import { finishUndo, lockFacilitiesOf, lockUndo, type StoredUndo } from './store.ts';

/**
 * Restores what a change of the user replaced, all or nothing (WIR-49). Throws if something of it has changed since,
 * and `NotFound` if the undo is done, older than 30 days or of another user. All staff can undo an import (IMP-38), and
 * admins the deletion of a facility (FAC-21).
 */
export async function undoChange(
  context: Context,
  session: CurrentSession,
  id: number,
): Promise<void> {
  const since = undoStart(context.clock.now());
  try {
    await transaction(context.db, async (trx) => {
      await lockFacilitiesOf(trx, id);
      const undo = await lockUndo(trx, id, session, since);
      if (!undo) throw new NotFound();
      await restore(trx, context, session, undo);
      await finishUndo(trx, id, context.clock.now());
    });
  } catch (error) {
    throw takenMeanwhile(error) ?? error;
  }
}

async function restore(
  trx: Transaction,
  context: Context,
  session: CurrentSession,
  undo: StoredUndo,
): Promise<void> {
  const { id, kind, import_id } = undo;
  if (!isStaff(session)) {
    if (kind !== 'tenants') throw new NotFound();
    await assertUndoneByManager(trx, session, id);
  }
  if (undo.rows_left < undo.row_count) throw refusal('Some of it was erased or restored since.');
  for (const table of restoredTables) {
    await lockRecorded(trx, id, table);
    const ids = await changedSince(trx, id, table);
    if (import_id !== null && table === 'tenants') {
      await assertImportUnchanged(trx, { id, import_id }, ids);
    }
    if (ids.length > 0) throw refusal(await conflictOf(trx, { undo, table, ids, session }));
  }
  const letter = await welcomeLetterSince(trx, undo);
  if (letter) throw refusal(letter);
  if (kind === 'delete-tenants') await assertPlacesFree(trx, id);
  if (import_id !== null) await endImport(trx, context, session, import_id);
  await auditUndo(trx, context, session, undo);
  await restoreRows(trx, id, context.clock.now());
}

const refusal = (reason: string) => new HttpError(409, `${reason} Nothing was undone.`);

/** What others can have taken while a record was deleted, by the unique index. */
const sentenceOfTaken: Readonly<Record<string, string>> = {
  facilities_facility_number_unique: 'Another facility has the Facility Number by now.',
  facilities_prime_site_id_unique: 'Another facility has the Prime Site ID by now.',
  users_username_unique: "Another user has the manager's user name by now.",
} satisfies Partial<Record<keyof typeof uniqueViolations, string>>;

/** The refusal of a restored row that does not fit any more, or `null` for other errors. */
function takenMeanwhile(error: unknown): HttpError | null {
  const unique = violatedUnique(error);
  if (unique) return refusal(sentenceOfTaken[unique] ?? 'Another record has its place by now.');
  // Its facility was deleted.
  return databaseCode(error) === '23503' ? refusal('What it belonged to was deleted since.') : null;
}
