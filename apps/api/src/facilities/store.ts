import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import type { FacilityRecord } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { NotFound } from '../http/errors.ts';
import { type FacilityRow, facilitiesWithCounts, selectRow } from './list/rows.ts';

/** One facility with its counts. Throws `NotFound` for an unknown id. */
export async function findFacility(db: Db, id: number): Promise<FacilityRow> {
  return selectRow(facilitiesWithCounts(db, id))
    .where('facilities.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** Throws `NotFound` for an unknown id. */
export async function assertFacility(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('facilities')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** Locks facilities as `lockFacility` does. The fixed order prevents deadlocks between two transactions. */
export const lockFacilities = (
  trx: Transaction,
  condition: RawBuilder<boolean>,
): Promise<FacilityRecord[]> =>
  trx
    .selectFrom('facilities')
    .selectAll()
    .where(condition)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Locks a facility until the transaction ends: imports, archives, letters and deletions run one by one. Rows that refer
 * to the facility can be added meanwhile.
 */
export async function lockFacility(trx: Transaction, id: number): Promise<FacilityRecord> {
  const [facility] = await lockFacilities(trx, sql`id = ${id}`);
  if (!facility) throw new NotFound();
  return facility;
}
