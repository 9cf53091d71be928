import { readFileSync } from 'node:fs';
import { randomFrom } from '../../apps/api/src/sheets/testing/mutate.ts';
import { type Server, startServer } from '../../apps/portal/e2e/support/server.ts';
import { type Call, officeTraffic } from './traffic.ts';

// Sends the mixed traffic of an office to a server with the demo data, on the embedded database and on PostgreSQL
// (`TEST_DATABASE_URL`): eight clients, one call after the other, without a pause. A failed call ends it with code 1.
// `load.ts 3600 7` takes an hour with the seed 7. It needs Linux.
const seconds = Number(process.argv[2] ?? 120);
const seed = Number(process.argv[3] ?? 1);
const clients = 8;
const samples = 12;
const print = (line: string) => process.stdout.write(`${line}\n`);

print(`${seconds} s, ${clients} clients, seed ${seed}`);
const embedded = await onDatabase('Embedded database', '');
const postgres = await onDatabase('PostgreSQL', process.env.TEST_DATABASE_URL);
const calls = embedded.count + postgres.count;
const failures = embedded.failed + postgres.failed;
print(`\n${calls} calls, ${failures} failures`);
process.exitCode = failures > 0 ? 1 : 0;

async function onDatabase(name: string, superuser?: string) {
  const server = await startServer({ DEMO: '1' }, superuser);
  try {
    return await sendTraffic(
      name,
      server,
      await officeTraffic(server.address, below(seed)),
      megabytes(server),
    );
  } finally {
    await server.stop();
  }
}

/** The resident memory of a server. */
function megabytes({ pid }: Server): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Sends the traffic and prints the times of each call. Returns the numbers of calls and failures. */
async function sendTraffic(name: string, server: Server, calls: Call[], idle: number) {
  const times = new Map<string, number[]>(calls.map((call) => [call.name, []]));
  const pick = picker(calls, below(seed + 1));
  const memory: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const sampling = setInterval(() => memory.push(megabytes(server)), (seconds * 1000) / samples);
  const client = async () => {
    while (performance.now() < end) {
      const call = pick();
      const begin = performance.now();
      const problem = await problemOf(call, server.address);
      times.get(call.name)?.push(performance.now() - begin);
      if (problem === null) continue;
      failed += 1;
      print(`${call.name} failed: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  clearInterval(sampling);
  const count = [...times.values()].reduce((sum, { length }) => sum + length, 0);
  print(
    `\n${name}: ${count} calls, ${(count / seconds).toFixed(0)} in a second, ${failed} failures`,
  );
  print(`memory, MB: ${idle} with the demo, then ${memory.join(' ')}\n`);
  print('| call | calls | median, ms | p95, ms | p99, ms |\n|---|---:|---:|---:|---:|');
  for (const [call, all] of times) {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    print(`| ${call} | ${all.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`);
  }
  return { count, failed };
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

function picker(calls: readonly Call[], random: (below: number) => number): () => Call {
  const all = calls.flatMap((call) => Array.from({ length: call.share }, () => call));
  return () => all[random(all.length)] as Call;
}

function below(seed: number): (limit: number) => number {
  const random = randomFrom(seed);
  return (limit) => Math.floor(random() * limit);
}
