import type { FacilityOverview } from '@audit-letters/api-client/contract';
import type { Context } from '../../context.ts';
import { undoStart } from '../../undo/record.ts';
import { toFacility } from '../list/rows.ts';
import { findFacility } from '../store.ts';
import { facilityEvents } from './events.ts';
import { lettersMailed, periodImports, periodLetters } from './period.ts';
import { formerPeriod, premiumPerMonth } from './results.ts';

/** One facility with its current period and its timeline. */
export async function facilityOverview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<FacilityOverview> {
  const row = await findFacility(db, id);
  const [letters, mailed, imports, events, premium_cents, former] = await Promise.all([
    periodLetters(db, id),
    lettersMailed(db, id),
    periodImports(db, id, undoStart(clock.now())),
    facilityEvents(db, id),
    premiumPerMonth(db, id),
    formerPeriod(db, id),
  ]);
  return {
    facility: toFacility(row, clock),
    today: clock.today(),
    non_responder: row.non_responder,
    tagged: row.tagged_for_removal,
    letters,
    letters_mailed: mailed,
    imports,
    events,
    premium_cents,
    former,
  };
}
