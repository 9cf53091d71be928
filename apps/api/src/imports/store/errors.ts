import type { ImportErrors } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { auditChange } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/engine.ts';
import type { ImportedFacility } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { NotFound } from '../../http/errors.ts';
import { toMoment } from '../../http/serialize.ts';
import type { CurrentSession } from '../../session/store.ts';

/** The rows that an import refused, with the reasons (IMP-47). */
export async function findErrors(db: Db, id: number): Promise<ImportErrors> {
  const { rows } = await sql<Omit<ImportErrors, 'at'> & { at: Date }>`
    select id, created_at as at, software, errors as rows,
      case when errors_dismissed_at is null and undone_at is null then (counts->>'error_count')::int else 0 end
        as error_count
    from imports where id = ${id}
  `.execute(db);
  if (!rows[0]) throw new NotFound();
  return { ...rows[0], at: toMoment(rows[0].at) };
}

/** Deletes the rows after the office has dealt with them: Home no longer lists them (IMP-47). */
export async function dismissErrors(
  context: Pick<Context, 'db' | 'clock'>,
  session: CurrentSession,
  id: number,
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const { rows } = await sql<{ facilities: ImportedFacility[] }>`
      update imports set errors = '[]', errors_dismissed_at = coalesce(errors_dismissed_at, ${context.clock.now()})
      where id = ${id} returning facilities
    `.execute(trx);
    if (!rows[0]) throw new NotFound();
    await auditChange(trx, context, session, {
      action: 'dismiss-import-errors',
      objectType: 'facility',
      objectIds: rows[0].facilities.map((each) => each.facility_id),
      details: { import: id },
    });
  });
}
