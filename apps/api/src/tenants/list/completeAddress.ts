import { type RawBuilder, sql } from 'kysely';

/** Whether street, city, state and zip code are all there. A letter needs all four. */
export const hasCompleteAddress: RawBuilder<boolean> = sql<boolean>`
  complete_address(tenants.address, tenants.city, tenants.state, tenants.zip_code)
`;
