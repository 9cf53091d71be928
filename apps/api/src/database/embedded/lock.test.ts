import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLocked, lockFolder, processStart } from './lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('is refused while its holder lives, naming the process', async () => {
    const unlock = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toThrow(FolderLocked);
    await expect(lockFolder(path)).rejects.toThrow(`(process ${process.pid})`);
    unlock();
    expect(existsSync(path)).toBe(false);
    (await lockFolder(path))();
  });

  it('leaves nothing in the folder after its release', async () => {
    (await lockFolder(path))();
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that has died', async () => {
    const { pid } = spawnSync('true');
    writeFileSync(path, JSON.stringify({ pid, started: 'long ago' }));
    const unlock = await lockFolder(path);
    expect(holder()).toMatchObject({ pid: process.pid, started: processStart(process.pid) });
    unlock();
  });

  it('is taken over when its process number has gone to another process', async () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'before the last boot' }));
    const unlock = await lockFolder(path);
    expect(holder().started).toBe(processStart(process.pid));
    unlock();
  });

  it('is taken over when it says nothing', async () => {
    writeFileSync(path, '');
    const unlock = await lockFolder(path);
    expect(holder().pid).toBe(process.pid);
    unlock();
  });

  it('is not released by someone who has lost it', async () => {
    const unlock = await lockFolder(path);
    writeFileSync(path, JSON.stringify({ pid: 1, started: null }));
    unlock();
    expect(holder().pid).toBe(1);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'd'.repeat(120));
    mkdirSync(deep);
    const unlock = await lockFolder(join(deep, 'lock'));
    await expect(lockFolder(join(deep, 'lock'))).rejects.toThrow(FolderLocked);
    unlock();
  });
});

// OPS-11
describe('Threat: two containers or machines share a data folder (ASVS 16.5.3)', () => {
  /** The lock of another server, which differs from the own one as given. */
  async function lockedBy(other: object) {
    const unlock = await lockFolder(path);
    const own = holder();
    unlock();
    const { pid } = spawnSync('true');
    writeFileSync(path, JSON.stringify({ ...own, pid, started: 'earlier', ...other }));
  }

  it('a server of another container that answers keeps its lock', async () => {
    const life = createServer((socket) => socket.destroy()).listen(join(folder, 'alive-x'));
    await new Promise((resolve) => life.once('listening', resolve));
    await lockedBy({ namespace: 'pid:[1]', host: 'container-a', socket: 'alive-x' });
    await expect(lockFolder(path)).rejects.toThrow(
      /^The data folder .+ is in use by another server \(process \d+ on container-a\); stop/,
    );
    life.close();
  });

  it('a killed server of another container loses it, whatever has its process number here', async () => {
    await lockedBy({
      ...{ namespace: 'pid:[1]', host: 'container-a' },
      ...{ pid: process.pid, started: processStart(process.pid) },
    });
    const unlock = await lockFolder(path);
    expect(holder().host).not.toBe('container-a');
    unlock();
  });

  it('a server of another machine keeps it, and the refusal says what to do', async () => {
    await lockedBy({ host: 'office-2', boot: 'another-boot' });
    await expect(lockFolder(path)).rejects.toThrow(
      new RegExp(
        `^The data folder .+ is locked by a server \\(process \\d+ on office-2\\) on another machine; make sure that it has ended and delete ${path}, or`,
      ),
    );
  });

  it('a server of this machine loses it by a reboot', async () => {
    await lockedBy({ boot: 'the-last-boot', pid: process.pid, started: null });
    const unlock = await lockFolder(path);
    expect(holder().boot).not.toBe('the-last-boot');
    unlock();
  });
});

const holder = () => JSON.parse(readFileSync(path, 'utf8'));
