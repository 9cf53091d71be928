import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addFacility } from '../testing/seed.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { makeBackup } from './backups.ts';
import { type Database, openDatabase } from './engine.ts';

// A whole database is packed and unpacked, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'backups-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

describe.runIf(!process.env.TEST_DATABASE_URL)('a backup of the embedded database', () => {
  it('restores the data of its moment', async () => {
    await addFacility(database.db, { facility_number: 'before' });
    const file = await makeBackup(backUp(), dataDir, new Date());
    await addFacility(database.db, { facility_number: 'after' });
    const restored = mkdtempSync(join(tmpdir(), 'restored-'));
    mkdirSync(join(restored, 'pg'));
    expect(spawnSync('tar', ['-xzf', file, '-C', join(restored, 'pg')]).status).toBe(0);
    const copy = await openDatabase({ dataDir: restored });
    const rows = await copy.db.selectFrom('facilities').select('facility_number').execute();
    await copy.close();
    rmSync(restored, { recursive: true });
    expect(rows).toEqual([{ facility_number: 'before' }]);
  });

  it('takes the place of the oldest after a week', async () => {
    const folder = join(dataDir, 'backups');
    for (let day = 1; day <= 7; day += 1) writeFileSync(join(folder, `2020-01-0${day}.tar.gz`), '');
    await makeBackup(backUp(), dataDir, new Date());
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(7);
    expect(names[0]).toBe('2020-01-03.tar.gz');
  });

  it('leaves no file when it fails, and the database keeps running', async () => {
    const nowhere = join(dataDir, 'no/such/folder.tar.gz');
    await expect(backUp()(nowhere)).rejects.toThrow('ENOENT');
    expect(await database.db.selectFrom('facilities').select('id').execute()).toHaveLength(2);
  });
});

function backUp() {
  if (!database.backUp) throw new Error('The embedded database can be backed up.');
  return database.backUp;
}
