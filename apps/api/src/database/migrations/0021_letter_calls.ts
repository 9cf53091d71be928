import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An equal call to generate letters finds its batch. The check before letters reads the tenants without an index. */
export const letterCalls: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'alter table letter_batches add column call_key text',
  'create index letter_batches_call_key on letter_batches (call_key)',
  'drop index tenants_letter_problems',
  'drop function is_unusual(text)',
  'drop function letter_text(text, text, text, text, text, text, text, text, text[])',
];
