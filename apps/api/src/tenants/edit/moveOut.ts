import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { type MakeUpdate, statusUpdate, withRecordedCoverages } from './updates.ts';
import { lockStored, writeTenants } from './write.ts';

/** Sets tagged tenants to Moved Out and clears their tags (FAC-103). */
export async function moveOut(
  trx: Transaction,
  context: Context,
  session: CurrentSession,
  ids: number[],
): Promise<void> {
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
}

/** The sentence for tags that have changed since the question was shown. */
export const othersTagged =
  'Other tenants are tagged now than those that were shown, so nothing was changed.';
