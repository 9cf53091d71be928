import { loadavg } from 'node:os';
import type { Db } from '../../apps/api/src/database/engine.ts';
import { listTenants } from '../../apps/api/src/tenants/list/list.ts';
import { runSql } from '../../apps/api/src/testing/postgres.ts';
import { systemClock } from '../../apps/api/src/time/clock.ts';
import { type List, lists } from './calls.ts';
import { onEmbedded, onPostgres, type Place, print } from './databases.ts';

const [rounds = '5', pattern = ''] = process.argv.slice(2);
const only = new RegExp(pattern);
const url = process.env.TEST_DATABASE_URL;
if (!url) {
  print('Set TEST_DATABASE_URL to a PostgreSQL database beside which others may be created.');
  process.exit(2);
}

const counts = `count(*), count(*) filter (where status = 'moved_out'),
  count(*) filter (where status = 'bad_address'), count(*) filter (where status = 'selected_coverage'),
  count(*) filter (where status = 'provide_proof'), count(*) filter (where status = 'opt_out'),
  count(*) filter (where status is null)`;
const PER_PAGE = 100;
const today = systemClock('UTC').today();
const places: Record<string, Place> = {
  '10,000 embedded': await onEmbedded(10_000),
  '100,000 embedded': await onEmbedded(100_000),
  '10,000': await onPostgres(url, 10_000),
  '100,000': await onPostgres(url, 100_000),
  '1,000,000': await onPostgres(url, 1_000_000),
};

print(
  `${rounds} rounds, load average ${loadavg()[0]?.toFixed(1)}. ms of the list / ratio to SQL\n`,
);
print(`| list | ${Object.keys(places).join(' | ')} |`);
print(
  `|---|${Object.keys(places)
    .map(() => '---:|')
    .join('')}`,
);
for (const list of lists.filter(({ name }) => only.test(name))) {
  const cells: string[] = [];
  for (const { database } of Object.values(places)) cells.push(await compare(database.db, list));
  print(`| ${list.name} | ${cells.join(' | ')} |`);
}
for (const { database, remove } of Object.values(places)) {
  await database.close();
  await remove();
}

/** The list and the SQL alternate; the first round warms the caches. */
async function compare(db: Db, list: List): Promise<string> {
  const { query, place = 0 } = list;
  const {
    pagination: { total },
  } = await listTenants(db, query, query, { page: 1, perPage: PER_PAGE }, today);
  const page = 1 + Math.floor((place * Math.max(0, total - 1)) / PER_PAGE);
  const times: Record<'list' | 'plain', number[]> = { list: [], plain: [] };
  for (let round = 0; round <= Number(rounds); round += 1) {
    const listed = await timed(() =>
      listTenants(db, query, query, { page, perPage: PER_PAGE }, today),
    );
    const plain = await timed(() => plainList(db, list, (page - 1) * PER_PAGE));
    if (round === 0) continue;
    times.list.push(listed);
    times.plain.push(plain);
  }
  const [listed, plain] = [median(times.list), median(times.plain)];
  return `${listed.toFixed(0)} / ${(listed / plain).toFixed(1)}`;
}

/** A page with the counts of its filters and cards, as one would write it by hand: without `tenant_counts`. */
function plainList(db: Db, list: List, skipped: number): Promise<unknown> {
  const { where = 'true', facility = 'true', status = 'true', order } = list;
  const run = (text: string) => runSql(db, text);
  const byName = 'folded_last_name, folded_first_name, tenants.id';
  return Promise.all([
    run(`select tenants.*, facility_number from tenants join facilities on facilities.id = facility_id
      where ${where} and ${facility} and ${status}
      order by ${order ? `${order}, ${byName}` : byName} limit ${PER_PAGE} offset ${skipped}`),
    run(`select ${counts} from tenants where ${where} and ${facility}`),
    run(`select ${counts}, count(*) filter (where charge_applied),
      count(*) filter (where tagged_for_removal) from tenants where ${facility}`),
  ]);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
