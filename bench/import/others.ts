import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { type LoadedServer, startServer } from '../load/server.ts';

/** How long other calls wait while a large rent roll is imported. See README.md. */
const [rows = 100_000] = process.argv.slice(2).map(Number);
const quietMs = 10_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function measure(name: string, databaseUrl?: string): Promise<void> {
  const server = await startServer(databaseUrl);
  try {
    const calls = await othersOf(server);
    const quiet = await during(calls, new Promise((resolve) => setTimeout(resolve, quietMs)));
    const file = makeFile(calls.facilityNumber);
    const begin = performance.now();
    const busy = await during(calls, importRows(server, calls.headers, file));
    const seconds = (performance.now() - begin) / 1000;
    print(
      `\n${name}: the import took ${seconds.toFixed(1)} s; ${server.megabytes()} MB afterwards\n`,
    );
    print(
      '| call | without the import, median and longest, ms | during it, calls | median, ms | longest, ms |',
    );
    print('|---|---:|---:|---:|---:|');
    for (const [call, waits] of Object.entries(busy)) {
      const before = quiet[call] ?? [];
      print(
        `| ${call} | ${ms(median(before))}, ${ms(Math.max(...before))} | ${waits.length} | ${ms(median(waits))} | ${ms(Math.max(...waits))} |`,
      );
    }
  } finally {
    await server.stop();
  }
}

interface Others {
  headers: { 'x-authorization': string };
  facilityNumber: string;
  send: Record<string, () => Promise<Response>>;
}

/** The calls of other people: each is sent again as soon as it is answered. */
async function othersOf({ url }: LoadedServer): Promise<Others> {
  const signIn = () =>
    fetch(`${url}/api/login`, {
      ...{ method: 'POST', headers: { origin: url } },
      body: new URLSearchParams({ username: 'monitor', password: 'monitor-demo' }),
    });
  const { token } = await (await signIn()).json();
  const headers = { 'x-authorization': token.token };
  const list = () => fetch(`${url}/api/tenants`, { headers });
  const [{ id, facility_number }] = (await (await list()).json()).data.data;
  let edits = 0;
  const edit = () => {
    edits += 1;
    return fetch(`${url}/api/tenants/${id}`, {
      ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      body: JSON.stringify({ monitor_note: `Called ${edits} times.` }),
    });
  };
  return {
    headers,
    facilityNumber: facility_number,
    send: { 'tenant list': list, edit, 'sign-in': signIn },
  };
}

async function importRows(
  { url }: LoadedServer,
  headers: Others['headers'],
  file: Buffer,
): Promise<void> {
  const body = new FormData();
  const answers = { software_confirmed: 'true', tenants_confirmed: 'true', software: 'syrasoft' };
  for (const [name, value] of Object.entries(answers)) body.set(name, value);
  body.set('rent_roll', new Blob([new Uint8Array(file)]), 'rent_roll.xlsx');
  const response = await fetch(`${url}/api/tenants/import`, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`The import failed: ${text}`);
  print(text.slice(0, 200));
}

/** A child process makes the file, so that this one measures the waits alone. */
const makeFile = (facility: string) =>
  execFileSync(
    process.execPath,
    [
      '--conditions=@audit-letters/source',
      makeSample,
      'syrasoft',
      String(rows),
      '--facility',
      facility,
    ],
    { maxBuffer: 2 ** 30 },
  );
const makeSample = new URL('../../apps/api/src/imports/testing/make.ts', import.meta.url).pathname;

/** The waits of each call until the work is done. */
async function during({ send }: Others, work: Promise<unknown>): Promise<Record<string, number[]>> {
  let done = false;
  const ended = work.finally(() => {
    done = true;
  });
  const waits = Object.fromEntries(Object.keys(send).map((name): [string, number[]] => [name, []]));
  const loops = Object.entries(send).map(async ([name, call]) => {
    while (!done) {
      const begin = performance.now();
      const response = await call();
      const text = await response.text();
      if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
      waits[name]?.push(performance.now() - begin);
    }
  });
  await Promise.all([ended, ...loops]);
  return waits;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
const ms = (time: number) => Math.round(time).toString();

print(`${rows} rows, load average ${loadavg()[0]?.toFixed(1)}`);
await measure('embedded database');
const postgres = process.env.TEST_DATABASE_URL;
if (postgres) await measure('PostgreSQL', postgres);
