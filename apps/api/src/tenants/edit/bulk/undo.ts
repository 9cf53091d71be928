import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { anyOf } from '../../../database/expressions.ts';
import { type Transaction, transaction } from '../../../database/transaction.ts';
import { HttpError } from '../../../http/errors.ts';
import type { CurrentSession } from '../../../session/store.ts';
import type { BulkUndo } from '../auditDetails.ts';
import type { CurrentTenant } from '../updates.ts';
import { lockStored, writeTenants } from '../write.ts';
import { type BulkChange, bulkAction } from './bulkUpdate.ts';

/**
 * Restores the values that tenants had before the caller's bulk change, or before the reset if `change` is `null`
 * (TEN-143). Throws if one of the tenants has changed since.
 */
export async function undoBulk(
  context: Context,
  session: CurrentSession,
  ids: number[],
  change: BulkChange | null,
) {
  const action = change ? bulkAction(change.field) : 'reset';
  await transaction(context.db, async (trx) => {
    const tenants = await lockStored(trx, ids, 'all');
    if (tenants.length !== ids.length) throw new HttpError(409, areGone);
    const undos = await lastUndos(trx, ids, { action, userId: session.userId });
    const before = new Map(
      tenants.map((tenant) => {
        const undo = undos.get(tenant.id);
        if (undo?.value !== (change?.value ?? null) || !hasValues(tenant, undo.after)) {
          throw new HttpError(409, hasChanged);
        }
        return [tenant.id, undo.before];
      }),
    );
    await writeTenants(trx, context, session, {
      action: 'undo',
      tenants,
      makeUpdate: ({ id }) => before.get(id) ?? {},
    });
  });
}

/** The last change of a kind that the user has made to each tenant. */
async function lastUndos(
  trx: Transaction,
  ids: number[],
  { action, userId }: { action: string; userId: number },
): Promise<Map<number, BulkUndo>> {
  const { rows } = await sql<{ id: number; undo: BulkUndo }>`
    select distinct on (changed.id) changed.id, audit_log.details->'undo' as undo
    from audit_log, unnest(audit_log.object_ids) as changed(id)
    where audit_log.object_type = 'tenant' and audit_log.object_ids && ${sql.val(ids)}::int[]
      and audit_log.action = ${action} and audit_log.user_id = ${userId}
      and changed.id = ${anyOf(ids)}
    order by changed.id, audit_log.id desc
  `.execute(trx);
  return new Map(rows.map(({ id, undo }) => [id, undo]));
}

const hasValues = (tenant: CurrentTenant, values: BulkUndo['after']) =>
  isDeepStrictEqual({ ...tenant, ...values }, tenant);

const areGone = 'Some of these tenants have been deleted or archived since. Nothing was undone.';
const hasChanged = 'Some of these tenants have changed since. Nothing was undone.';
