import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Db, openDatabase } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { databaseUrl, withDatabase } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The databases that test files copy: an empty and a migrated folder, or a migrated one on the server. */
    template: { empty: string; migrated: string } | { url: string; name: string };
  }
}

/** Migrates one database per run. PostgreSQL when `TEST_DATABASE_URL` names a superuser's, else PGlite. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const name = `template_${process.pid}`;
    await withDatabase(url, (admin) => admin.query(`create database ${name}`));
    await inDatabase({ url: databaseUrl(url, name), dataDir: '' }, migrate);
    project.provide('template', { url, name });
    return () => withDatabase(url, (admin) => admin.query(`drop database ${name} with (force)`));
  }
  const folder = mkdtempSync(join(tmpdir(), 'audit-letters-template-'));
  const empty = join(folder, 'empty');
  const migrated = join(folder, 'migrated');
  await inDatabase({ dataDir: empty });
  cpSync(empty, migrated, { recursive: true });
  await inDatabase({ dataDir: migrated }, migrate);
  project.provide('template', { empty, migrated });
  return () => rmSync(folder, { recursive: true, force: true });
}

async function inDatabase(
  options: Parameters<typeof openDatabase>[0],
  work?: (db: Db) => Promise<unknown>,
) {
  const database = await openDatabase(options);
  await work?.(database.db);
  await database.close();
}
