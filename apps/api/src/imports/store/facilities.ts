import type { ImportFacility } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockFacilities } from '../../facilities/index.ts';
import { Invalid } from '../../http/errors.ts';
import type { KnownFacility } from '../read/sites.ts';

export const knownFacilities = (db: Db): Promise<KnownFacility[]> =>
  db
    .selectFrom('facilities')
    .select(['id', 'facility_number', 'prime_site_id', 'account_name'])
    .execute();

/** The staged rows and the current software of each facility. */
export async function rowsOfFacilities(trx: Transaction): Promise<ImportFacility[]> {
  const { rows } = await sql<ImportFacility>`
    select facilities.id as facility_id, facility_number, software, rows as row_count
    from (select facility_id, count(*) as rows from rent_roll group by facility_id) as found
    join facilities on facilities.id = facility_id order by facility_number
  `.execute(trx);
  return rows;
}

/**
 * Locks the facilities against concurrent imports, archives and letters. They may have been deleted since the file was
 * read. Edits of their tenants do not wait.
 */
export async function lockKnown(trx: Transaction, ids: readonly number[]): Promise<void> {
  const locked = await lockFacilities(trx, sql`id = ${anyOf(ids)}`);
  if (locked.length < ids.length) {
    throw new Invalid('A facility of this file was deleted meanwhile. Please import again.');
  }
}
