import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { launchServer, startServer } from '../../testing/serverProcess.ts';
import { lastingDatabase } from '../../testing/testDatabase.ts';
import { freeBytes } from './freeSpace.ts';

const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
const size = ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs'];
/** A disk of its own needs root on Linux. */
const mounted = spawnSync('mount', [...size, disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.runIf(mounted && !process.env.TEST_DATABASE_URL)(
  'Threat: a full disk stops the embedded database (ASVS 16.5.2)',
  () => {
    const ballast = join(disk, 'ballast');

    // OPS-9
    it('a new folder on a full disk is refused with one sentence', async () => {
      writeFileSync(ballast, Buffer.alloc(await freeBytes(disk)));
      const refused = launchServer({ DATA_DIR: join(disk, 'new') });
      expect(await refused.ended).toBe(1);
      expect(refused.errors()).toMatch(/^(?:The|DATA_DIR) .+\.\n$/);
      expect(refused.errors()).not.toContain('object Object');
      rmSync(ballast);
    });

    // OPS-9
    it('the server ends with one sentence, and starts again when there is room', async () => {
      const environment = { DATA_DIR: join(disk, 'data') };
      const migrated = await lastingDatabase();
      cpSync(migrated.environment.DATA_DIR ?? '', environment.DATA_DIR, { recursive: true });
      await migrated.remove();
      const server = await startServer(environment);
      writeFileSync(ballast, Buffer.alloc((await freeBytes(disk)) - 4 * 2 ** 20));
      const client = new pg.Client({ host: join(disk, 'data/run'), user: 'postgres' });
      client.on('error', () => {});
      await client.connect();
      // The log of the database needs a further file while the disk is full.
      const message = `select pg_logical_emit_message(true, 'x', repeat('x', 1000000))`;
      for (let count = 0; count < 40; count += 1) {
        await Promise.race([client.query(message).catch(() => {}), server.ended]);
      }
      expect(await server.ended).toBe(1);
      expect(server.errors()).toMatch(
        /^The embedded database has stopped: .+\. The disk of .+ is almost full \(\d MB free\); free at least 64 MB and start the server again\.\n$/m,
      );

      const refused = launchServer(environment);
      expect(await refused.ended).toBe(1);
      expect(refused.errors()).toMatch(
        /^The embedded database in .+ cannot be opened: the disk is almost full \(\d MB free, 16 MB are needed\)\.\n$/,
      );

      rmSync(ballast);
      const again = await startServer(environment);
      // The housekeeping of the start comes first.
      await vi.waitFor(
        async () => expect((await fetch(`${again.url}/api/health/ready`)).status).toBe(200),
        { timeout: 60_000 },
      );
      await again.kill();
    });
  },
);
