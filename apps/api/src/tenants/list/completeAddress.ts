import { type RawBuilder, sql } from 'kysely';

/** Whether a letter can be delivered (TEN-111): the condition of `isCompleteAddress`, in SQL. */
export const hasCompleteAddress: RawBuilder<boolean> = sql<boolean>`
  complete_address(
    tenants.address, tenants.city, tenants.state, tenants.zip_code, tenants.country
  )
`;
