import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the entries of one facility or tenant without a scan of the whole log. */
export const auditOfObjects: Migration = {
  async up(db) {
    await sql`create index audit_log_objects on audit_log using gin (object_ids)`.execute(db);
  },
};
