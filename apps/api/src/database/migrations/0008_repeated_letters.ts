import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A repeated call to generate letters finds its batch. */
export const repeatedLetters: Migration = {
  async up(db) {
    await sql`
      alter table letter_batches add column idempotency_key text
      constraint letter_batches_idempotency_key unique
    `.execute(db);
  },
};
