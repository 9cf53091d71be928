import type { Day, Undoable } from '@audit-letters/api-client/contract';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { HttpError, Invalid } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import {
  lockTenants,
  moveOut,
  othersTagged,
  taggingCompleted,
  tagInTransaction,
} from '../../tenants/index.ts';
import { counted } from '../../text/words.ts';
import { recordUndo } from '../../undo/record.ts';
import { findFacility, lockFacility } from '../store.ts';
import { facilityChange } from './changes.ts';

/** The options of the confirmation by staff. */
export interface MoveOutsRequest {
  /** Also set the tagged tenants to Moved Out and clear their tags. */
  moveOutTagged: boolean;
  /** The tagged tenants that the user saw. */
  shown?: readonly number[] | undefined;
}

/** Set when all move-outs are tagged, or when there are none. */
type ConfirmedDate = 'confirmed_move_outs_date' | 'confirmed_no_move_outs_date';

/**
 * Confirms move-outs if a tenant is tagged, otherwise that there were none. A second confirmation keeps the first date
 * (FAC-23). With `moveOutTagged`, the tagged tenants become Moved Out in the same transaction (FAC-103).
 */
export function confirmMoveOuts(
  context: Context,
  session: CurrentSession,
  id: number,
  { moveOutTagged, shown: shownIds }: MoveOutsRequest,
): Promise<Undoable> {
  return transaction(context.db, async (trx) => {
    const facility = await lockFacility(trx, id);
    const taggedIds = await taggedTenants(trx, id);
    const isConfirmed = facility.confirmed_move_outs_date || facility.confirmed_no_move_outs_date;
    if (isConfirmed && !(moveOutTagged && taggedIds.length > 0)) return {};
    if (shownIds && !isSameSet(shownIds, taggedIds)) throw new HttpError(409, othersTagged);
    return recordUndo(trx, context, session, 'move-outs', async () => {
      if (moveOutTagged) await moveOut(trx, context, session, taggedIds);
      const date =
        taggedIds.length > 0 ? 'confirmed_move_outs_date' : 'confirmed_no_move_outs_date';
      if (!isConfirmed) await setConfirmed(trx, id, { [date]: context.clock.today() });
      const moves = moveOutTagged && taggedIds.length > 0;
      const change = facilityChange('confirm-move-outs', id, {
        tagged: taggedIds.length,
        ...(moves && { fields: ['status', 'tagged_for_removal'] }),
      });
      await auditChange(trx, context, session, change);
    });
  });
}

const setConfirmed = (
  trx: Transaction,
  id: number,
  dates: Partial<Record<ConfirmedDate, Day | null>>,
) => trx.updateTable('facilities').set(dates).where('id', '=', id).execute();

async function taggedTenants(trx: Transaction, facilityId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('tenants')
    .select('id')
    .where('facility_id', '=', facilityId)
    .where('tagged_for_removal', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

function isSameSet(some: readonly number[], others: readonly number[]) {
  const all = new Set(others);
  return some.length === all.size && some.every((id) => all.has(id));
}

/**
 * Ends the facility's tagging, which cannot be undone, and tags `ids` before, in the same transaction. Repeating the
 * same answer changes nothing. The manager's answer overrides an earlier confirmation by staff (FAC-23).
 */
export async function endTagging(
  context: Context,
  session: CurrentSession,
  id: number,
  outcome: ConfirmedDate,
  ids: number[] = [],
) {
  await transaction(context.db, async (trx) => {
    const facility = await lockFacility(trx, id);
    const tenants = await lockTenants(trx, ids, { facilityId: id });
    if (!facility.can_tag_removal) {
      const isTagged = tenants.every((tenant) => tenant.tagged_for_removal);
      if (facility[outcome] && isTagged) return;
      throw new Invalid(taggingCompleted);
    }
    await tagInTransaction(trx, context, session, tenants);
    const { tagged_for_removal: tagged } = await findFacility(trx, id);
    if (tagged > 0 && outcome === 'confirmed_no_move_outs_date') {
      throw new Invalid(
        `${counted(tagged, 'tenant is', 'tenants are')} tagged for removal, so move-outs cannot be ruled out.`,
      );
    }
    await trx
      .updateTable('facilities')
      .set({
        confirmed_no_move_outs_date: null,
        confirmed_move_outs_date: null,
        [outcome]: context.clock.today(),
        can_tag_removal: false,
      })
      .where('id', '=', id)
      .execute();
    await auditChange(trx, context, session, facilityChange('end-tagging', id, { outcome }));
  });
}
