import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { buildApp } from '../../apps/api/src/app.ts';
import { systemClock } from '../../apps/api/src/clock.ts';
import { defaults } from '../../apps/api/src/config.ts';
import { openDatabase } from '../../apps/api/src/database/engine.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { samplePeople } from '../../apps/api/src/imports/samples/people.ts';
import { imported } from '../../apps/api/src/imports/testForm.ts';
import { openSession } from '../../apps/api/src/session/store.ts';
import { openFirstSheet } from '../../apps/api/src/sheets/read.ts';
import { searchName } from '../../apps/api/src/tenants/searchName.ts';
import { addFacility, addUser } from '../../apps/api/src/testing/seed.ts';

const ROUNDS = 5;
const source = '--conditions=@audit-letters/source';
const print = (line: string) => process.stdout.write(`${line}\n`);
const url = process.env.TEST_DATABASE_URL;
if (!url) {
  print('Set TEST_DATABASE_URL to an empty PostgreSQL database.');
  process.exit(2);
}

async function measure(count: number, databaseUrl: string) {
  const database = await openDatabase({ url: databaseUrl, dataDir: '' });
  await migrate(database.db);
  const clock = systemClock('UTC');
  const config = { ...defaults, version: 'bench', timeZone: 'UTC', secretKey: randomBytes(32) };
  const app = await buildApp({ database, clock, config });
  const facilityNumber = randomBytes(6).toString('hex');
  const facility = await addFacility(database.db, { facility_number: facilityNumber });
  const userId = await addUser(database.db, {
    username: facilityNumber,
    email: `${facilityNumber}@example.com`,
    is_monitor: true,
  });
  const { token } = await openSession(database.db, userId, clock.now(), config);
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
    return timed(() => imported(caller, { software: 'syrasoft', files: { rent_roll: file } }));
  };
  const file = makeFile(count, facilityNumber);
  const rows = copyRows(count, facility);

  // The memory is that of the first large import of a server that has been in use.
  await upload(makeFile(100, facilityNumber));
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  await upload(file);
  clearInterval(watch);

  const rounds: { read: number; copy: number; whole: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const whole = await upload(file);
    const read = await timed(async () => {
      for await (const _ of (await openFirstSheet(file)).rows());
    });
    empty(databaseUrl);
    rounds.push({ read, copy: copyTime(databaseUrl, rows), whole });
  }
  const median = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.map(of).sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  print(
    [
      `${count} rows: read ${ms(median(({ read }) => read))} + COPY ${ms(median(({ copy }) => copy))}`,
      `import ${ms(median(({ whole }) => whole))}`,
      `${median(({ read, copy, whole }) => whole / (read + copy)).toFixed(2)} times`,
      `${Math.round((peak - before) / 1e6)} MB more memory`,
    ].join('; '),
  );
  await app.close();
  await database.close();
}

/** Made by another process, whose memory is none of this one's. */
const makeFile = (count: number, facility: string) =>
  execFileSync(
    process.execPath,
    [source, makeSample, 'syrasoft', String(count), '--facility', facility],
    { maxBuffer: 2 ** 30 },
  );

const makeSample = new URL('../../apps/api/src/imports/samples/make.ts', import.meta.url).pathname;

const psql = (databaseUrl: string, commands: readonly string[], input = '') =>
  execFileSync('psql', [databaseUrl, ...commands.flatMap((command) => ['-c', command])], {
    input,
    encoding: 'utf8',
  });

const empty = (databaseUrl: string) => psql(databaseUrl, ['truncate tenants cascade']);

/** As psql measures it, without its own start. */
function copyTime(databaseUrl: string, rows: string): number {
  const copy = `copy tenants (${copyColumns}) from stdin`;
  return Number(/Time: ([\d.]+) ms/.exec(psql(databaseUrl, ['\\timing on', copy], rows))?.[1]);
}

const copyColumns =
  'facility_id, import_key, search_name, first_name, last_name, address, city, state, zip_code, unit, units, move_in_date, billing_date';

/** The rows as COPY's text format wants them. */
const copyRows = (count: number, facility: number) =>
  samplePeople(count)
    .map((t) =>
      [
        facility,
        `syrasoft:${t.account}`,
        searchName(t.firstName, t.lastName).replaceAll('\n', '\\n'),
        t.firstName,
        t.lastName,
        t.address,
        t.city,
        t.state,
        t.zipCode,
        t.units[0],
        `{${t.units.join(',')}}`,
        t.moveInDate,
        t.paidThrough,
      ].join('\t'),
    )
    .join('\n');

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const ms = (time: number) => `${Math.round(time)} ms`;

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
