import type { TenantStatus } from '@audit-letters/api-client/contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { type MakeUpdate, statusUpdate, withRecordedCoverages } from './updates.ts';
import { lockStored, writeTenants } from './write.ts';

/** A tenant's answer before the move-out, for its undo. */
export interface AnswerBefore {
  id: number;
  status: TenantStatus | null;
  coverage_id: number | null;
}

/** Sets tagged tenants to Moved Out and clears their tags (FAC-103). Returns their earlier answers. */
export async function moveOut(
  trx: Transaction,
  context: Context,
  session: CurrentSession,
  ids: number[],
): Promise<AnswerBefore[]> {
  const tenants = await lockStored(trx, ids, 'all');
  if (tenants.some((tenant) => !tenant.tagged_for_removal)) throw new HttpError(409, othersTagged);
  const makeUpdate: MakeUpdate = (tenant) => ({
    ...statusUpdate(tenant, { status: 'moved_out' }),
    tagged_for_removal: false,
  });
  await writeTenants(trx, context, session, {
    action: 'move-out',
    tenants,
    makeUpdate: withRecordedCoverages(makeUpdate),
  });
  return tenants.map(({ id, status, coverage_id }) => ({ id, status, coverage_id }));
}

/** Undoes `moveOut`. Throws if one of the tenants has changed since (FAC-104). */
export async function undoMoveOut(
  trx: Transaction,
  context: Context,
  session: CurrentSession,
  before: readonly AnswerBefore[],
): Promise<void> {
  const answers = new Map(before.map((answer) => [answer.id, answer]));
  const tenants = await lockStored(trx, [...answers.keys()], 'all');
  const unchanged = tenants.filter(
    ({ status, tagged_for_removal }) => status === 'moved_out' && !tagged_for_removal,
  );
  const changed = before.length - unchanged.length;
  if (changed > 0) {
    const were = changed === 1 ? '1 tenant was' : `${changed} tenants were`;
    throw new HttpError(409, `The move-outs cannot be undone: ${were} changed since.`);
  }
  const makeUpdate: MakeUpdate = ({ id }) => {
    const { status = null, coverage_id = null } = answers.get(id) ?? {};
    return { status, coverage_id, tagged_for_removal: true };
  };
  await writeTenants(trx, context, session, { action: 'undo-move-out', tenants, makeUpdate });
}

/** The sentence for tags that have changed since the question was shown. */
export const othersTagged =
  'Other tenants are tagged now than those that were shown, so nothing was changed.';
