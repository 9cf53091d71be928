import type { FacilityMatch } from '@audit-letters/api-client/contract';
import { FacilitySearchLimit } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { hasWordFrom, plainText } from '../../database/expressions.ts';
import { isNamed } from './conditions.ts';

/** The text between `%` signs, as the portal sends it. */
export const searchFacilities = (db: Db, query: string): Promise<FacilityMatch[]> =>
  findFacilities(db, query.trim().replace(/^%|%$/g, '').trim(), FacilitySearchLimit);

/**
 * The first facilities whose number or account name contains the text, each with the number of all: first an exact
 * match, so that the limit never cuts it off, then numbers and words of names that begin with it.
 */
export const findFacilities = (
  db: Db,
  text: string,
  limit: number,
): Promise<(FacilityMatch & { total: number })[]> =>
  db
    .selectFrom('facilities')
    .select(['id', 'facility_number', 'account_name', 'prime_site_id', 'city', 'state'])
    .select(['letter_effective_date', 'initial_letter_send_date', 'follow_up_letter_send_date'])
    .select(['confirmed_move_outs_date', 'confirmed_no_move_outs_date'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where(isNamed(text))
    .orderBy(sql`lower(facility_number) <> lower(${plainText(text)})`)
    .orderBy(
      sql`${hasWordFrom(sql.ref('facility_number'), plainText(text))}
        or ${hasWordFrom(sql.ref('folded_account_name'), text)}`,
      (order) => order.desc().nullsLast(),
    )
    .orderBy(sql`lower(facility_number)`)
    .limit(limit)
    .execute();
