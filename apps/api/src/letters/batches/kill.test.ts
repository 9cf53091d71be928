import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Db } from '../../database/engine.ts';
import { openFile } from '../../files/index.ts';
import { openSession } from '../../session/store.ts';
import { defaults } from '../../startup/config.ts';
import { addFacility, addTenant, addUser } from '../../testing/seed.ts';
import { killDuring, kills, startServer } from '../../testing/serverProcess.ts';
import { type LastingDatabase, lastingDatabase } from '../../testing/testDatabase.ts';

const TENANTS = 100;
const ARCHIVED_NAME = 'KILL__2026-05-01.xlsx';

let seeded: LastingDatabase;
let facilityId: number;
let token: string;
const duration = { letters: 0, archive: 0 };

const letters = (url: string) =>
  fetch(`${url}/api/facilities/${facilityId}/generate-letters?letter_type=initial`, {
    headers: { 'x-authorization': token },
  });
const archive = (url: string) =>
  fetch(`${url}/api/facility-archives/${facilityId}/execute`, {
    method: 'POST',
    headers: { 'x-authorization': token, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'initial_letter_date=2096-06-01&follow_up_letter_date=2096-07-01&letter_effective_date=2096-08-01',
  });

beforeAll(async () => {
  seeded = await lastingDatabase();
  await within(await seeded.open(), async (db) => {
    facilityId = await addFacility(db, {
      facility_number: 'KILL',
      letter_effective_date: '2026-05-01',
    });
    for (let index = 0; index < TENANTS; index += 1) await addTenant(db, facilityId);
    const userId = await addUser(db, { is_monitor: true });
    ({ token } = await openSession(db, userId, new Date(), defaults));
  });
  duration.letters = await timeOf(letters);
  duration.archive = await timeOf(archive);
});
afterAll(() => seeded.remove());

async function within<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** The duration of the call without a kill. */
async function timeOf(call: (url: string) => Promise<Response>): Promise<number> {
  const database = await seeded.copy();
  const server = await startServer(database.environment);
  const start = performance.now();
  const response = await call(server.url);
  const took = performance.now() - start;
  await server.kill();
  await database.remove();
  expect(response.status).toBe(200);
  return took;
}

/** Kills during the call, opens the database again and looks. */
async function afterKill(
  call: (url: string) => Promise<Response>,
  afterMs: number,
  look: (db: Db, answered: boolean) => Promise<void>,
) {
  const database = await seeded.copy();
  const { answered } = await killDuring(database.environment, afterMs, call);
  await within(await database.open(), (db) => look(db, answered));
  await database.remove();
}

async function expectWholeFile(db: Db, id: number) {
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const bytes = await buffer(openFile(db, file));
  expect(bytes.byteLength).toBe(file.size);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
}

const count = async (
  db: Db,
  table: 'files' | 'file_chunks' | 'letter_batch_tenants' | 'archived_tenants',
) =>
  (
    await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

// LET-24, WIR-28
it.each(kills)(
  'a server killed while it generates letters leaves a whole batch or none (at %f)',
  async (share) => {
    await afterKill(letters, duration.letters * share, async (db, answered) => {
      const batches = await db.selectFrom('letter_batches').selectAll().execute();
      const tenants = await db.selectFrom('tenants').select('initial_letter_sent_date').execute();
      const sent = tenants.filter((tenant) => tenant.initial_letter_sent_date !== null);
      if (answered) expect(batches).toHaveLength(1);
      if (batches.length === 0) {
        expect([sent.length, await count(db, 'files'), await count(db, 'file_chunks')]).toEqual([
          0, 0, 0,
        ]);
        return;
      }
      expect([batches.length, sent.length, await count(db, 'letter_batch_tenants')]).toEqual([
        1,
        TENANTS,
        TENANTS,
      ]);
      await expectWholeFile(db, batches[0]?.file_id ?? 0);
      await expectWholeFile(db, batches[0]?.mail_merge_file_id ?? 0);
    });
  },
);

it.each(kills)(
  'a server killed while it archives leaves the old period whole or the archive (at %f)',
  async (share) => {
    await afterKill(archive, duration.archive * share, async (db, answered) => {
      const periods = await db.selectFrom('archived_periods').selectAll().execute();
      const tenants = await db.selectFrom('tenants').select('id').execute();
      const facility = await db.selectFrom('facilities').selectAll().executeTakeFirstOrThrow();
      if (answered) expect(periods).toHaveLength(1);
      if (periods.length === 0) {
        expect(facility.letter_effective_date).toBe('2026-05-01');
        expect([
          tenants.length,
          await count(db, 'files'),
          await count(db, 'archived_tenants'),
        ]).toEqual([TENANTS, 0, 0]);
        return;
      }
      expect(periods[0]?.filename).toBe(ARCHIVED_NAME);
      expect(facility.letter_effective_date).toBe('2096-08-01');
      expect([
        tenants.length,
        await count(db, 'files'),
        await count(db, 'archived_tenants'),
      ]).toEqual([0, 1, TENANTS]);
      await expectWholeFile(db, periods[0]?.file_id ?? 0);
    });
  },
);
