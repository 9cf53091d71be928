import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Db } from './engine.ts';
import { tables } from './migrations/0001_tables.ts';
import { defaultCoverages } from './migrations/0002_default_coverages.ts';
import { aMillionTenants } from './migrations/0003_a_million_tenants.ts';
import { auditOfObjects } from './migrations/0005_audit_of_objects.ts';
import { limitsAndRetention } from './migrations/0006_limits_and_retention.ts';
import { importsToUndo } from './migrations/0007_imports_to_undo.ts';
import { repeatedLetters } from './migrations/0008_repeated_letters.ts';
import { deletedTenants } from './migrations/0009_deleted_tenants.ts';
import { countsOfImports } from './migrations/0010_counts_of_imports.ts';
import { sortedLists } from './migrations/0011_sorted_lists.ts';
import { tenantVersions } from './migrations/0012_tenant_versions.ts';
import { letterProblems } from './migrations/0013_letter_problems.ts';
import { nameKeys } from './migrations/0014_name_keys.ts';
import { mailDates } from './migrations/0015_mail_dates.ts';
import { completeAddresses } from './migrations/0016_complete_addresses.ts';
import { plainSearch } from './migrations/0017_plain_search.ts';
import { changesOfImports } from './migrations/0018_changes_of_imports.ts';
import { historyOfTenants } from './migrations/0019_history_of_tenants.ts';
import { rateLimits } from './migrations/0020_rate_limits.ts';
import { letterCalls } from './migrations/0021_letter_calls.ts';
import type { Transaction } from './transaction.ts';

/**
 * The migrations in order. Never edit a released one: add another, which takes nothing away from the version before
 * (docs/operations.md, "Upgrades").
 */
const migrations: Record<string, Migration> = {
  '0001_tables': tables,
  '0002_default_coverages': defaultCoverages,
  '0003_a_million_tenants': aMillionTenants,
  '0005_audit_of_objects': auditOfObjects,
  '0006_limits_and_retention': limitsAndRetention,
  '0007_imports_to_undo': importsToUndo,
  '0008_repeated_letters': repeatedLetters,
  '0009_deleted_tenants': deletedTenants,
  '0010_counts_of_imports': countsOfImports,
  '0011_sorted_lists': sortedLists,
  '0012_tenant_versions': tenantVersions,
  '0013_letter_problems': letterProblems,
  '0014_name_keys': nameKeys,
  '0015_mail_dates': mailDates,
  '0016_complete_addresses': completeAddresses,
  '0017_plain_search': plainSearch,
  '0018_changes_of_imports': changesOfImports,
  '0019_history_of_tenants': historyOfTenants,
  '0020_rate_limits': rateLimits,
  '0021_letter_calls': letterCalls,
};

export const migrationNames = Object.keys(migrations);

/** A newer version of the program has changed the database. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** Runs the pending migrations. If several servers start at once, one migrates and the others wait. */
export async function migrate(db: Db): Promise<void> {
  const done = await doneMigrations(db);
  const unknown = done.find((name) => !(name in migrations));
  if (unknown) {
    throw new NewerDatabase(
      `A newer version of the program has used this database (it has the change '${unknown}'); start that version.`,
    );
  }
  if (done.length < migrationNames.length) {
    await migrateLocked(db, (migrator) => migrator.migrateToLatest());
  }
}

/** Migrates an empty database up to the schema that its content was written with. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  if (!(name in migrations)) {
    throw new NewerDatabase(`A newer version of the program wrote these data (${name}); use it.`);
  }
  await migrateLocked(db, (migrator) => migrator.migrateTo(name));
}

/** The name of the last migration that a database has. */
export async function lastMigration(db: Db | Transaction): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1
  `.execute(db);
  return rows[0]?.name ?? '';
}

/** One transaction with the lock, because PgBouncer may run each transaction in another session. */
async function migrateLocked(db: Db, run: (migrator: Migrator) => Promise<MigrationResultSet>) {
  await db.transaction().execute(async (trx) => {
    // A role may have limits, which are for calls.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('audit letters: migrations'))`.execute(trx);
    const { error } = await run(
      new Migrator({ db: trx, provider: { getMigrations: async () => migrations } }),
    );
    if (error) throw error;
  });
}

async function doneMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found
  `.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a database holds a part of the tables, because a restore or a move into it was interrupted. */
export async function isIncomplete(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('copied_tables') is not null as found
  `.execute(db);
  return rows[0]?.found ?? false;
}
