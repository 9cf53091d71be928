import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { audit } from '../audit/audit.ts';
import { transaction } from '../database/transaction.ts';
import { type NewFile, saveFile } from '../files/index.ts';
import { addFacility } from '../testing/seed.ts';
import { addAccount } from '../testing/seedAccount.ts';
import { testApp } from '../testing/testApp.ts';
import { removeOldFiles, removeOldRows, startHousekeeping } from './housekeeping.ts';

const day = 24 * 3_600_000;

it('threat 44: deletes audit entries after two years and expired counts (ASVS 14.2.4)', async () => {
  const { app, db, clock } = await testApp();
  const ago = (days: number) => new Date(clock.now().getTime() - days * day);
  for (const days of [729, 731]) {
    await audit(db, { at: ago(days), userId: null, action: `${days}`, objectType: 'user' });
  }
  const counts = [Date.now() - 1_000, Date.now() + 60_000].map((expire) => ({
    key: `${expire}`,
    expire,
  }));
  await db.insertInto('rate_limits').values(counts).execute();
  await removeOldRows(app);
  expect([
    await db.selectFrom('audit_log').select('action').execute(),
    await db.selectFrom('rate_limits').select('expire').execute(),
  ]).toEqual([[{ action: '729' }], [{ expire: counts[1]?.expire }]]);
});

it('threat 44: deletes more old entries than fit into one statement', async () => {
  const { app, db, clock } = await testApp();
  const at = new Date(clock.now().getTime() - 800 * day);
  const entries = Array.from({ length: 5_001 }, () => ({ at, action: 'x', object_type: 'user' }));
  await db.insertInto('audit_log').values(entries).execute();
  await removeOldRows(app);
  expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
});

// USR-45
it('deletes generated passwords that have expired', async () => {
  const test = await testApp();
  const fresh = await addAccount(test, 'fresh', 'quiet lake 9');
  test.clock.advance(-15 * day);
  const old = await addAccount(test, 'old', 'quiet lake 9');
  test.clock.advance(15 * day);
  await removeOldRows(test.app);
  const readable = test.db.selectFrom('users').select('id');
  expect(await readable.where('original_password', 'is not', null).execute()).toEqual([
    { id: fresh },
  ]);
  expect(await readable.where('id', '=', old).execute()).toHaveLength(1);
});

it('empties letters and archives after the days of a setting (ASVS 14.2.4)', async () => {
  const test = await testApp({ fileDays: 30 });
  const { app, db, clock } = test;
  const facilityId = await addFacility(db);
  const admin = await test.signIn('admin');
  const file = (name: string): NewFile => ({
    name,
    display_name: name,
    kind: 'archive',
    media_type: 'application/x',
    bytes: Buffer.from(name),
    user_id: null,
    facility_id: facilityId,
    expires_at: null,
  });
  for (const days of [29, 31]) {
    const at = new Date(clock.now().getTime() - days * day);
    await transaction(db, async (trx) => {
      const { id } = await saveFile(trx, file(`${days}.xlsx`), at);
      const period = { facility_id: facilityId, facility_number: 'F', filename: `${days}.xlsx` };
      await trx
        .insertInto('archived_periods')
        .values({ ...period, percent_complete: 0, stats: '{}', file_id: id, archived_at: at })
        .execute();
    });
  }
  for (const _round of [1, 2]) await removeOldFiles(app);
  const download = (days: number) =>
    admin.get('/api/facility-archives/download-export', { filename: `${days}.xlsx` });
  expect([(await download(29)).statusCode, (await download(31)).statusCode]).toEqual([200, 404]);
  expect(await db.selectFrom('file_chunks').select('file_id').execute()).toHaveLength(1);
  expect(await db.selectFrom('archived_periods').select('id').execute()).toHaveLength(2);
});

// OPS-21
it('cleans up when the server starts', async () => {
  const { app, db, clock } = await testApp();
  const at = new Date(clock.now().getTime() - 800 * day);
  await db.insertInto('audit_log').values({ at, action: 'x', object_type: 'user' }).execute();
  const failures: unknown[] = [];
  const stop = startHousekeeping(app, { backup: async () => {} }, null, (task, error) =>
    failures.push([task, error]),
  );
  await expect.poll(() => db.selectFrom('audit_log').select('id').execute()).toEqual([]);
  await stop();
  expect(failures).toEqual([]);
});

it('logs no error when the server stops', async () => {
  const { app } = await testApp();
  const failures: unknown[] = [];
  let fail = (_: Error) => {};
  const backup = () =>
    new Promise<void>((_, reject) => {
      fail = reject;
    });
  const began = vi.fn(backup);
  const stop = startHousekeeping(
    app,
    { backup: began },
    mkdtempSync(join(tmpdir(), 'backups-')),
    (task) => failures.push(task),
  );
  await expect.poll(() => began.mock.calls).toHaveLength(1);
  const ended = stop();
  fail(new Error('The database is closed.'));
  await ended;
  await setImmediate();
  expect(failures).toEqual([]);
});
