import type { ImportFacility, Software } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { anyOf } from '../../database/expressions.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockFacilities } from '../../facilities/index.ts';
import { Invalid } from '../../http/errors.ts';
import type { NamedFacility } from '../read/sites.ts';

interface StoredFacility extends NamedFacility {
  software: Software | null;
}

export const allFacilities = (db: Db): Promise<StoredFacility[]> =>
  db
    .selectFrom('facilities')
    .select(['id', 'facility_number', 'prime_site_id', 'account_name', 'software'])
    .execute();

/** The facilities of the rows, with their current software. */
export const facilitiesOf = (
  facilities: readonly StoredFacility[],
  rows: ReadonlyMap<number, number>,
): Required<ImportFacility>[] =>
  facilities
    .flatMap(({ id, facility_number, software }) => {
      const count = rows.get(id);
      return count ? [{ facility_id: id, facility_number, software, row_count: count }] : [];
    })
    .toSorted((a, b) => (a.facility_number < b.facility_number ? -1 : 1));

/**
 * Locks the facilities against concurrent imports, archives and letters. They may have been deleted since the file was
 * read. Edits of their tenants do not wait.
 */
export async function lockFacilitiesOfFile(
  trx: Transaction,
  ids: readonly number[],
): Promise<StoredFacility[]> {
  const facilities = await lockFacilities(trx, sql`id = ${anyOf(ids)}`);
  if (facilities.length < ids.length) {
    throw new Invalid('A facility of this file was deleted meanwhile. Please import again.');
  }
  return facilities;
}
