import type { UndoneImport } from '@audit-letters/api-client/contract';
import { auditChange } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { type Transaction, transaction } from '../database/transaction.ts';
import { HttpError } from '../http/errors.ts';
import type { CurrentSession } from '../session/store.ts';
import { lockKnown } from './store/facilities.ts';
import {
  findImport,
  lockImport,
  removeImport,
  restoreChanges,
  type StoredImport,
  tracesOf,
} from './store/undo.ts';

/**
 * Removes the tenants that an import added and restores those that it changed, all or none (IMP-40). Throws if one of them
 * was changed, deleted or got a letter (IMP-35).
 */
export async function undoImport(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  id: number,
): Promise<UndoneImport> {
  return transaction(context.db, async (trx) => {
    const { facilities } = await findImport(trx, id);
    const facilityIds = facilities.map((each) => each.facility_id);
    // Facilities are locked before imports, as an archive does.
    await lockKnown(trx, facilityIds);
    const stored = await lockImport(trx, id);
    const refusal = await refusalOf(trx, stored);
    if (refusal) throw new HttpError(409, refusal);
    await removeImport(trx, stored, context.clock.now());
    await restoreChanges(trx, stored);
    const [tenants, restored] = [addedBy(stored), stored.changes.length];
    await auditChange(trx, context, session, {
      action: 'undo-import',
      objectType: 'facility',
      objectIds: facilityIds,
      details: { import: id, tenants, restored },
    });
    if (restored > 0) {
      await auditChange(trx, context, session, {
        action: 'update',
        objectType: 'tenant',
        objectIds: stored.changes.map((each) => each.tenant_id),
        details: { fields: ['import'], import: id },
      });
    }
    return { removed_count: tenants, restored_count: restored };
  });
}

/** Why an import cannot be undone, or `null` (FAC-100). */
export async function undoRefusal(db: Db, id: number): Promise<string | null> {
  return refusalOf(db, await findImport(db, id));
}

const addedBy = ({ facilities }: StoredImport) =>
  facilities.reduce((sum, each) => sum + each.inserted, 0);

/** The sentence about what was changed or mailed since, or `null`. */
async function refusalOf(db: Db | Transaction, stored: StoredImport): Promise<string | null> {
  if (stored.undone_at) return 'This import has been undone already.';
  if (stored.facilities.length === 0) {
    return 'This import cannot be undone: it added no tenants.';
  }
  const traces = await tracesOf(db, stored);
  const missing = addedBy(stored) + stored.changes.length - traces.stored;
  const reasons = [
    traces.lettered > 0 && `${wereOf(traces.lettered)} put into letters`,
    traces.changed > 0 && `${wereOf(traces.changed)} changed`,
    missing > 0 && `${wereOf(missing)} deleted or archived`,
  ].filter(Boolean);
  if (reasons.length === 0) return null;
  const named = traces.example ? ` One of them is ${traces.example}.` : '';
  return `This import cannot be undone: since then ${reasons.join(', ')}.${named}`;
}

const wereOf = (count: number) =>
  `${count.toLocaleString('en-US')} of its tenants ${count === 1 ? 'was' : 'were'}`;
