import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Another running process uses the data folder; the message is one sentence for the terminal. */
export class FolderLocked extends Error {
  override name = 'FolderLocked';
}

interface Holder {
  pid: number;
  /** The start time of the process, which tells it from a later process with the same pid. */
  started: string | null;
}

/**
 * Locks a data folder and returns the function that releases it. PGlite has no lock of its own, and two processes on
 * one folder destroy it. A lock is stale only if its process is dead: a heartbeat would stop during a long query.
 */
export function lockFolder(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const own: Holder = { pid: process.pid, started: processStart(process.pid) };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    // Linking fails if the file exists, as O_EXCL does, and the linked file is complete.
    while (!linked(draft, path)) {
      const holder = readHolder(path);
      if (holder && isAlive(holder)) throw new FolderLocked(refusal(path, holder));
      setAside(path, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    const holder = readHolder(path);
    if (holder?.pid === own.pid && holder.started === own.started) rmSync(path, { force: true });
  };
}

function refusal(path: string, { pid }: Holder): string {
  return `The data folder ${dirname(path)} is in use by another server (process ${pid}); stop that one first or choose another DATA_DIR.`;
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Moves a stale lock away. If another process has taken the lock since it was read, the lock is put back and the next
 * attempt finds a running holder.
 */
function setAside(path: string, dead: Holder | null): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved?.pid !== dead?.pid || moved?.started !== dead?.started) linked(aside, path);
  unlinkSync(aside);
}

function readHolder(path: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) ? { pid, started: started ?? null } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs under another user.
    if (!hasCode(error, 'EPERM')) return false;
  }
  const current = processStart(pid);
  return started === null || current === null || current === started;
}

/** The start time of a process, for comparison only; `null` if the system does not report it. */
export function processStart(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // Field 22 is the start time. The command name before it is in brackets and may contain spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return fields ? `${boot} ${fields[19]}` : null;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
