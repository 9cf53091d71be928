import type { Undoable } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import { anyOf } from '../../database/expressions.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { capitalise, tenantInWords } from '../../text/words.ts';
import { recordUndo, undoStart } from '../../undo/record.ts';
import { insertDeleted } from '../../undo/restore.ts';
import { auditOfFacilities, lockTenants } from '../edit/write.ts';
import { findTakenPlace, lockBin, withIds } from './store.ts';

/** Deletes tenants; the bin has them for 30 days (TEN-102). */
export function deleteTenants(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  ids: number[],
): Promise<Undoable> {
  return transaction(context.db, (trx) =>
    recordUndo(trx, context, session, 'delete-tenants', async () => {
      const tenants = await lockTenants(trx, ids, 'all');
      await trx.deleteFrom('tenants').where('id', '=', anyOf(ids)).execute();
      await auditOfFacilities(trx, context, session, 'delete', tenants);
    }),
  );
}

/** Restores tenants of the bin with their ids, all or none. Throws if a place has another tenant (TEN-103). */
export async function restoreTenants(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  ids: number[],
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const binRows = await lockBin(trx, ids, undoStart(context.clock.now()));
    if (binRows.length < ids.length) {
      throw refusal('Some of these tenants are no longer in the bin.', 'restored');
    }
    await assertFree(trx, withIds(ids), 'restored');
    const undos = [...new Set(binRows.map(({ undo_id }) => undo_id))];
    const records = sql`undo_id = ${anyOf(undos)} and row_id = ${anyOf(ids)}`;
    await insertDeleted(trx, 'tenants', records);
    await sql`delete from undo_rows where table_name = 'tenants' and ${records}`.execute(trx);
    await auditOfFacilities(trx, context, session, 'restore', binRows);
  });
}

/** Throws if the place of a tenant whom an undo would restore has another tenant (TEN-103). */
export const assertPlacesFree = (trx: Transaction, undoId: number) =>
  assertFree(trx, sql<boolean>`undo_id = ${undoId}`, 'undone');

async function assertFree(
  trx: Transaction,
  isDeleted: RawBuilder<boolean>,
  done: 'restored' | 'undone',
): Promise<void> {
  const takenPlace = await findTakenPlace(trx, isDeleted);
  if (!takenPlace) return;
  throw refusal(
    `${capitalise(tenantInWords(takenPlace))} cannot be restored: the unit or the account in facility ${takenPlace.facility_number} has another tenant now.`,
    done,
  );
}

const refusal = (reason: string, done: 'restored' | 'undone') =>
  new HttpError(409, `${reason} Nothing was ${done}.`);
