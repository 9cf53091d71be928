import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/engine.ts';
import { databaseUrl, withDatabase } from './postgres.ts';

/** A database that stays when its servers end. Open it while no server runs. */
export interface LastingDatabase {
  open(): Promise<Database>;
  remove(): Promise<void>;
  /** The environment variables of a server that uses it. */
  environment: Record<string, string>;
  /** Its address while a server runs. */
  url: string;
  /** Resolves when no session is left: PostgreSQL completes a killed client's commit before it ends the session. */
  unused(): Promise<void>;
}

/** A fresh, migrated database on the engine of this run. */
export function lastingDatabase(): Promise<LastingDatabase> {
  const template = inject('template');
  return 'migrated' in template
    ? embedded(template.migrated)
    : onServer(template.url, template.name);
}

/** The same, open. Closing it removes it. */
export const testDatabase = async () => openToRemove(await lastingDatabase());

/** A database without tables on the engine of this run, open. Closing it removes it. */
export async function emptyDatabase(): Promise<Database> {
  const template = inject('template');
  const made = 'empty' in template ? embedded(template.empty) : onServer(template.url, 'template0');
  return openToRemove(await made);
}

async function openToRemove(lasting: LastingDatabase): Promise<Database> {
  const database = await lasting.open();
  return {
    ...database,
    async close() {
      await database.close();
      await lasting.remove();
    },
  };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'audit-letters-test-'));

async function embedded(original: string): Promise<LastingDatabase> {
  const dataDir = newFolder();
  cpSync(join(original, 'pg'), join(dataDir, 'pg'), { recursive: true });
  return {
    environment: { DATA_DIR: dataDir },
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(dataDir, 'run'))}`,
    open: () => openDatabase({ dataDir }),
    unused: async () => {},
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function onServer(server: string, original: string): Promise<LastingDatabase> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await withDatabase(server, (admin) =>
    admin.query(`create database ${name} template ${original}`),
  );
  const dataDir = newFolder();
  const url = databaseUrl(server, name);
  const unused = () => withDatabase(server, (admin) => untilUnused(admin, name));
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: url },
    url,
    async open() {
      await unused();
      return openDatabase({ url, dataDir });
    },
    unused,
    async remove() {
      await withDatabase(server, (admin) => admin.query(`drop database ${name} with (force)`));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilUnused(admin: pg.Client, name: string) {
  for (;;) {
    const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [
      name,
    ]);
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
