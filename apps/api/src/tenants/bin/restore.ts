import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { auditChange } from '../../shell/audit.ts';
import { tenantChange } from '../edit/write.ts';
import { findTakenPlace, lockBin, putBack } from './store.ts';

/** Deleted tenants stay in the bin for this number of days (TEN-102). */
const BIN_DAYS = 30;
const DAY_MS = 86_400_000;

/** Tenants that were deleted before this moment are gone. */
export const binStart = (now: Date): Date => new Date(now.getTime() - BIN_DAYS * DAY_MS);

/** Restores deleted tenants with their ids, all or none. Throws if a place has another tenant now (TEN-103). */
export async function restoreTenants(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  ids: number[],
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const now = context.clock.now();
    const found = await lockBin(trx, ids, binStart(now));
    if (found.length < ids.length) {
      throw new HttpError(
        409,
        'Some of these tenants are no longer in the bin. Nothing was restored.',
      );
    }
    const taken = await findTakenPlace(trx, ids);
    if (taken) {
      const { name, unit, facility_number } = taken;
      throw new HttpError(
        409,
        `${name} cannot be restored: unit ${unit ?? 'without a name'} or the account in facility ${facility_number} has another tenant now. Nothing was restored.`,
      );
    }
    await putBack(trx, ids, now);
    await auditChange(trx, context, session, tenantChange('restore', ids));
  });
}
