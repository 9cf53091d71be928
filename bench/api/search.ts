import { loadavg } from 'node:os';
import { prepareRequest, writes } from '../../apps/api/src/testing/writes.ts';
import { editOfAnother, screens } from './calls.ts';
import { FACILITIES, onEmbedded, onPostgres, print, type Server, serverOver } from './server.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const [rounds = '9', pattern = ''] = process.argv.slice(2);
const only = new RegExp(pattern);

const url = process.env.TEST_DATABASE_URL;
if (!url) {
  print('Set TEST_DATABASE_URL to a PostgreSQL database beside which others may be created.');
  process.exit(2);
}

/** A call on one server. The preparation of a round is not measured. */
interface Contender {
  server: Server;
  prepare(round: number): Promise<() => Promise<unknown>>;
}

const servers = [
  await serverOver(await onEmbedded(SMALL)),
  await serverOver(await onPostgres(url, SMALL)),
  await serverOver(await onPostgres(url, LARGE)),
];
print(
  `${rounds} interleaved rounds, medians, load average ${loadavg()[0]?.toFixed(1)}; ${FACILITIES} facilities.`,
);
for (const [screen, calls] of Object.entries(screens)) {
  const chosen = calls.filter(({ name }) => only.test(`${screen}: ${name}`));
  if (chosen.length > 0) head(screen);
  for (const call of chosen) {
    const contenders: Contender[] = [];
    for (const server of servers) {
      const send = await server.prepare(call);
      const change = await server.prepare(editOfAnother);
      contenders.push({
        server,
        async prepare(round) {
          // Somebody else works meanwhile: no list may be fast only because nothing has changed.
          await change(round);
          return () => send(round);
        },
      });
    }
    await compare(call.name, contenders);
  }
}
const chosen = Object.entries(writes).filter(([name]) => only.test(`writes: ${name}`));
if (chosen.length > 0) head('writes');
for (const [name, write] of chosen) {
  await compare(
    name,
    servers.map((server) => ({
      server,
      async prepare() {
        const { caller, request } = await prepareRequest(server, write);
        return async () => {
          const { statusCode, body } = await caller.inject(request);
          if (statusCode !== 200) throw new Error(`${name}: ${body}`);
        };
      },
    })),
  );
}
for (const server of servers) await server.close();

function head(screen: string): void {
  print(
    `\n| ${screen} | ${SMALL} tenants, embedded, ms (CPU) | PostgreSQL, ms (CPU) | ${LARGE} tenants, ms (CPU) | embedded to PostgreSQL | ${LARGE} to ${SMALL} |`,
  );
  print('|---|---:|---:|---:|---:|---:|');
}

async function compare(name: string, contenders: Contender[]): Promise<void> {
  const medians = await measure(contenders);
  const [embedded = 0, few = 0, many = 0] = medians.map(({ cpu }) => cpu);
  const times = medians.map(({ time, cpu }) => `${ms(time)} (${ms(cpu)})`);
  const ratios = [embedded / few, many / few].map((ratio) => ratio.toFixed(1));
  print(`| ${name} | ${[...times, ...ratios].join(' | ')} |`);
}

/** The median time and CPU time of each call in milliseconds. The calls alternate; the first round does not count. */
async function measure(contenders: Contender[]) {
  const samples = contenders.map(() => ({ times: [] as number[], cpus: [] as number[] }));
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const [place, { server, prepare }] of contenders.entries()) {
      const run = await prepare(round);
      const before = await server.cpu();
      const begin = performance.now();
      await run();
      const time = performance.now() - begin;
      const cpu = (await server.cpu()) - before;
      if (round === 0) continue;
      samples[place]?.times.push(time);
      samples[place]?.cpus.push(cpu);
    }
  }
  return samples.map(({ times, cpus }) => ({ time: median(times), cpu: median(cpus) }));
}

function median(list: number[]): number {
  return list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}

function ms(time: number): string {
  return time < 10 ? time.toFixed(1) : time.toFixed(0);
}
