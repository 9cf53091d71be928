import type { ImportErrors } from '@audit-letters/api-client/contract';
import { auditChange } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { NotFound } from '../http/errors.ts';
import { toMoment } from '../http/serialize.ts';
import type { CurrentSession } from '../session/store.ts';
import { findImportErrors, forgetErrors } from './store/errors.ts';

/** The rows that an import refused, with the reasons (IMP-47). */
export async function findErrors(db: Db, id: number): Promise<ImportErrors> {
  const found = await findImportErrors(db, id);
  if (!found) throw new NotFound();
  return { ...found, at: toMoment(found.at) };
}

/** The office has dealt with the rows: they are forgotten, and Home no longer lists them (IMP-48). */
export async function dismissErrors(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  id: number,
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const facilityIds = await forgetErrors(trx, id, context.clock.now());
    if (!facilityIds) throw new NotFound();
    await auditChange(trx, context, session, {
      ...{ action: 'dismiss-import-errors', objectType: 'facility', objectIds: facilityIds },
      details: { import: id },
    });
  });
}
