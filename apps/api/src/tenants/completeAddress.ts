import { type RawBuilder, sql } from 'kysely';

/** Whether a letter to this tenant would arrive: street, city, state and zip code are all there. */
export const hasCompleteAddress: RawBuilder<boolean> = sql<boolean>`(
  coalesce(btrim(tenants.address), '') <> '' and coalesce(btrim(tenants.city), '') <> ''
  and coalesce(btrim(tenants.state), '') <> '' and coalesce(btrim(tenants.zip_code), '') <> ''
)`;
