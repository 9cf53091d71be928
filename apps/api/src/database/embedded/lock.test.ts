import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  it('is refused while its holder lives, naming the process', () => {
    const unlock = lockFolder(path);
    expect(() => lockFolder(path)).toThrow(FolderLocked);
    expect(() => lockFolder(path)).toThrow(`(process ${process.pid})`);
    unlock();
    expect(existsSync(path)).toBe(false);
    lockFolder(path)();
  });

  it('is taken over from a process that has died', () => {
    const { pid } = spawnSync('true');
    writeFileSync(path, JSON.stringify({ pid, started: 'long ago' }));
    lockFolder(path);
    expect(holder()).toEqual({ pid: process.pid, started: processStart(process.pid) });
  });

  it('is taken over when its process number has gone to another process', () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'before the last boot' }));
    lockFolder(path);
    expect(holder().started).toBe(processStart(process.pid));
  });

  it('is taken over when it says nothing', () => {
    writeFileSync(path, '');
    lockFolder(path);
    expect(holder().pid).toBe(process.pid);
  });

  it('is not released by someone who has lost it', () => {
    const unlock = lockFolder(path);
    writeFileSync(path, JSON.stringify({ pid: 1, started: null }));
    unlock();
    expect(holder().pid).toBe(1);
  });
});

const holder = () => JSON.parse(readFileSync(path, 'utf8'));
