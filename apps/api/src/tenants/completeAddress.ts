import { type RawBuilder, sql } from 'kysely';

/** Whether a letter to this tenant would arrive: street, city, state and zip code are all there. */
export const hasCompleteAddress: RawBuilder<boolean> = sql<boolean>`
  complete_address(tenants.address, tenants.city, tenants.state, tenants.zip_code)
`;
