import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps deleted tenants for 30 days, so that an admin can restore them. */
export const deletedTenants: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // The whole row as JSON: columns that migrations add to tenants need no twin here.
  `create table deleted_tenants (
    id integer primary key,
    facility_id integer not null references facilities (id) on delete cascade,
    tenant jsonb not null,
    user_id integer references users (id) on delete set null,
    deleted_at timestamptz not null
  )`,
  'create index deleted_tenants_by_time on deleted_tenants (deleted_at)',
  'create index deleted_tenants_facility on deleted_tenants (facility_id)',
];
