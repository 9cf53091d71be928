import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import {
  type Migration,
  type MigrationProvider,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration';
import type { Db } from './engine.ts';
import { DatabaseUnavailable } from './postgresql/pool.ts';
import type { Transaction } from './transaction.ts';

/**
 * The migrations in order: the files of the folder, each with one among its exports. Never edit a released one: add
 * another, which takes nothing away from the version before (docs/operations.md, "Upgrades").
 */
export const migrationNames = readdirSync(new URL('migrations', import.meta.url))
  .filter((name) => /^\d{4}_\w+\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''))
  .sort();

const provider: MigrationProvider = {
  async getMigrations() {
    const migrations = migrationNames.map(async (name) => [name, await load(name)] as const);
    return Object.fromEntries(await Promise.all(migrations));
  },
};

async function load(name: string): Promise<Migration> {
  const exported: Record<string, unknown> = await import(`./migrations/${name}.ts`);
  const migration = Object.values(exported).find(isMigration);
  if (!migration) throw new Error(`The migration ${name} exports no migration.`);
  return migration;
}

const isMigration = (exported: unknown): exported is Migration => 'up' in Object(exported);

/** A newer version of the program has changed the database. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** Runs the pending migrations. If several servers start at once, one migrates and the others wait. */
export async function migrate(db: Db): Promise<void> {
  const names = await doneMigrations(db);
  const unknown = names.find((name) => !migrationNames.includes(name));
  if (unknown) {
    throw new NewerDatabase(
      `A newer version of the program has used this database (it has the change '${unknown}'); start that version.`,
    );
  }
  if (names.length < migrationNames.length) {
    await migrateLocked(db, (migrator) => migrator.migrateToLatest());
  }
}

/** Migrates an empty database up to one of the migrations, for tests of upgrades. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  await migrateLocked(db, (migrator) => migrator.migrateTo(name));
}

/** One transaction with the locks, because PgBouncer may run each transaction in another session. */
async function migrateLocked(db: Db, run: (migrator: Migrator) => Promise<MigrationResultSet>) {
  await db.transaction().execute(async (trx) => {
    // A role may have limits, which are for calls.
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('audit letters: migrations'))`.execute(trx);
    await lockTables(trx);
    const { error } = await run(new Migrator({ db: trx, provider }));
    if (error) throw error;
  });
}

/**
 * Locks all tables, or none: a server of the version before has read one when it waits for another. An attempt ends
 * before the second after which PostgreSQL finds a deadlock, and would refuse that server's call.
 */
async function lockTables(trx: Transaction) {
  const { rows } = await sql<{ names: string | null }>`
    select string_agg(format('%I', tablename), ', ') as names from pg_tables
    where schemaname = current_schema()
  `.execute(trx);
  const names = rows[0]?.names;
  if (!names) return;
  for (;;) {
    await sql`savepoint before_locks`.execute(trx);
    try {
      await sql`set local statement_timeout = 700`.execute(trx);
      await sql`lock table ${sql.raw(names)}`.execute(trx);
      await sql`set local statement_timeout = 0`.execute(trx);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable && error.failure === 'slow')) throw error;
      await sql`rollback to savepoint before_locks`.execute(trx);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

/** The names of the migrations that a database has. */
export async function doneMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found
  `.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}
