import { type RawBuilder, sql } from 'kysely';
import { containsFolded } from '../../database/expressions.ts';

export const nameContains = (text: string) => containsFolded(sql.ref('tenants.search_name'), text);
export const unitContains = (text: string) => containsFolded(sql.ref('tenants.search_unit'), text);

/** Whether a letter can be delivered (TEN-111): the condition of `isCompleteAddress`, in SQL. */
export const hasCompleteAddress: RawBuilder<boolean> = sql<boolean>`
  complete_address(
    tenants.address, tenants.city, tenants.state, tenants.zip_code, tenants.country
  )
`;
