import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { FolderLocked, lockFolder } from './lock.ts';

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

  it('detects a running server after somebody deleted it', async () => {
    const running = await startEmbedded(folder);
    rmSync(join(folder, 'lock.db'));
    await expect(startEmbedded(folder)).rejects.toThrow(FolderLocked);
    await running.stop();
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
