import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The plans that every state offers. An office adds rows for a single state. */
export const defaultCoverages: Migration = {
  async up(db) {
    await sql`
      insert into coverages (state, monthly_fee_cents, coverage_amount)
      values (null, 1200, 1000), (null, 1800, 2000), (null, 2450, 3000), (null, 3600, 5000)
    `.execute(db);
  },
};
