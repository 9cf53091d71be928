import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { databaseUrl, withDatabase } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that every test file copies: a folder, or a name on the server. */
    template: { folder: string } | { url: string; name: string };
  }
}

/** Migrates one database per run. PostgreSQL when `TEST_DATABASE_URL` names a superuser's, else PGlite. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const name = `template_${process.pid}`;
    await withDatabase(url, (admin) => admin.query(`create database ${name}`));
    await migrateAt({ url: databaseUrl(url, name), dataDir: '' });
    project.provide('template', { url, name });
    return () => withDatabase(url, (admin) => admin.query(`drop database ${name} with (force)`));
  }
  const folder = mkdtempSync(join(tmpdir(), 'audit-letters-template-'));
  await migrateAt({ dataDir: folder });
  project.provide('template', { folder });
  return () => rmSync(folder, { recursive: true, force: true });
}

async function migrateAt(options: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(options);
  await migrate(database.db);
  await database.close();
}
