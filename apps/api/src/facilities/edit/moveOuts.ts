import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { Invalid } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { auditChange } from '../../shell/audit.ts';
import { countTagged, lockFacility } from '../store.ts';
import { facilityChange } from './changes.ts';

/** Confirms move-outs if a tenant is tagged, otherwise that there were none. A second confirmation changes nothing (FAC-23). */
export async function confirmMoveOuts(context: Context, session: CurrentSession, id: number) {
  await transaction(context.db, async (trx) => {
    const facility = await lockFacility(trx, id);
    if (facility.confirmed_move_outs_date || facility.confirmed_no_move_outs_date) return;
    const tagged = await countTagged(trx, id);
    const today = context.clock.today();
    await trx
      .updateTable('facilities')
      .set(
        tagged > 0 ? { confirmed_move_outs_date: today } : { confirmed_no_move_outs_date: today },
      )
      .where('id', '=', id)
      .execute();
    await auditChange(trx, context, session, {
      ...facilityChange('confirm-move-outs', id),
      details: { tagged },
    });
  });
}

/** The manager's answer at the end of tagging: no tenant moved out, or all who did are tagged. */
export type TaggingOutcome = 'confirmed_no_move_outs_date' | 'confirmed_move_outs_date';

/**
 * Ends the facility's tagging, which cannot be undone. Repeating the same answer changes nothing. The manager's
 * answer overrides an earlier confirmation by staff (FAC-24).
 */
export async function endTagging(
  context: Context,
  session: CurrentSession,
  id: number,
  outcome: TaggingOutcome,
) {
  await transaction(context.db, async (trx) => {
    const facility = await lockFacility(trx, id);
    if (!facility.can_tag_removal) {
      if (facility[outcome]) return;
      throw new Invalid('Tagging has already been completed for this facility.');
    }
    const tagged = outcome === 'confirmed_no_move_outs_date' ? await countTagged(trx, id) : 0;
    if (tagged > 0) {
      const are = tagged === 1 ? '1 tenant is' : `${tagged} tenants are`;
      throw new Invalid(`${are} tagged for removal, so move-outs cannot be ruled out.`);
    }
    await trx
      .updateTable('facilities')
      .set({
        ...{ confirmed_no_move_outs_date: null, confirmed_move_outs_date: null },
        [outcome]: context.clock.today(),
        can_tag_removal: false,
      })
      .where('id', '=', id)
      .execute();
    await auditChange(trx, context, session, {
      ...facilityChange('end-tagging', id),
      details: { outcome },
    });
  });
}
