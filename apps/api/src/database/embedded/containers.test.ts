import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { launchServer, startServer } from '../../testing/serverProcess.ts';

/** A process space and a host name of its own, as a container has; needs root on Linux. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child', '--uts'];
const available = spawnSync('unshare', [...container.slice(1), 'hostname', 'c']).status === 0;
const DATA_DIR = mkdtempSync(join(tmpdir(), 'audit-letters-shared-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe.runIf(available && !process.env.TEST_DATABASE_URL)(
  'Threat: two containers share a data folder (ASVS 16.5.3)',
  () => {
    // OPS-11
    it('the second is refused while the first serves, and starts after it was killed', async () => {
      const named = (name: string) => [
        ...container,
        'sh',
        '-c',
        `hostname ${name}; exec "$@"`,
        '-',
      ];
      const first = await startServer({ DATA_DIR }, named('container-a'));
      const second = launchServer({ DATA_DIR }, named('container-b'));
      expect(await second.ended).toBe(1);
      expect(second.errors()).toMatch(
        /^The data folder .+ is in use by another server \(process 1 on container-a\); stop .+\n$/,
      );
      expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
      await first.kill();
      const third = await startServer({ DATA_DIR }, named('container-c'));
      expect((await fetch(`${third.url}/api/health/ready`)).status).toBe(200);
      await third.kill();
    });
  },
);
