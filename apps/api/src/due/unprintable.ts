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

/** A tenant who is due for a letter and has a name or address that cannot be printed. */
export interface UnprintableTenant {
  tenant_id: number;
  facility_id: number;
  letter_type: LetterType;
}

/** The unprintable tenants of the letters that are due before the day. */
export async function unprintableDue(deps: LetterDeps, before: Day): Promise<UnprintableTenant[]> {
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
  const found: UnprintableTenant[] = [];
  for (const letter_type of LetterTypes) {
    const dueRows = rows.filter((row) => row[letter_type]);
    const unprintable = await unprintableOf(deps, letter_type, dueRows);
    for (const { id, facility_id } of dueRows) {
      if (unprintable.has(id)) found.push({ tenant_id: id, facility_id, letter_type });
    }
  }
  return found;
}
