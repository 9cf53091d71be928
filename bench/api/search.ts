import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../apps/api/src/app.ts';
import { createContext } from '../../apps/api/src/context.ts';
import { type Database, openDatabase } from '../../apps/api/src/database/engine.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { openSession } from '../../apps/api/src/session/store.ts';
import { defaults } from '../../apps/api/src/startup/config.ts';
import { databaseUrl } from '../../apps/api/src/testing/globalSetup.ts';
import { withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { addUser } from '../../apps/api/src/testing/seed.ts';
import { systemClock } from '../../apps/api/src/time/clock.ts';
import type {
  TenantFilterKey,
  TenantsFilter,
  TenantsSort,
} from '../../packages/api-client/src/contract.ts';
import { TenantFilterKeys, TenantSortKeys } from '../../packages/api-client/src/contract.ts';
import { checkNames, fill } from './fill.ts';

const FACILITIES = 250;
const SMALL = 10_000;
const [rounds = 9, LARGE = 1_000_000] = process.argv.slice(2).map(Number);

const print = (line: string) => process.stdout.write(`${line}\n`);
const url = process.env.TEST_DATABASE_URL;
if (!url) {
  print('Set TEST_DATABASE_URL to a PostgreSQL database beside which others may be created.');
  process.exit(2);
}

/** A call of a screen. `{id}` stands for the largest facility, `{tenant}` for one of its tenants. */
interface Call {
  name: string;
  path: string;
  /** For the tenant list: the page as a fraction of the whole list, from 0 to 1. */
  place?: number;
  /** Sent with POST. The number of the round makes each change a new one. */
  body?: (round: number) => object;
}

const filters: TenantFilterKey[] = TenantFilterKeys.filter((key) => key !== 'all');
const list = (name: string, query: TenantsFilter & TenantsSort, place = 0): Call => {
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return { name, place, path: `/api/tenants?${new URLSearchParams(pairs)}` };
};
const get = (path: string): Call => ({ name: path, path: `/api/${path}` });
const sorts = TenantSortKeys.filter((key) => key !== 'last_name');

const screens: Record<string, Call[]> = {
  'tenant list': [
    list('first page', {}),
    list('page in the middle', {}, 0.5),
    list('last page', {}, 1),
    list('name an (common)', { name: 'an' }),
    list('name an, last page', { name: 'an' }, 1),
    list('name zq (rare)', { name: 'zq' }),
    list('name qx (no match)', { name: 'qx' }),
    list('name mar', { name: 'mar' }),
    list('name maria garcia', { name: 'maria garcia' }),
    list('unit 07', { unit: '07' }),
    list('unit k042', { unit: 'k042' }),
    list('facility L1042', { facility_number: 'L1042' }),
    list('facility L1042 by unit', { facility_number: 'L1042', sort_by: 'unit' }),
    list('facility 12', { facility_number: '12' }),
    ...filters.map((filter) => list(`filter ${filter}`, { filter })),
    list('status opt_out', { status: 'opt_out' }),
    list('tagged', { tagged_for_removal: true }),
    ...sorts.map((sort_by) => list(`by ${sort_by}`, { sort_by })),
    ...TenantSortKeys.map((sort_by) => list(`by ${sort_by}, desc`, { sort_by, sort_dir: 'desc' })),
    list('an + opt_out', { name: 'an', filter: 'opt_out' }),
    list('an + facility L1042', { name: 'an', facility_number: 'L1042' }),
    list('an + unit 07 + tagged', { name: 'an', unit: '07', tagged_for_removal: true }),
  ],
  'a tenant': [
    get('tenants/{tenant}/history'),
    {
      name: 'edit',
      path: '/api/tenants/{tenant}',
      body: (round) => ({ monitor_note: `Called ${round} times.` }),
    },
    {
      name: 'status of one tenant, in bulk',
      path: '/api/tenants/bulk',
      body: (round) => ({
        ...{ field: 'status', ids: '{tenant}' },
        value: round % 2 === 0 ? 'opt_out' : 'provide_proof',
      }),
    },
  ],
  facilities: [
    'facilities',
    'facilities?filter=opt_outs_threshold',
    'facilities/search?facility_number=12',
    'facility-stats',
    'monitors/facility-stats',
    'facilities/{id}/overview',
    'facilities/{id}/tenants',
    'facilities/{id}/tenants?full_name=an',
    'facilities/{id}/tenant-filters',
    'facility-archives',
    'retired-facilities',
  ].map(get),
  letters: [
    'facilities/{id}/tenants-mailing',
    'facilities/{id}/tenant-mailing-counts',
    'facilities/state/TX',
    'facilities/state/TX?page=900',
    'facilities/state/TX?filter=follow_up_letter_ready',
    'facilities/state/TX/tenant-mailing-counts',
    'letter-batches',
  ].map(get),
  'all screens': [
    { name: 'search garcia', path: '/api/search', body: () => ({ text: 'garcia' }) },
    ...['due', 'users', 'app/status'].map(get),
  ],
};

const servers = [
  await serverOver(await onEmbedded(), SMALL),
  await serverOver(await onPostgres(SMALL), SMALL),
  await serverOver(await onPostgres(LARGE), LARGE),
];
print(
  `${rounds} interleaved rounds, medians, load average ${loadavg()[0]?.toFixed(1)}; ${FACILITIES} facilities.`,
);
for (const [screen, calls] of Object.entries(screens)) {
  print(
    `\n| ${screen} | ${SMALL} tenants, embedded, ms | PostgreSQL, ms | ${LARGE} tenants, ms | embedded to PostgreSQL | ${LARGE} to ${SMALL} |`,
  );
  print('|---|---:|---:|---:|---:|---:|');
  for (const call of calls) {
    const prepared = [];
    for (const server of servers) prepared.push(await server.prepare(call));
    const [embedded = 0, few = 0, many = 0] = await medians(prepared);
    const ratios = [embedded / few, many / few].map((ratio) => ratio.toFixed(1));
    print(`| ${call.name} | ${[...[embedded, few, many].map(ms), ...ratios].join(' | ')} |`);
  }
}
for (const server of servers) await server.close();

/** An open database, and the URL to fill it. */
interface Place {
  database: Database;
  address: string;
  remove(): void;
}

/** A database that the next run finds again. */
async function onPostgres(tenants: number): Promise<Place> {
  const name = `bench_api_${tenants}`;
  await withDatabase(String(url), async (admin) => {
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await admin.query(`create database ${name}`);
  });
  const address = databaseUrl(String(url), name);
  const database = await openDatabase({ url: address, dataDir: '', timeLimitMs: 0 });
  return { database, address, remove: () => {} };
}

async function onEmbedded(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-letters-bench-'));
  const address = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(dataDir, 'run'))}`;
  const database = await openDatabase({ dataDir });
  return { database, address, remove: () => rmSync(dataDir, { recursive: true }) };
}

/** Starts the server on a database. Fills the database if it is empty. */
async function serverOver({ database, address, remove }: Place, tenants: number) {
  const { db } = database;
  await migrate(db);
  if (!(await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst())) {
    print(`Filling ${tenants} tenants …`);
    await withDatabase(address, (client) => fill(client, { tenants, facilities: FACILITIES }));
    await checkNames(db);
  }
  const clock = systemClock('UTC');
  const config = { ...defaults, version: 'bench', timeZone: 'UTC', secretKey: randomBytes(32) };
  const app = await buildApp(createContext({ db: database.db, clock, config }));
  const username = randomBytes(8).toString('hex');
  const account = { username, email: `${username}@example.com`, is_monitor: true };
  const userId = await addUser(db, account);
  const { token } = await openSession(db, userId, clock.now(), config);
  const { id } = await db
    .selectFrom('tenants')
    .select('facility_id as id')
    .groupBy('facility_id')
    .orderBy((tenants) => tenants.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow();

  const { id: tenant } = await db
    .selectFrom('tenants')
    .select('id')
    .where('facility_id', '=', id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const named = (text: string) =>
    text.replace('{id}', String(id)).replace('{tenant}', String(tenant));

  async function send({ name, path, body }: Call, round: number) {
    const payload = body && { payload: JSON.parse(named(JSON.stringify(body(round)))) };
    const response = await app.inject({
      ...{ method: body ? 'POST' : 'GET', url: named(path), ...payload },
      headers: { 'x-authorization': token },
    });
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.body}`);
    return response;
  }
  return {
    /** The call with its page number, to be sent in each round. */
    async prepare(call: Call) {
      if (!call.place) return (round: number) => send(call, round);
      const { last_page } = (await send(call, 0)).json().data.pagination;
      const page = Math.max(1, Math.round(last_page * call.place));
      return (round: number) => send({ ...call, path: `${call.path}&page=${page}` }, round);
    },
    async close() {
      await app.close();
      await database.close();
      remove();
    },
  };
}

/** The median time of each call in milliseconds. The calls alternate; the first round does not count. */
async function medians(calls: Array<(round: number) => Promise<unknown>>) {
  const times = calls.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, run] of calls.entries()) {
      const begin = performance.now();
      await run(round);
      if (round > 0) times[place]?.push(performance.now() - begin);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
}

function ms(time: number): string {
  return time < 10 ? time.toFixed(1) : time.toFixed(0);
}
