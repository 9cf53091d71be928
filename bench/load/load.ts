import { randomFrom } from '../../apps/api/src/sheets/testing/mutate.ts';
import { databaseUrl, withDatabase } from '../../apps/api/src/testing/postgres.ts';
import { bareRate, countInASecond, statementsOf, sum } from './bare.ts';
import { type LoadedServer, startServer } from './server.ts';
import { type Call, officeTraffic } from './traffic.ts';

/** Mixed traffic against both databases, and the same SQL by bare `pg`. See README.md. */
const seconds = Number(process.argv[2] ?? 120);
const seed = Number(process.argv[3] ?? 1);
const clients = 8;
const samples = 12;
const rounds = 3;
/** The calls whose statements may run again and again. */
const repeatable = [
  'tenant list',
  'tenant search',
  'facility list',
  'statistics',
  'edit',
  'bulk edit',
];
const print = (line: string) => process.stdout.write(`${line}\n`);

print(`${seconds} s, ${clients} clients, seed ${seed}`);
let failures = await onDatabase('Embedded database');
const postgres = process.env.TEST_DATABASE_URL;
if (postgres) {
  const name = `bench_load_${process.pid}`;
  await withDatabase(postgres, (admin) => admin.query(`create database ${name}`));
  failures += await onDatabase('PostgreSQL', databaseUrl(postgres, name));
  await withDatabase(postgres, (admin) => admin.query(`drop database ${name} with (force)`));
} else {
  print('\nSet TEST_DATABASE_URL to a PostgreSQL server for the second half.');
}
process.exitCode = failures > 0 ? 1 : 0;

async function onDatabase(name: string, url?: string): Promise<number> {
  const server = await startServer(url);
  try {
    await wait(3_000);
    const idle = server.megabytes();
    const calls = await officeTraffic(server.url, below(seed));
    const failed = await sendTraffic(name, server, calls, idle);
    if (url) await compare(url, server, calls);
    return failed;
  } finally {
    await server.stop();
  }
}

/** Sends the traffic and prints the times of each call. Returns the number of failures. */
async function sendTraffic(name: string, server: LoadedServer, calls: Call[], idle: number) {
  const times = new Map<string, number[]>(calls.map((call) => [call.name, []]));
  const pick = picker(calls, below(seed + 1));
  const memory: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const sampling = setInterval(() => memory.push(server.megabytes()), (seconds * 1000) / samples);
  const client = async () => {
    while (performance.now() < end) {
      const call = pick();
      const begin = performance.now();
      const problem = await problemOf(call, server.url);
      times.get(call.name)?.push(performance.now() - begin);
      if (problem === null) continue;
      failed += 1;
      print(`${call.name} failed: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  clearInterval(sampling);
  const count = sum([...times.values()].map(({ length }) => length));
  print(
    `\n${name}: ${count} calls, ${(count / seconds).toFixed(0)} in a second, ${failed} failures`,
  );
  print(`memory, MB: ${idle} idle with the demo, then ${memory.join(' ')}\n`);
  print('| call | calls | median, ms | p95, ms | p99, ms |\n|---|---:|---:|---:|---:|');
  for (const [call, all] of times) {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    print(`| ${call} | ${all.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`);
  }
  return failed;
}

async function problemOf({ send }: Call, url: string): Promise<string | null> {
  try {
    const response = await send(url);
    const body = await response.text();
    return response.ok ? null : `${response.status} ${body}`;
  } catch (error) {
    return String(error);
  }
}

/** The calls over HTTP against their statements by bare `pg`, in alternating rounds. */
async function compare(url: string, server: LoadedServer, calls: Call[]) {
  print('\n| call | in a second | bare `pg` | ratio |\n|---|---:|---:|---:|');
  for (const call of calls.filter(({ name }) => repeatable.includes(name))) {
    const lists = await statementsOf(
      url,
      Array.from({ length: clients }, () => call.send),
    );
    const rates = { call: 0, bare: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const sent = await Promise.all(
        lists.map(() => countInASecond(async () => (await call.send(server.url)).arrayBuffer())),
      );
      rates.call += sum(sent) / rounds;
      rates.bare += (await bareRate(url, lists)) / rounds;
    }
    const cells = [
      rates.call.toFixed(0),
      rates.bare.toFixed(0),
      (rates.call / rates.bare).toFixed(2),
    ];
    print(`| ${call.name} | ${cells.join(' | ')} |`);
  }
}

function picker(calls: readonly Call[], random: (below: number) => number): () => Call {
  const all = calls.flatMap((call) => Array.from({ length: call.share }, () => call));
  return () => all[random(all.length)] as Call;
}

function below(seed: number): (limit: number) => number {
  const random = randomFrom(seed);
  return (limit) => Math.floor(random() * limit);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
