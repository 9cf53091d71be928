import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '../session/store.ts';
import { defaults } from '../startup/config.ts';
import { addFacility, addUser } from '../testing/seed.ts';
import { killDuring, kills, startServer } from '../testing/serverProcess.ts';
import { type LastingDatabase, lastingDatabase } from '../testing/testDatabase.ts';
import { sampleOf } from './testing/samples.ts';

const ROWS = 2_000;

let seeded: LastingDatabase;
let token: string;
let rentRoll: Blob;
let takesMs: number;

function importTenants(url: string): Promise<Response> {
  const body = new FormData();
  body.set('software', 'syrasoft');
  body.set('rent_roll', rentRoll, 'rent_roll.xlsx');
  const headers = { 'x-authorization': token };
  return fetch(`${url}/api/tenants/import`, { method: 'POST', headers, body });
}

beforeAll(async () => {
  const { rent_roll } = await sampleOf('syrasoft').files({ count: ROWS, facility: 'KILL' });
  rentRoll = new Blob([new Uint8Array(rent_roll ?? [])]);
  seeded = await lastingDatabase();
  const { db, close } = await seeded.open();
  await addFacility(db, { facility_number: 'KILL' });
  const userId = await addUser(db, { is_monitor: true });
  ({ token } = await openSession(db, userId, new Date(), defaults));
  await close();
  takesMs = await importUndisturbed(await seeded.copy());
});
afterAll(() => seeded.remove());

/** Imports on a new server; returns how long that took. */
async function importUndisturbed(database: LastingDatabase): Promise<number> {
  const server = await startServer(database.environment);
  const begin = performance.now();
  const response = await importTenants(server.url);
  const took = performance.now() - begin;
  expect(response.status, await response.text()).toBe(200);
  await server.kill();
  await expectStored(database, [ROWS]);
  return took;
}

async function expectStored(database: LastingDatabase, counts: readonly number[]): Promise<void> {
  const { db, close } = await database.open();
  const stored = await db
    .selectFrom('facilities')
    .select(({ selectFrom, fn }) => [
      'upload_count',
      selectFrom('tenants').select(fn.countAll<number>().as('count')).as('tenants'),
      selectFrom('imports').select(fn.countAll<number>().as('count')).as('imports'),
    ])
    .executeTakeFirstOrThrow();
  await close();
  expect(counts).toContain(stored.tenants);
  expect(stored.upload_count).toBe(stored.tenants);
  if (stored.tenants === 0) expect(stored.imports).toBe(0);
}

// IMP-9, WIR-28
it.each(kills)(
  'a server killed while it imports has all tenants or none, and all after a repetition (at %f)',
  async (share) => {
    const database = await seeded.copy();
    const { answered } = await killDuring(database.environment, takesMs * share, importTenants);
    // After an answer, the whole import is stored. Without an answer, all of it or nothing is stored.
    await expectStored(database, answered ? [ROWS] : [0, ROWS]);
    await importUndisturbed(database);
    await database.remove();
  },
);
