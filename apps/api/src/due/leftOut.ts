import { type Day, type LetterType, LetterTypes } from '@audit-letters/api-client/contract';
import { letterTypes } from '@audit-letters/api-client/values';
import { sql } from 'kysely';
import { type LeftOutRow, type LetterDeps, leftOutAmong, readyFor } from '../letters/index.ts';

/** The tenants whom a print leaves out, of the letters that are due before the day, as a query. */
export async function leftOutDue(deps: LetterDeps, before: Day) {
  const leftOutRows: (LeftOutRow & { letter_type: LetterType })[] = [];
  for (const letter_type of LetterTypes) {
    const due = deps.db
      .selectFrom('tenants')
      .innerJoin('facilities', 'facilities.id', 'tenants.facility_id')
      .where(
        sql<boolean>`${sql.ref(`facilities.${letterTypes[letter_type].sendDate}`)} < ${before}::date`,
      )
      .where(readyFor[letter_type]);
    const leftOut = await leftOutAmong(deps, letter_type, due);
    leftOutRows.push(...leftOut.map((row) => ({ ...row, letter_type })));
  }
  return sql`
    select id as tenant_id, facility_id, letter_type, reason = 'duplicate' as is_duplicate
    from jsonb_to_recordset(${JSON.stringify(leftOutRows)}::jsonb)
      as found (id int, facility_id int, letter_type text, reason text)
  `;
}
