import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import {
  duplicatesAmong,
  isLong,
  type LetterDeps,
  mayBeUnprintable,
  readyFor,
  unprintableOf,
  unusualText,
} from '../letters/index.ts';

/** A tenant who is ready for a due letter, and whom a print leaves out. */
export interface LeftOutTenant {
  tenant_id: number;
  facility_id: number;
  letter_type: LetterType;
  /** Whether another tenant of the lease gets the letter; else the name or address cannot be printed. */
  is_duplicate: boolean;
}

/** The tenants whom a print leaves out, of the letters that are due before the day. */
export async function leftOutDue(deps: LetterDeps, before: Day): Promise<LeftOutTenant[]> {
  const found: LeftOutTenant[] = [];
  for (const letter_type of LetterTypes) {
    const due = deps.db
      .selectFrom('tenants')
      .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
      .where(
        sql<boolean>`${sql.ref(`facilities.${letter_type}_letter_send_date`)} < ${before}::date`,
      )
      .where(readyFor[letter_type]);
    const doubtful = await due
      .where(mayBeUnprintable)
      .select(['tenants.id', 'tenants.facility_id'])
      .select([unusualText.as('unusual_text'), isLong.as('is_long')])
      .execute();
    const unprintable = await unprintableOf(deps, letter_type, doubtful);
    const duplicates = await duplicatesAmong(deps.db, due, letter_type, [...unprintable.keys()]);
    const rowOf = (is_duplicate: boolean) => (row: { id: number; facility_id: number }) => ({
      tenant_id: row.id,
      facility_id: row.facility_id,
      letter_type,
      is_duplicate,
    });
    found.push(
      ...doubtful.filter(({ id }) => unprintable.has(id)).map(rowOf(false)),
      ...duplicates.map(rowOf(true)),
    );
  }
  return found;
}
