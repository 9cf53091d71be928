import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../apps/api/src/database/engine.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { databaseUrl, withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { checkNames, fill } from './fill.ts';

const FACILITIES = 250;

export const print = (line: string) => process.stdout.write(`${line}\n`);

/** An open database, and the URL to fill it. */
export interface Place {
  database: Database;
  address: string;
  remove(): Promise<void>;
}

/** A copy of a filled database. The next run finds the filled one as it was. */
export async function onPostgres(url: string, tenants: number): Promise<Place> {
  const filled = `bench_api_${tenants}`;
  const copy = `${filled}_run`;
  await withDatabase(url, async (admin) => {
    const found = await admin.query('select from pg_database where datname = $1', [filled]);
    if (found.rowCount === 0) await admin.query(`create database ${filled}`);
  });
  const address = databaseUrl(url, filled);
  const database = await openDatabase({ url: address, dataDir: '', timeLimitMs: 0 });
  await fillEmpty(database, address, tenants);
  await database.close();
  await withDatabase(url, async (admin) => {
    await admin.query(`drop database if exists ${copy} with (force)`);
    await admin.query(`create database ${copy} template ${filled}`);
  });
  const copied = databaseUrl(url, copy);
  return {
    database: await openDatabase({ url: copied, dataDir: '', timeLimitMs: 0 }),
    address: copied,
    remove: () => withDatabase(url, (admin) => admin.query(`drop database ${copy} with (force)`)),
  };
}

export async function onEmbedded(tenants: number): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-letters-bench-'));
  const address = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(dataDir, 'run'))}`;
  const database = await openDatabase({ dataDir });
  await fillEmpty(database, address, tenants);
  return { database, address, remove: async () => rmSync(dataDir, { recursive: true }) };
}

async function fillEmpty({ db }: Database, address: string, tenants: number): Promise<void> {
  await migrate(db);
  if (await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()) return;
  print(`Filling ${tenants} tenants …`);
  await withDatabase(address, (client) => fill(client, { tenants, facilities: FACILITIES }));
  await checkNames(db);
}
