import { randomBytes } from 'node:crypto';
import { buildApp } from '../../apps/api/src/app.ts';
import { createContext } from '../../apps/api/src/context.ts';
import { openDatabase } from '../../apps/api/src/database/engine.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { openSession } from '../../apps/api/src/session/store.ts';
import { defaults } from '../../apps/api/src/startup/config.ts';
import { findScope, pageOfTenants } from '../../apps/api/src/tenants/index.ts';
import { databaseUrl } from '../../apps/api/src/testing/globalSetup.ts';
import { withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { addUser } from '../../apps/api/src/testing/seed.ts';
import { systemClock } from '../../apps/api/src/time/clock.ts';
import type {
  PageQuery,
  TenantFilterKey,
  TenantsFilter,
  TenantsSort,
} from '../../packages/api-client/src/contract.ts';
import { TenantFilterKeys, TenantSortKeys } from '../../packages/api-client/src/contract.ts';
import { checkNames, fill } from './fill.ts';

const FACILITIES = 250;
const SMALL = 10_000;
const [rounds = 9, LARGE = 1_000_000] = process.argv.slice(2).map(Number);
const PER_PAGE = 100;

const print = (line: string) => process.stdout.write(`${line}\n`);
const url = process.env.TEST_DATABASE_URL;
if (!url) {
  print('Set TEST_DATABASE_URL to a PostgreSQL database beside which others may be created.');
  process.exit(2);
}

type TenantsQuery = TenantsFilter & TenantsSort & PageQuery;

/** A call of the tenant list. A page is a number, or a fraction of the whole list from 0 to 1. */
interface ListCase {
  name: string;
  query: TenantsQuery;
  place?: number;
}

interface Place {
  page: number;
  total: number;
  found: number;
  all: number;
}

const filters: TenantFilterKey[] = TenantFilterKeys.filter((key) => key !== 'all');
const lists: ListCase[] = [
  { name: 'first page', query: {} },
  { name: 'page in the middle', query: {}, place: 0.5 },
  { name: 'last page', query: {}, place: 1 },
  { name: 'name an (common)', query: { name: 'an' } },
  { name: 'name an, last page', query: { name: 'an' }, place: 1 },
  { name: 'name zq (rare)', query: { name: 'zq' } },
  { name: 'name qx (no match)', query: { name: 'qx' } },
  { name: 'name mar', query: { name: 'mar' } },
  { name: 'name maria garcia', query: { name: 'maria garcia' } },
  { name: 'unit 07', query: { unit: '07' } },
  { name: 'unit k042', query: { unit: 'k042' } },
  { name: 'facility L1042', query: { facility_number: 'L1042' } },
  { name: 'facility 12', query: { facility_number: '12' } },
  ...filters.map((filter) => ({ name: `filter ${filter}`, query: { filter } })),
  { name: 'status opt_out', query: { status: 'opt_out' } },
  { name: 'tagged', query: { tagged_for_removal: true } },
  ...TenantSortKeys.filter((key) => key !== 'last_name').map((sort_by) => ({
    name: `by ${sort_by}`,
    query: { sort_by },
  })),
  { name: 'by last_name, desc', query: { sort_by: 'last_name', sort_dir: 'desc' } },
  { name: 'an + opt_out', query: { name: 'an', filter: 'opt_out' } },
  { name: 'an + facility L1042', query: { name: 'an', facility_number: 'L1042' } },
  { name: 'an + unit 07 + tagged', query: { name: 'an', unit: '07', tagged_for_removal: true } },
];

/** Other calls that count tenants. `{id}` stands for the largest facility. */
const others = [
  '/api/facilities',
  '/api/facilities?filter=opt_outs_threshold',
  '/api/facility-stats',
  '/api/monitors/facility-stats',
  '/api/facilities/{id}/tenants',
  '/api/facilities/{id}/tenants?full_name=an',
  '/api/facilities/{id}/tenant-filters',
  '/api/facilities/{id}/tenants-mailing',
  '/api/facilities/{id}/tenant-mailing-counts',
  '/api/facilities/state/TX',
  '/api/facilities/state/TX?page=900',
  '/api/facilities/state/TX?filter=follow_up_letter_ready',
  '/api/facilities/state/TX/tenant-mailing-counts',
];

const small = await serverOver(SMALL);
const large = await serverOver(LARGE);
print(
  `${rounds} interleaved rounds, medians; ${SMALL} and ${LARGE} tenants in ${FACILITIES} facilities.\n`,
);
print(
  '| `GET /api/tenants` | rows alone, ms | call, ms | call to rows alone | rows alone to small | call to small |',
);
print('|---|---:|---:|---:|---:|---:|');
for (const each of lists) {
  const [smallRows, rows, smallCall, call] = await medians([
    () => small.rows(each),
    () => large.rows(each),
    () => small.list(each),
    () => large.list(each),
  ]);
  const cells = [
    ms(rows),
    ms(call),
    ratio(call, rows),
    ratio(rows, smallRows),
    ratio(call, smallCall),
  ];
  print(`| ${each.name} | ${cells.join(' | ')} |`);
}
print('\n| other calls | call, ms | to small |');
print('|---|---:|---:|');
for (const path of others) {
  const [smallCall, call] = await medians([() => small.call(path), () => large.call(path)]);
  print(`| ${path} | ${ms(call)} | ${ratio(call, smallCall)} |`);
}
await small.close();
await large.close();

/** Starts the server on a database with that many tenants. Creates and fills the database if it is missing. */
async function serverOver(tenants: number) {
  const name = `bench_api_${tenants}`;
  await withDatabase(String(url), async (admin) => {
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await admin.query(`create database ${name}`);
  });
  const address = databaseUrl(String(url), name);
  const database = await openDatabase({ url: address, dataDir: '' });
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

  async function call(path: string) {
    const response = await app.inject({
      url: path.replace('{id}', String(id)),
      headers: { 'x-authorization': token },
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    return response;
  }
  const places = new Map<ListCase, Place>();
  /** The page number of a case and its counts. Not part of the measurement. */
  async function placeOf(each: ListCase) {
    const known = places.get(each);
    if (known) return known;
    const { data } = (await call(listPath(each.query))).json();
    const { total, last_page } = data.pagination;
    const page = Math.max(1, Math.round(last_page * (each.place ?? 0)));
    const place: Place = { page, total, found: data.filters[0].count, all: data.stats.total_all };
    places.set(each, place);
    return place;
  }
  return {
    call,
    async list(each: ListCase) {
      await call(listPath({ ...each.query, page: (await placeOf(each)).page }));
    },
    /** The cost of the rows of the same page as plain SQL, over the same pool. */
    async rows(each: ListCase) {
      const { query } = each;
      const { page, ...counts } = await placeOf(each);
      const scope = await findScope(db, query);
      const place = { page, perPage: PER_PAGE };
      await pageOfTenants(db, { scope, filter: query.filter, sort: query, page: place, ...counts });
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

function listPath(query: TenantsQuery): string {
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return `/api/tenants?${new URLSearchParams(pairs)}`;
}

/** The median time of each call in milliseconds. The calls alternate; the first round does not count. */
async function medians(calls: Array<() => Promise<unknown>>): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, run] of calls.entries()) {
      const begin = performance.now();
      await run();
      if (round > 0) times[place]?.push(performance.now() - begin);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
}

function ms(time = 0): string {
  return time < 10 ? time.toFixed(1) : time.toFixed(0);
}

/** A dash for a page without rows: there is no query to compare with. */
function ratio(time = 0, to = 0): string {
  return time < 0.1 || to < 0.1 ? '–' : (time / to).toFixed(1);
}
