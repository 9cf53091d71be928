import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tenants that an import changed, for its undo, and the rows that it refused. */
export const changesOfImports: Migration = {
  async up(db) {
    await sql`
      alter table imports add column changes jsonb not null default '[]',
        add column errors jsonb not null default '[]', add column errors_dismissed_at timestamptz
    `.execute(db);
  },
};
