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

/** Another live process holds the data. The message is one sentence for the person at the terminal. */
export class FolderLocked extends Error {
  override name = 'FolderLocked';
}

interface Holder {
  pid: number;
  /** When the process with this pid began, so that a reused pid is not taken for the holder. */
  started: string | null;
}

/**
 * Takes the exclusive lock of a data folder and returns its release. PGlite takes none of its own,
 * and two processes on one folder destroy it. Age never makes a lock stale, as a long query stops
 * any heartbeat: only a dead process does.
 */
export function lockFolder(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const own: Holder = { pid: process.pid, started: processStart(process.pid) };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    // A link is exclusive as O_EXCL is, and the file is never seen half written.
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
 * Moves a dead holder's lock away. Between reading and moving, another process may have done the
 * same and taken the lock: then it is put back, and the next round meets a live holder.
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
    // EPERM: it lives, and belongs to someone else.
    if (!hasCode(error, 'EPERM')) return false;
  }
  const current = processStart(pid);
  return started === null || current === null || current === started;
}

/** When a process began, in a form only good for comparing; `null` where the system does not tell. */
export function processStart(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The command name before it is in brackets and may hold spaces; field 22 is the start time.
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
