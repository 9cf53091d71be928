import { rowsWorkbook } from '../../apps/api/src/imports/testing/rowsWorkbook.ts';
import { databaseUrl, withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { startServer } from '../load/server.ts';

/** Imports of several sizes, while two clients page through the tenant list: one call after the other. */
const sizes = [1_000, 10_000, 20_000];
const print = (line: string) => process.stdout.write(`${line}\n`);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

print(
  '| engine | rows | import, s | other calls | refused | median, ms | longest, ms |\n|---|---:|---:|---:|---:|---:|---:|',
);
await beside('embedded');
const url = process.env.TEST_DATABASE_URL;
if (url) {
  const name = `bench_beside_${process.pid}`;
  await withDatabase(url, (admin) => admin.query(`create database ${name}`));
  await beside('PostgreSQL', databaseUrl(url, name));
  await withDatabase(url, (admin) => admin.query(`drop database ${name} with (force)`));
}

async function beside(engine: string, database?: string) {
  const server = await startServer(database);
  const body = new URLSearchParams({ username: 'monitor', password: 'monitor-demo' });
  const { token } = await (await fetch(`${server.url}/api/login`, { method: 'POST', body })).json();
  const headers = { 'x-authorization': String(token.token) };
  let refused = 0;
  const list = async () => {
    const response = await fetch(`${server.url}/api/tenants?page=2`, { headers });
    // A call waits at most 30 seconds for the embedded database.
    if (response.status === 503) refused += 1;
    else if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  const [{ facility_number }] = (
    await (await fetch(`${server.url}/api/facilities`, { headers })).json()
  ).data;
  let first = 100_000;
  for (const size of [100, ...sizes]) {
    const rows = Array.from({ length: size }, (_, at) => {
      const account = String(first + at);
      return [account, account, `Ann Lee ${account}`, '1 Elm Street', 'Austin', 'TX', '78701'];
    });
    first += size;
    const headings = ['Unit', 'Account', 'Tenant Name', 'Address', 'City', 'State', 'Zip'];
    const form = new FormData();
    for (const [name, value] of Object.entries({
      software: 'syrasoft',
      facility_number,
      software_confirmed: 'true',
      tenants_confirmed: 'true',
    }))
      form.set(name, value);
    form.set(
      'rent_roll',
      new Blob([new Uint8Array(await rowsWorkbook([headings, ...rows]))]),
      'rent_roll.xlsx',
    );
    let done = false;
    const times: number[] = [];
    refused = 0;
    const client = async () => {
      while (!done) {
        const begin = performance.now();
        await list();
        times.push(performance.now() - begin);
      }
    };
    await wait(1_000);
    const begin = performance.now();
    const clients = Promise.all([client(), client()]);
    const answer = await fetch(`${server.url}/api/tenants/import`, {
      method: 'POST',
      headers,
      body: form,
    });
    const took = performance.now() - begin;
    done = true;
    await clients;
    const result = await answer.json();
    if (!answer.ok || result.insert_count !== size)
      throw new Error(JSON.stringify(result).slice(0, 300));
    if (size === 100) continue;
    times.sort((one, other) => one - other);
    print(
      `| ${engine} | ${size.toLocaleString('en-US')} | ${(took / 1000).toFixed(1)} | ${times.length} | ${refused} | ${times[times.length >> 1]?.toFixed(0)} | ${times.at(-1)?.toFixed(0)} |`,
    );
  }
  await server.stop();
}
