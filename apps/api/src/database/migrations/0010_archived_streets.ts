import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps the streets of archived tenants, by which imports find those without an account. Earlier archives have none. */
export const archivedStreets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table archived_tenants add column address text`.execute(db);
  },
};
