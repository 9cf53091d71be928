import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { appOn } from '../../apps/api/src/testing/testApp.ts';
import { onPostgres, print } from './databases.ts';

const url = process.env.TEST_DATABASE_URL;
if (!url) {
  print('Set TEST_DATABASE_URL to a PostgreSQL database beside which others may be created.');
  process.exit(2);
}
const LARGE = 1_000_000;
const place = await onPostgres(url, LARGE);
const server = await appOn(place.database, { timeZone: 'UTC' });
const admin = await server.signIn('admin');

print(`An export of ${LARGE} tenants, load average ${loadavg()[0]?.toFixed(1)}.\n`);
print('| | s | CPU of this process, s | more memory, MB | event loop: p99, longest, ms |');
print('|---|---:|---:|---:|---:|');
await measured('COPY of the same rows to a file', () =>
  withDatabase(place.address, (client) =>
    // Written by the server of the database, so nothing else is in the way.
    client.query(`copy (
      select tenants.*, facility_number from tenants join facilities on facilities.id = facility_id
      order by folded_last_name, folded_first_name, tenants.id
    ) to program 'cat > /dev/null'`),
  ),
);
await measured('export of 10,000 tenants', () => send('?facility_number=L1042'));
await measured('export of all tenants', () => send(''));
await server.app.close();
await place.database.close();
await place.remove();

async function send(query: string): Promise<void> {
  const response = await admin.get(`/api/exports/monitor-tenants${query}`);
  if (response.statusCode !== 200) throw new Error(response.body);
}

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const cpu = process.cpuUsage();
  const begin = performance.now();
  await work();
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  clearInterval(watch);
  delay.disable();
  const megabytes = (most - before) / 1_048_576;
  const delays = [delay.percentile(99), delay.max].map((time) => (time / 1e6).toFixed(0));
  print(
    `| ${name} | ${seconds.toFixed(1)} | ${((user + system) / 1e6).toFixed(1)} | ${megabytes.toFixed(0)} | ${delays.join(', ')} |`,
  );
}
