import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../apps/api/src/database/engine.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { defaults } from '../../apps/api/src/startup/config.ts';
import { databaseUrl } from '../../apps/api/src/testing/globalSetup.ts';
import { cpuOfConnections, withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { appOn, type TestApp } from '../../apps/api/src/testing/testApp.ts';
import type { Call } from './calls.ts';
import { checkNames, fill } from './fill.ts';

export const FACILITIES = 250;

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
    // The CPU time of a call is that of its connections: none may have helpers.
    await admin.query(`alter database ${copy} set max_parallel_workers_per_gather = 0`);
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

export interface Server extends TestApp {
  /** The CPU time so far, in milliseconds, of this process and of the connections to the database. */
  cpu(): Promise<number>;
  /** The call with its page number, to be sent in each round. */
  prepare(call: Call): Promise<(round: number) => Promise<unknown>>;
  close(): Promise<void>;
}

/** Starts the server on a database. Passwords cost what they cost in an office. */
export async function serverOver({ database, remove }: Place): Promise<Server> {
  const { db } = database;
  const { passwordCost } = defaults;
  const test = await appOn(database, { passwordCost, timeZone: 'UTC' });
  const admin = await test.signIn('admin');
  const { id } = await db
    .selectFrom('tenants')
    .select('facility_id as id')
    .groupBy('facility_id')
    .orderBy((tenants) => tenants.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow();
  const tenants = await db
    .selectFrom('tenants')
    .select('id')
    .where('facility_id', '=', id)
    .orderBy('id')
    .limit(151)
    .execute();
  const [tenant, ...others] = tenants.map((each) => each.id);
  const few = others.slice(0, 50).join();
  await admin.delete('/api/tenants/bulk', { ids: others.slice(50).join() });
  const named = (text: string) =>
    text.replace('{id}', String(id)).replace('{tenant}', String(tenant)).replace('{few}', few);

  async function send({ name, path, body }: Call, round: number, page = '') {
    const payload = body && { payload: JSON.parse(named(JSON.stringify(body(round)))) };
    const response = await admin.inject({
      ...{ method: body ? 'POST' : 'GET', ...payload },
      url: named(typeof path === 'string' ? path : path(round)) + page,
    });
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.body}`);
    return response;
  }
  const embedded = database.engine === 'embedded';
  return {
    ...test,
    async cpu() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000 + (embedded ? 0 : await cpuOfConnections(db));
    },
    async prepare(call) {
      if (!call.place) return (round) => send(call, round);
      const { last_page } = (await send(call, 0)).json().data.pagination;
      const page = Math.max(1, Math.round(last_page * call.place));
      return (round) => send(call, round, `&page=${page}`);
    },
    async close() {
      await test.app.close();
      await database.close();
      await remove();
    },
  };
}
