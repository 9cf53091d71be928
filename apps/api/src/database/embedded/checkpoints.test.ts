import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../engine.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'audit-letters-log-'));
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const logFiles = () =>
  readdirSync(join(dataDir, 'pg/pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name)).length;

// Threat: the log of the embedded database fills the disk (ASVS 15.2.2)
it.skipIf(process.env.TEST_DATABASE_URL)(
  'the log of changes is shortened while the server runs',
  async () => {
    // Inside a transaction, the log is not shortened, however long the test takes to fill it.
    await database.db.transaction().execute(async (trx) => {
      for (let count = 0; count < 10; count += 1) {
        await sql`select pg_logical_emit_message(true, 'x', repeat('x', 16000000))`.execute(trx);
      }
      expect(logFiles()).toBeGreaterThan(8);
    });
    await expect.poll(logFiles, { timeout: 120_000, interval: 500 }).toBeLessThan(6);
  },
);
