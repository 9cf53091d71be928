import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts calls for all replicas together, and finds old rows that are no longer kept. */
export const limitsAndRetention: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table call_counts (
    key text primary key,
    calls integer not null,
    since timestamptz not null
  )`,
  'create index call_counts_by_time on call_counts (since)',
  'create index sign_in_failures_by_time on sign_in_failures (last_at)',
  'create index page_404s_by_time on page_404s (created_at)',
];
