import type { Context } from '../../context.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError, NotFound } from '../../http/errors.ts';
import type { CurrentSession } from '../../session/store.ts';
import { auditChange } from '../../shell/audit.ts';
import { lockFacilities } from '../store/facilities.ts';
import { type ImportTraces, lockImport, lockTraces, removeImport } from '../store/undo.ts';

/**
 * Removes the tenants that an import added, all or none (IMP-40). Throws if one of them was changed, deleted or got
 * a letter (IMP-35). Returns the number of removed tenants.
 */
export async function undoImport(
  context: Pick<Context, 'db' | 'clock' | 'holds'>,
  session: CurrentSession,
  id: number,
): Promise<number> {
  return transaction(context.db, async (trx) => {
    const stored = await lockImport(trx, id);
    if (!stored) throw new NotFound();
    if (stored.undone_at) throw refusal('This import has been undone already.');
    if (stored.facilities.length === 0) {
      throw refusal(
        'This import cannot be undone: it added no tenants, or an earlier version of the program made it.',
      );
    }
    const facilityIds = stored.facilities.map((each) => each.facility_id);
    context.holds.assertFree(facilityIds);
    await lockFacilities(trx, facilityIds);
    const added = stored.facilities.reduce((sum, each) => sum + each.inserted, 0);
    const traces = await lockTraces(trx, id, facilityIds);
    const reasons = reasonsAgainst(traces, added);
    if (reasons) throw refusal(reasons);
    await removeImport(trx, stored, context.clock.now());
    await auditChange(trx, context, session, {
      action: 'undo-import',
      objectType: 'facility',
      objectIds: facilityIds,
      details: { import: id, tenants: added },
    });
    return added;
  });
}

const refusal = (message: string) => new HttpError(409, message);

/** The sentence about what was changed or mailed since, or `null`. */
function reasonsAgainst(
  { stored, changed, lettered, example }: ImportTraces,
  added: number,
): string | null {
  const missing = added - stored;
  const reasons = [
    lettered > 0 && `${wereOf(lettered)} put into letters`,
    changed > 0 && `${wereOf(changed)} changed`,
    missing > 0 && `${wereOf(missing)} deleted or archived`,
  ].filter(Boolean);
  if (reasons.length === 0) return null;
  const named = example ? ` One of them is ${example}.` : '';
  return `This import cannot be undone: since then ${reasons.join(', ')}.${named}`;
}

const wereOf = (count: number) =>
  `${count.toLocaleString('en-US')} of its tenants ${count === 1 ? 'was' : 'were'}`;
