import type { FacilityMatch } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { contains, containsFolded } from '../../database/expressions.ts';

const maxMatches = 100;

/** The text between `%` signs, as the portal sends it (FAC-67). */
export const searchFacilities = (db: Db, query: string): Promise<FacilityMatch[]> =>
  findFacilities(db, query.trim().replace(/^%|%$/g, '').trim(), maxMatches);

/**
 * The first facilities whose number or account name contains the text. An exact match comes first, so that the limit
 * never cuts it off.
 */
export function findFacilities(db: Db, text: string, limit: number): Promise<FacilityMatch[]> {
  return matches(db, text, limit)
    .where((where) => where.or([contains(facilityNumber, text), containsFolded(accountName, text)]))
    .execute();
}

const facilityNumber = sql.ref<string>('facilities.facility_number');
const accountName = sql.ref<string>('facilities.folded_account_name');

/** An exact match comes first. */
const matches = (db: Db, searchText: string, limit: number) =>
  db
    .selectFrom('facilities')
    .select(['id', 'facility_number', 'account_name', 'prime_site_id', 'city', 'state'])
    .select(['letter_effective_date', 'initial_letter_send_date', 'follow_up_letter_send_date'])
    .orderBy(sql`lower(facility_number) <> lower(${searchText})`)
    .orderBy(sql`lower(facility_number)`)
    .limit(limit);
