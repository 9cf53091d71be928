import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/engine.ts';
import { databaseUrl } from './globalSetup.ts';
import { withDatabase } from './postgres.ts';

/** A fresh, migrated database on the engine of this run. Closing it removes it. */
export async function testDatabase(): Promise<Database> {
  const template = inject('template');
  if ('folder' in template) {
    const dataDir = mkdtempSync(join(tmpdir(), 'audit-letters-test-'));
    cpSync(join(template.folder, 'pg'), join(dataDir, 'pg'), { recursive: true });
    const database = await openDatabase({ dataDir });
    return closingWith(database, async () => rmSync(dataDir, { recursive: true, force: true }));
  }
  return createDatabase(template.url, template.name);
}

async function createDatabase(url: string, template: string): Promise<Database> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await withDatabase(url, (admin) => admin.query(`create database ${name} template ${template}`));
  const database = await openDatabase({ url: databaseUrl(url, name), dataDir: '' });
  return closingWith(database, () =>
    withDatabase(url, (admin) => admin.query(`drop database ${name} with (force)`)),
  );
}

/** A database without tables on the engine of this run. Closing it removes it. */
export async function emptyDatabase(): Promise<Database> {
  const template = inject('template');
  if ('url' in template) return createDatabase(template.url, 'template0');
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-letters-test-'));
  const database = await openDatabase({ dataDir });
  return closingWith(database, async () => rmSync(dataDir, { recursive: true, force: true }));
}

function closingWith(database: Database, remove: () => Promise<void>): Database {
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}
