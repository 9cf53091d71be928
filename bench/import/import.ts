import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { buildApp } from '../../apps/api/src/app.ts';
import { systemClock } from '../../apps/api/src/clock.ts';
import { defaults } from '../../apps/api/src/config.ts';
import { openDatabase } from '../../apps/api/src/database/engine.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { samplePeople } from '../../apps/api/src/imports/samples/people.ts';
import { sampleOf } from '../../apps/api/src/imports/samples/samples.ts';
import { upload } from '../../apps/api/src/imports/testForm.ts';
import { openSession } from '../../apps/api/src/session/store.ts';
import { openFirstSheet } from '../../apps/api/src/sheets/read.ts';
import { searchName } from '../../apps/api/src/tenants/searchName.ts';
import { addFacility, addUser } from '../../apps/api/src/testing/seed.ts';

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
  const suffix = randomBytes(4).toString('hex');
  const prepare = async (name: string) => {
    const facility = await addFacility(database.db, { facility_number: `${name}-${suffix}` });
    const { rent_roll } = await sampleOf('syrasoft').files({
      count,
      facility: `${name}-${suffix}`,
    });
    return { facility, file: rent_roll ?? Buffer.alloc(0) };
  };
  const userId = await addUser(database.db, {
    username: suffix,
    email: `${suffix}@example.com`,
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
  const run = async (name: string) => {
    const { file } = await prepare(name);
    return timed(async () => {
      const response = await upload(caller, { software: 'syrasoft', files: { rent_roll: file } });
      if (response.statusCode !== 200) throw new Error(response.body);
    });
  };
  await run('warm');
  const { facility, file } = await prepare('copy');
  const read = await timed(async () => {
    for await (const _ of (await openFirstSheet(file)).rows());
  });
  const rows = copyRows(count, facility);
  const copy = await timed(async () => {
    execFileSync('psql', [databaseUrl, '-q', '-c', `copy tenants (${copyColumns}) from stdin`], {
      input: rows,
    });
  });
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const whole = await run('whole');
  clearInterval(watch);
  print(
    `${count} rows: read ${ms(read)} + COPY ${ms(copy)}; import ${ms(whole)}, ${(whole / (read + copy)).toFixed(2)} times; ${Math.round((peak - before) / 1e6)} MB more memory`,
  );
  await app.close();
  await database.close();
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

async function timed(work: () => Promise<void>): Promise<number> {
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
    const flags = ['--conditions=@audit-letters/source', import.meta.filename, each];
    spawnSync(process.execPath, flags, { stdio: 'inherit' });
  }
}
