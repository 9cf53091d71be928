import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './engine.ts';
import { tables } from './migrations/0001_tables.ts';
import { defaultCoverages } from './migrations/0002_default_coverages.ts';
import { aMillionTenants } from './migrations/0003_a_million_tenants.ts';
import { namesInAllScripts } from './migrations/0004_names_in_all_scripts.ts';

/** In order. A migration that has been released never changes; add one after it. */
const migrations: Record<string, Migration> = {
  '0001_tables': tables,
  '0002_default_coverages': defaultCoverages,
  '0003_a_million_tenants': aMillionTenants,
  '0004_names_in_all_scripts': namesInAllScripts,
};

/** Brings the tables up to date. Several servers may start at once: one runs, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
