import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts equal entries of the audit log in one row, and ends a password link when there is a newer one. */
export const countedEntries: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'alter table audit_log add column times integer not null default 1',
  // What the entries of an hour that one row counts have in common.
  'alter table audit_log add column counted_as text unique',
  'alter table users add column password_link_expires_at timestamptz',
];
