import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastingDatabase } from '../../testing/testDatabase.ts';
import { startEmbedded } from './embedded.ts';
import { FolderLocked, lockFolder } from './lock.ts';

/** A process space and a host name of its own, as a container has; needs root on Linux. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child', '--uts'];
const hasContainers = spawnSync('unshare', [...container.slice(1), 'hostname', 'c']).status === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// OPS-11
describe('the lock of a data folder', () => {
  it('is refused while its holder runs, and names the process', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
    expect(() => lockFolder(folder)).toThrow(`(process ${process.pid} on `);
    unlock();
    lockFolder(folder)();
  });

  it('holds when its files are emptied', () => {
    const unlock = lockFolder(folder);
    writeFileSync(join(folder, 'lock'), '');
    truncateSync(join(folder, 'lock.db'));
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
    unlock();
  });

  it.skipIf(process.env.TEST_DATABASE_URL)(
    'detects a running server after somebody deleted it',
    async () => {
      const database = await lastingDatabase();
      const { DATA_DIR = '' } = database.environment;
      const running = await startEmbedded(DATA_DIR);
      rmSync(join(DATA_DIR, 'lock.db'));
      await expect(startEmbedded(DATA_DIR)).rejects.toThrow(FolderLocked);
      await running.stop();
      await database.remove();
    },
  );

  // Threat: two containers share a data folder (ASVS 16.5.3)
  it.runIf(hasContainers)('holds in another container until its holder is killed', async () => {
    const command = ['sh', '-c', 'hostname container-a; exec node "$@"', '-'];
    const { child } = await otherServer([...container, ...command]);
    expect(() => lockFolder(folder)).toThrow('(process 1 on container-a)');
    child.kill('SIGKILL');
    await expect.poll(() => isFree()).toBe(true);
  });

  it('is free when a killed server left its files', async () => {
    const { child, pid } = await otherServer(['node']);
    expect(() => lockFolder(folder)).toThrow(`(process ${pid} on `);
    process.kill(pid, 'SIGSTOP');
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockFolder(folder)();
  });

  it.runIf(process.platform !== 'win32')(
    'is free when nobody reaps the killed server',
    async () => {
      // The shell becomes `sleep`, which never asks for the end of its child.
      const { child, pid } = await otherServer(['sh', '-c', 'node "$@" & exec sleep 60', '-']);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => isFree()).toBe(true);
      child.kill();
    },
  );
});

function isFree(): boolean {
  try {
    lockFolder(folder)();
    return true;
  } catch {
    return false;
  }
}

/** Another process that locks the folder. */
async function otherServer([command = '', ...args]: string[]) {
  const program = `
    import { lockFolder } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
    lockFolder(${JSON.stringify(folder)});
    process.stdout.write(String(process.pid));
    setInterval(() => {}, 1000);
  `;
  const child = spawn(command, [...args, '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(child.stdout, 'data');
  return { child, pid: Number(pid) };
}
