import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockFacility } from '../../facilities/index.ts';
import { Invalid } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { type MakeUpdate, statusUpdate } from './updates.ts';
import { changeTenants } from './write.ts';

/** The tags that a manager sets and clears in one call. */
export interface TagChanges {
  /** The tenants to tag for removal. */
  tag?: number[];
  /** The tenants to untag. */
  untag: number[];
  /** Also set the tagged ones to Moved Out (TEN-122). */
  movedOut?: boolean;
  seen?: string | undefined;
}

/** Tags tenants for removal and untags others. Rejected once tagging has been completed. */
export function changeTags(
  context: Context,
  session: CurrentSession,
  facilityId: number,
  { tag = [], untag, movedOut = false, seen }: TagChanges,
) {
  const tagged = new Set(tag);
  if (untag.some((id) => tagged.has(id))) {
    throw new Invalid('A tenant cannot be tagged and untagged in one call.');
  }
  const makeUpdate: MakeUpdate = (tenant) => {
    if (!tagged.has(tenant.id)) return { tagged_for_removal: false };
    const answer = movedOut ? statusUpdate(tenant, { status: 'moved_out' }) : {};
    return { ...answer, tagged_for_removal: true };
  };
  return changeTenants(context, session, {
    action: tag.length > 0 ? 'tag' : 'untag',
    ids: [...tag, ...untag],
    reach: { facilityId },
    makeUpdate,
    seen,
    precheck: (trx) => assertTaggingOpen(trx, facilityId),
  });
}

async function assertTaggingOpen(trx: Transaction, facilityId: number) {
  const facility = await lockFacility(trx, facilityId);
  if (!facility.can_tag_removal) throw new Invalid(taggingCompleted);
}

export const taggingCompleted = 'Tagging has already been completed for this facility.';
