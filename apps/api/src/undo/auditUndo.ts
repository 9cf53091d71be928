import type { Day } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { auditChange } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import { facilityChange, facilityUpdate, mailChange } from '../facilities/index.ts';
import type { CurrentSession } from '../session/store.ts';
import { auditRestoredTenants, auditUndoneTenants } from '../tenants/index.ts';
import { userChange } from '../users/index.ts';
import type { RestoredTable } from './restore.ts';
import type { StoredUndo } from './store.ts';

type Services = Pick<Context, 'clock'>;

/** Adds the entries of the audit log for what an undo restores, before it does. */
export async function auditUndo(
  trx: Transaction,
  context: Services,
  session: CurrentSession,
  undo: StoredUndo,
): Promise<void> {
  switch (undo.kind) {
    case 'tenants':
      await auditUndoneTenants(trx, context, session, undo.id, 'undo');
      return;
    case 'delete-tenants':
      await auditRestoredTenants(trx, context, session, undo.id);
      return;
    case 'facility':
      await auditFacilities(trx, context, session, undo);
      return;
    case 'delete-facility': {
      for (const id of await idsOf(trx, undo, 'facilities')) {
        await auditChange(trx, context, session, facilityChange('restore', id));
      }
      const managers = await idsOf(trx, undo, 'users');
      if (managers.length > 0) {
        await auditChange(trx, context, session, userChange('restore', managers));
      }
      return;
    }
    case 'move-outs': {
      const tenants = await auditUndoneTenants(trx, context, session, undo.id, 'undo-move-out');
      const facilities = new Set(tenants.map(({ facility_id }) => facility_id));
      for (const id of await idsOf(trx, undo, 'facilities')) facilities.add(id);
      for (const id of facilities) {
        const change = facilityChange('undo-move-outs', id, { tagged: tenants.length });
        await auditChange(trx, context, session, change);
      }
      return;
    }
    case 'mail':
      await auditBatches(trx, context, session, undo);
      return;
    case 'import':
      return;
  }
}

async function idsOf(trx: Transaction, undo: StoredUndo, table: RestoredTable): Promise<number[]> {
  const rows = await trx
    .selectFrom('undo_rows')
    .select('row_id')
    .where('undo_id', '=', undo.id)
    .where('table_name', '=', table)
    // Staff of a deleted facility only lost their link to it.
    .$if(table === 'users', (query) => query.where('after', 'is', null))
    .orderBy('row_id')
    .execute();
  return rows.map(({ row_id }) => row_id);
}

async function auditFacilities(
  trx: Transaction,
  context: Services,
  session: CurrentSession,
  undo: StoredUndo,
) {
  const { rows } = await sql<{ id: number; before: Record<string, unknown> }>`
    select row_id as id, before from undo_rows where undo_id = ${undo.id} and table_name = 'facilities'
  `.execute(trx);
  for (const { id, before } of rows) {
    await auditChange(trx, context, session, facilityUpdate(id, Object.keys(before), before));
  }
}

/** One entry for each batch whose mail date is restored. */
async function auditBatches(
  trx: Transaction,
  context: Services,
  session: CurrentSession,
  undo: StoredUndo,
) {
  const { rows } = await sql<
    Parameters<typeof mailChange>[0] & { before: Day | null; after: Day | null }
  >`
    select batches.id, batches.letter_type, batches.tenant_count,
      (former.mail_time at time zone 'UTC')::date as before, (batches.mail_time at time zone 'UTC')::date as after
    from undo_rows join letter_batches as batches on batches.id = row_id
    cross join lateral jsonb_populate_record(batches, before) as former
    where undo_id = ${undo.id} and table_name = 'letter_batches' order by batches.id
  `.execute(trx);
  for (const { before, after, ...batch } of rows)
    await auditChange(trx, context, session, mailChange(batch, after, before));
}
