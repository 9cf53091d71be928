import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import {
  isLong,
  type LetterDeps,
  mayBeUnprintable,
  readyFor,
  unprintableOf,
  unusualText,
} from '../letters/index.ts';

/**
 * The number of tenants of a facility who are due for each letter and have a name or address that cannot be printed.
 */
export type UnprintableTenants = { facility_id: number } & Record<LetterType, number>;

/** The unprintable tenants of the letters that are due before the day. */
export async function unprintableDue(deps: LetterDeps, before: Day): Promise<UnprintableTenants[]> {
  const dueTypes = LetterTypes.map((type) => ({
    type,
    isDue: sql<boolean>`(
      facilities.${sql.ref(`${type}_letter_send_date`)} < ${before}::date and ${readyFor[type]}
    )`,
  }));
  const rows = await deps.db
    .selectFrom('tenants')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .where((where) => where.or(dueTypes.map(({ isDue }) => isDue)))
    .where(mayBeUnprintable)
    .select(['tenants.id', 'tenants.facility_id'])
    .select([unusualText.as('unusual_text'), isLong.as('is_long')])
    .select(dueTypes.map(({ type, isDue }) => isDue.as(type)))
    .execute();
  const counts = new Map<number, UnprintableTenants>();
  for (const type of LetterTypes) {
    const dueRows = rows.filter((row) => row[type]);
    const unprintable = await unprintableOf(deps, type, dueRows);
    for (const { id, facility_id } of dueRows) {
      if (!unprintable.has(id)) continue;
      const count = counts.get(facility_id) ?? {
        facility_id,
        initial: 0,
        follow_up: 0,
        welcome: 0,
      };
      count[type] += 1;
      counts.set(facility_id, count);
    }
  }
  return [...counts.values()];
}
