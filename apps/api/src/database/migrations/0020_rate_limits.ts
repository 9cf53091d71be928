import type { Migration } from 'kysely/migration';

/** The table of `rate-limiter-flexible`. */
export const rateLimits: Migration = {
  async up(db) {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'varchar(255)', (key) => key.primaryKey())
      .addColumn('points', 'integer', (points) => points.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
};
