import type { FacilityMatch } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { contains } from '../../database/contains.ts';
import type { Db } from '../../database/engine.ts';

const maxMatches = 100;

/**
 * Facilities whose number contains the text. An exact match comes first, so that the limit never cuts it off.
 * The portal sends the text between `%` signs (FAC-67).
 */
export async function searchFacilities(db: Db, query: string): Promise<FacilityMatch[]> {
  const searchText = query.trim().replace(/^%|%$/g, '').trim();
  return db
    .selectFrom('facilities')
    .select(['id', 'facility_number', 'account_name', 'prime_site_id', 'city', 'state'])
    .select(['letter_effective_date', 'initial_letter_send_date', 'follow_up_letter_send_date'])
    .where(contains(sql.ref<string>('facilities.facility_number'), searchText))
    .orderBy(sql`lower(facility_number) <> lower(${searchText})`)
    .orderBy(sql`lower(facility_number)`)
    .limit(maxMatches)
    .execute();
}
