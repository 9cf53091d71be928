import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../database/engine.ts';
import {
  isUnusual,
  type LetterPrinter,
  readyFor,
  unprintableOf,
  unusualText,
} from '../letters/index.ts';

/** How many tenants of a facility are due for each letter and have a name or address that no font prints. */
export type UnprintableTenants = { facility_id: number } & Record<LetterType, number>;

/** The unprintable tenants of the letters that are due before the day. */
export async function unprintableDue(
  db: Db,
  printer: LetterPrinter,
  before: Day,
): Promise<UnprintableTenants[]> {
  const dueTypes = LetterTypes.map((type) => ({
    type,
    isDue: sql<boolean>`(
      facilities.${sql.ref(`${type}_letter_send_date`)} < ${before}::date and ${readyFor[type]}
    )`,
  }));
  const rows = await db
    .selectFrom('tenants')
    .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
    .where((where) => where.or(dueTypes.map(({ isDue }) => isDue)))
    .where(isUnusual)
    .select(['tenants.facility_id', unusualText.as('unusual_text')])
    .select(dueTypes.map(({ type, isDue }) => isDue.as(type)))
    .execute();
  const counts = new Map<number, UnprintableTenants>();
  for (const row of await unprintableOf(printer, rows)) {
    const { facility_id } = row;
    const count = counts.get(facility_id) ?? { facility_id, initial: 0, follow_up: 0, welcome: 0 };
    for (const type of LetterTypes) count[type] += Number(row[type]);
    counts.set(facility_id, count);
  }
  return [...counts.values()];
}
