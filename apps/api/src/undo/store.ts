import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { UndoKind } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { lockFacilities } from '../facilities/index.ts';
import { isAdmin, isStaff } from '../session/authenticate.ts';
import type { CurrentSession } from '../session/store.ts';

/** A change that can be undone. */
export interface StoredUndo {
  id: number;
  kind: UndoKind;
  at: Date;
  import_id: number | null;
  /** The rows that were recorded. */
  row_count: number;
  /** The rows that are still recorded. */
  rows_left: number;
}

/**
 * Locks and returns the undo, if the user may make it and it is not done. All staff may undo an import, and admins a
 * deletion of a facility.
 */
export async function lockUndo(
  trx: Transaction,
  id: number,
  session: CurrentSession,
  since: Date,
): Promise<StoredUndo | undefined> {
  const { rows } = await sql<StoredUndo>`
    select id, kind, at, import_id, row_count,
      (select count(*)::integer from undo_rows where undo_id = undos.id) as rows_left
    from undos where id = ${id} and done_at is null and at > ${since}
      and (
        user_id = ${session.userId} or import_id is not null and ${isStaff(session)}::boolean
        or kind = 'delete-facility' and ${isAdmin(session)}::boolean
      )
    for update
  `.execute(trx);
  return rows[0];
}

/** Locks the facilities of what an undo restores, in the order of all other writes. */
export const lockFacilitiesOf = (trx: Transaction, undoId: number) =>
  lockFacilities(
    trx,
    sql`id in (
      select case when table_name = 'facilities' then row_id else (before->>'facility_id')::integer end
      from undo_rows where undo_id = ${undoId} and table_name in ('facilities', 'tenants')
      union
      select facility_id from tenants join undo_rows on row_id = tenants.id
      where undo_id = ${undoId} and table_name = 'tenants'
      union
      select facility_id from letter_batch_tenants join undo_rows on row_id = batch_id
      where undo_id = ${undoId} and table_name = 'letter_batches'
      union
      select (facility->>'facility_id')::integer from undos join imports on imports.id = import_id
      cross join jsonb_array_elements(facilities) as facility where undos.id = ${undoId}
    )`,
  );

/** Marks an undo as done and deletes its records. */
export async function finishUndo(trx: Transaction, id: number, now: Date): Promise<void> {
  await trx.deleteFrom('undo_rows').where('undo_id', '=', id).execute();
  await trx.updateTable('undos').set({ done_at: now }).where('id', '=', id).execute();
}

/** Deletes the undos from before a moment, with their records. */
export async function deleteOldUndos(db: Db, before: Date): Promise<void> {
  await sql`
    with old as (delete from undos where at < ${before} returning id)
    delete from undo_rows where undo_id in (select id from old)
  `.execute(db);
}
