import { loadavg } from 'node:os';
import { withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { appOn, type Caller, type TestResponse } from '../../apps/api/src/testing/testApp.ts';
import { onEmbedded, onPostgres, type Place, print } from './databases.ts';

const [rounds = '5'] = process.argv.slice(2);
const url = process.env.TEST_DATABASE_URL;
if (!url) {
  print('Set TEST_DATABASE_URL to a PostgreSQL database beside which others may be created.');
  process.exit(2);
}
const TENANTS = 100_000;
/** The tenants of the facility that is deleted. */
const DELETED = 60_000;
/** The most tenants of one call. */
const CHANGED = 10_000;
const answers = ['opt_out', 'provide_proof'];

print(`${rounds} rounds, load average ${loadavg()[0]?.toFixed(1)}.\n`);
print('| | s | more memory, MB |');
print('|---|---:|---:|');
await measure('embedded', await onEmbedded(TENANTS));
await measure('PostgreSQL', await onPostgres(url, TENANTS));

async function measure(engine: string, { database, address, remove }: Place): Promise<void> {
  const { db } = database;
  const server = await appOn(database, { timeZone: 'UTC' });
  /** A digest of all tenants. */
  const stored = () =>
    withDatabase(address, async (client) => {
      const { rows } = await client.query(
        `select md5(string_agg(md5(tenants::text), '' order by id)) as digest from tenants`,
      );
      return rows[0].digest;
    });
  const admin = await server.signIn('admin');
  const tenants = await db
    .selectFrom('tenants')
    .select('id')
    .orderBy('id')
    .limit(CHANGED)
    .execute();
  const ids = tenants.map(({ id }) => id).join();
  for (let round = 0; round <= Number(rounds); round += 1) {
    const form = { field: 'status', ids, value: answers[round % answers.length] };
    const name = round === 0 ? 'first bulk edit' : 'bulk edit';
    await measured(`${name} of ${CHANGED}, ${engine}`, () => admin.post('/api/tenants/bulk', form));
  }
  if (!process.env.BULK_ONLY) await deleteAndRestore(engine, admin);
  await server.app.close();
  await database.close();
  await remove();

  async function deleteAndRestore(engine: string, admin: Caller) {
    const { id } = await db
      .selectFrom('facilities')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('tenants')
      .set({ facility_id: id, import_key: null })
      .where('id', 'in', db.selectFrom('tenants').select('id').orderBy('id').limit(DELETED))
      .execute();
    const before = await stored();
    const { undo } = (
      await measured(`facility with ${DELETED} tenants deleted, ${engine}`, () =>
        admin.delete(`/api/facilities/${id}`),
      )
    ).json();
    await measured(`… and restored, ${engine}`, () => admin.post(`/api/undo/${undo}`));
    if ((await stored()) !== before) throw new Error('The restored tenants differ.');
  }
}

async function measured(name: string, work: () => Promise<TestResponse>): Promise<TestResponse> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const begin = performance.now();
  const response = await work();
  const seconds = (performance.now() - begin) / 1000;
  clearInterval(watch);
  if (response.statusCode !== 200) throw new Error(response.body);
  const megabytes = (most - before) / 1_048_576;
  print(`| ${name} | ${seconds.toFixed(2)} | ${megabytes.toFixed(0)} |`);
  return response;
}
