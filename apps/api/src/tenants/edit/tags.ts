import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockFacility } from '../../facilities/index.ts';
import { HttpError, Invalid } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { assertUnlocked } from './managerRules.ts';
import { type MakeUpdate, statusUpdate, withRecordedCoverages } from './updates.ts';
import { changeTenants, type LockedTenant, lockStored, writeTenants } from './write.ts';

/** A change of tags by the manager. */
export interface TagChange {
  ids: number[];
  /** Whether the tenants are tagged or untagged. */
  tagged: boolean;
  /** Also set the tagged ones to Moved Out (TEN-122). */
  movedOut?: boolean;
  seen?: string | undefined;
}

/** Tags tenants for removal or untags them. Rejected once tagging has been completed. */
export function changeTags(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  { ids, tagged, movedOut = false, seen }: TagChange,
) {
  const makeUpdate: MakeUpdate = (tenant) => ({
    ...(movedOut && statusUpdate(tenant, { status: 'moved_out' })),
    tagged_for_removal: tagged,
  });
  return changeTenants(context, session, {
    action: tagged ? 'tag' : 'untag',
    ids,
    reach: { facilityId },
    makeUpdate,
    seen,
    precheck: (trx) => assertTaggingOpen(trx, facilityId),
  });
}

/** Tags locked tenants in the transaction that completes the tagging of their facility (TEN-121). */
export async function tagInTransaction(
  trx: Transaction,
  context: Context,
  session: CurrentSession,
  tenants: LockedTenant[],
) {
  assertUnlocked(tenants);
  await writeTenants(trx, context, session, {
    action: 'tag',
    tenants,
    makeUpdate: () => ({ tagged_for_removal: true }),
  });
}

export async function assertTaggingOpen(trx: Transaction, facilityId: number) {
  const facility = await lockFacility(trx, facilityId);
  if (!facility.can_tag_removal) throw new Invalid(taggingCompleted);
}

export const taggingCompleted = 'Tagging has already been completed for this facility.';

/** The update of a tenant who has moved out. */
export const moveOutUpdate = withRecordedCoverages((tenant) => ({
  ...statusUpdate(tenant, { status: 'moved_out' }),
  tagged_for_removal: false,
}));

/** Sets tagged tenants to Moved Out and clears their tags (FAC-103). */
export async function moveOut(
  trx: Transaction,
  context: Context,
  session: CurrentSession,
  ids: number[],
): Promise<void> {
  const tenants = await lockStored(trx, ids, 'all');
  if (tenants.some((tenant) => !tenant.tagged_for_removal)) throw new HttpError(409, othersTagged);
  await writeTenants(trx, context, session, {
    action: 'move-out',
    tenants,
    makeUpdate: moveOutUpdate,
  });
}

/** The sentence for tags that have changed since the question was shown. */
export const othersTagged =
  'Other tenants are tagged now than those that were shown, so nothing was changed.';
