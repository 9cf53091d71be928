import type { FacilityOverview } from '@audit-letters/api-client/contract';
import type { Context } from '../../context.ts';
import { undoStart } from '../../undo/record.ts';
import { toFacility } from '../list/rows.ts';
import { findFacility } from '../store.ts';
import { facilityEvents } from './events.ts';
import { lettersMailed, periodImports, periodLetters } from './period.ts';
import { formerPeriods, premiumsPerMonth } from './results.ts';

/** One facility with its current period and its timeline (FAC-93). */
export async function facilityOverview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<FacilityOverview> {
  const row = await findFacility(db, id);
  const [letters, mailed, imports, events, premiums, formers] = await Promise.all([
    periodLetters(db, id),
    lettersMailed(db, id),
    periodImports(db, id, undoStart(clock.now())),
    facilityEvents(db, id),
    premiumsPerMonth(db, id),
    formerPeriods(db, id),
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
    premium_cents: premiums.get(id) ?? 0,
    former: formers.get(id) ?? null,
  };
}
