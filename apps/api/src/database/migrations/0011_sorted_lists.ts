import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for the sorts of the tenant list. `bench/api` measures what they cost and save. */
export const sortedLists: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index tenants_all_by_first_name
    on tenants (lower(first_name), lower(last_name), id)`,
  // Few tenants have the same unit, so the rest of the order is sorted when it is read.
  'create index tenants_all_by_unit on tenants (lower(unit))',
  // Without the tenants who have no date: an import of new tenants leaves this index alone.
  `create index tenants_all_by_confirmation
    on tenants (charge_confirmed_date, lower(last_name), lower(first_name), id)
    where charge_confirmed_date is not null`,
  // The planner knows nothing about a new index on an expression.
  'analyze tenants',
];
