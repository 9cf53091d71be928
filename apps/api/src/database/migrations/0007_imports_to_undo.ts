import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Records what each import changed, so that it can be undone. */
export const importsToUndo: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Without a foreign key and an index: both would slow down imports of 100,000 tenants.
  'alter table tenants add column import_id integer',
  `alter table imports add column facilities jsonb not null default '[]',
    add column undone_at timestamptz`,
];
