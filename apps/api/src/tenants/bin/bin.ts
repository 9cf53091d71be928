import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { DAY_MS } from '../../time/day.ts';
import { auditOfFacilities, lockTenants } from '../edit/write.ts';
import { findSharedPlace, findTakenPlace, lockBin, moveToBin, putBack } from './store.ts';

/** Deleted tenants stay in the bin for this number of days (TEN-102). */
const BIN_DAYS = 30;

/** Tenants that were deleted before this moment are gone. */
export const binStart = (now: Date): Date => new Date(now.getTime() - BIN_DAYS * DAY_MS);

/** Moves tenants into the bin. */
export async function deleteTenants(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  ids: number[],
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const tenants = await lockTenants(trx, ids, 'all');
    await moveToBin(trx, ids, { user_id: session.userId, deleted_at: context.clock.now() });
    await auditOfFacilities(trx, context, session, 'delete', tenants);
  });
}

/**
 * Restores deleted tenants with their ids, all or none. Throws if a place has another tenant (TEN-103). Monitors restore
 * what they deleted themselves (TEN-143).
 */
export async function restoreTenants(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  ids: number[],
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const now = context.clock.now();
    const deletedBy = session.permissions.includes('admin') ? undefined : session.userId;
    const found = await lockBin(trx, ids, { since: binStart(now), deletedBy });
    if (found.length < ids.length) {
      const orOthers = deletedBy === undefined ? '' : ', or somebody else deleted them';
      throw refusal(`Some of these tenants are no longer in the bin${orOthers}.`);
    }
    const taken = await findTakenPlace(trx, ids);
    if (taken) {
      const { name, unit, facility_number } = taken;
      throw refusal(
        `${name} cannot be restored: unit ${unit ?? 'without a name'} or the account in facility ${facility_number} has another tenant now.`,
      );
    }
    const shared = await findSharedPlace(trx, ids);
    if (shared) {
      throw refusal(
        `${shared.name} cannot be restored: another of these tenants has the same unit or account in facility ${shared.facility_number}.`,
      );
    }
    await putBack(trx, ids);
    await auditOfFacilities(trx, context, session, 'restore', found);
  });
}

const refusal = (reason: string) => new HttpError(409, `${reason} Nothing was restored.`);
