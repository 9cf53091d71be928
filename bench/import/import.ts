import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildApp } from '../../apps/api/src/app.ts';
import { createContext } from '../../apps/api/src/context.ts';
import { openDatabase } from '../../apps/api/src/database/engine.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { searchColumns } from '../../apps/api/src/database/searchColumns.ts';
import { samplePeople } from '../../apps/api/src/imports/testing/people.ts';
import { imported } from '../../apps/api/src/imports/testing/uploadForm.ts';
import { openSession } from '../../apps/api/src/session/store.ts';
import { openSheet } from '../../apps/api/src/sheets/read.ts';
import { defaults } from '../../apps/api/src/startup/config.ts';
import { addFacility, addUser } from '../../apps/api/src/testing/seed.ts';
import { systemClock } from '../../apps/api/src/time/clock.ts';

const ROUNDS = 5;
/** Milliseconds per clock tick, the unit of CPU time in /proc. */
const TICK_MS = 10;
const source = '--conditions=@audit-letters/source';
const print = (line: string) => process.stdout.write(`${line}\n`);
const url = process.env.TEST_DATABASE_URL;
if (!url) {
  print('Set TEST_DATABASE_URL to an empty PostgreSQL database.');
  process.exit(2);
}

const psql = (databaseUrl: string, commands: readonly string[], input = '') =>
  execFileSync('psql', [databaseUrl, '-At', ...commands.flatMap((command) => ['-c', command])], {
    input,
    encoding: 'utf8',
  });

const [postmaster = ''] = psql(url, ["select pg_read_file('postmaster.pid')"]).split('\n');

async function measure(count: number, databaseUrl: string) {
  const database = await openDatabase({ url: databaseUrl, dataDir: '' });
  await migrate(database.db);
  const clock = systemClock('UTC');
  const config = { ...defaults, version: 'bench', timeZone: 'UTC', secretKey: randomBytes(32) };
  const app = await buildApp(createContext({ db: database.db, clock, config }));
  const facilityNumber = randomBytes(6).toString('hex');
  const facility = await addFacility(database.db, { facility_number: facilityNumber });
  const userId = await addUser(database.db, {
    username: facilityNumber,
    email: `${facilityNumber}@example.com`,
    is_monitor: true,
  });
  const { token } = await openSession(database.db, userId, clock.now());
  const inject = (options: object) =>
    app.inject({
      ...options,
      headers: {
        ...('headers' in options ? Object(options.headers) : {}),
        'x-authorization': token,
      },
    });
  const caller = { userId, token, inject, get: never, post: never, delete: never };
  const upload = async (file: Buffer) => {
    empty(databaseUrl);
    // The server keeps the last upload. With another facility, it reads the file again.
    await addFacility(database.db, { facility_number: randomBytes(6).toString('hex') });
    return cost(() => imported(caller, { software: 'syrasoft', files: { rent_roll: file } }));
  };
  const file = makeFile(count, facilityNumber);
  const rows = copyRows(count, facility);

  // Measure memory during the first large import of a warm server.
  await upload(makeFile(100, facilityNumber));
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  await upload(file);
  clearInterval(watch);

  const rounds: { read: Cost; copy: Cost; whole: Cost }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const whole = await upload(file);
    const read = await cost(async () => {
      for await (const _ of (await openSheet(file)).rows());
    });
    empty(databaseUrl);
    rounds.push({ read, copy: await copyIn(databaseUrl, rows), whole });
  }
  for (const kind of ['time', 'cpu'] as const) {
    const median = (of: (round: (typeof rounds)[number]) => number) =>
      rounds.map(of).sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
    const ms = (part: 'read' | 'copy' | 'whole') =>
      `${Math.round(median((round) => round[part][kind]))} ms`;
    const ratio = median(({ read, copy, whole }) => whole[kind] / (read[kind] + copy[kind]));
    print(
      `${count} rows, ${kind}: read ${ms('read')} + COPY ${ms('copy')}; import ${ms('whole')}, ${ratio.toFixed(2)} times`,
    );
  }
  print(`${count} rows: ${Math.round((peak - before) / 1e6)} MB more memory`);
  await app.close();
  await database.close();
}

/** A child process makes the file, so that its memory does not count here. */
const makeFile = (count: number, facility: string) =>
  execFileSync(
    process.execPath,
    [source, makeSample, 'syrasoft', String(count), '--facility', facility],
    { maxBuffer: 2 ** 30 },
  );

const makeSample = new URL('../../apps/api/src/imports/testing/make.ts', import.meta.url).pathname;

const empty = (databaseUrl: string) => psql(databaseUrl, ['truncate tenants cascade']);

/** The time that psql reports, without the start of psql. */
async function copyIn(databaseUrl: string, rows: string): Promise<Cost> {
  const commands = ['\\timing on', `copy tenants (${copyColumns}) from stdin`];
  let said = '';
  const { cpu } = await cost(async () => {
    said = psql(databaseUrl, commands, rows);
  });
  return { cpu, time: Number(/Time: ([\d.]+) ms/.exec(said)?.[1]) };
}

/** A person as a row of tenants. */
const copyRow = (person: ReturnType<typeof samplePeople>[number], facility: number) => ({
  facility_id: facility,
  import_key: `syrasoft:${person.account}`,
  ...searchColumns({
    first_name: person.firstName,
    last_name: person.lastName,
    unit: null,
    units: person.units,
  }),
  first_name: person.firstName,
  last_name: person.lastName,
  address: person.address,
  city: person.city,
  state: person.state,
  zip_code: person.zipCode,
  unit: person.units[0],
  units: `{${person.units.join(',')}}`,
  move_in_date: person.moveInDate,
  billing_date: person.paidThrough,
});

const copyColumns = samplePeople(1)
  .flatMap((person) => Object.keys(copyRow(person, 0)))
  .join(', ');

/** The rows in the text format of COPY. */
const copyRows = (count: number, facility: number) =>
  samplePeople(count)
    .map((person) =>
      Object.values(copyRow(person, facility))
        .map((value) => String(value ?? '\\N').replaceAll('\n', '\\n'))
        .join('\t'),
    )
    .join('\n');

interface Cost {
  time: number;
  /** CPU time of this process and of a local PostgreSQL. Other load on the machine changes it little. */
  cpu: number;
}

async function cost(work: () => Promise<unknown>): Promise<Cost> {
  const [begin, cpu] = [performance.now(), cpuTime()];
  await work();
  return { time: performance.now() - begin, cpu: cpuTime() - cpu };
}

/** In milliseconds. PostgreSQL: the main process, its live children and its ended children. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  const processes = [postmaster, ...childrenOf(postmaster)].map((pid) => ticksOf(pid));
  return (user + system) / 1000 + processes.reduce((sum, ticks) => sum + ticks * TICK_MS, 0);
}

const childrenOf = (pid: string) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

function ticksOf(pid: string): number {
  // The fields after the process name: user and system time of the process and of its ended children.
  const [, fields = ''] = (statOf(pid) ?? '').split(') ');
  const ticks = fields.split(' ').slice(11, pid === postmaster ? 15 : 13);
  return ticks.reduce((sum, each) => sum + Number(each), 0);
}

/** Nothing if the process has ended since it was listed; PostgreSQL then counts its time among its ended children. */
function statOf(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function never(): never {
  throw new Error('The benchmark uploads only');
}

const [size] = process.argv.slice(2);
if (size) await measure(Number(size), url);
else {
  for (const each of ['10000', '100000']) {
    spawnSync(process.execPath, [source, import.meta.filename, each], { stdio: 'inherit' });
  }
}
