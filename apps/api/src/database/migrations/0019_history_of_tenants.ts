import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the changes of tenants that the history of their facility shows. */
export const historyOfTenants: Migration = {
  async up(db) {
    await sql`
      create index audit_log_facility on audit_log (((details->>'facility')::int))
      where object_type = 'tenant'
    `.execute(db);
  },
};
