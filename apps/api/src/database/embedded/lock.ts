import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { giveSignOfLife, mayLive } from './signOfLife.ts';

/** Another running process uses the data folder; the message is one sentence for the terminal. */
export class FolderLocked extends Error {
  override name = 'FolderLocked';
}

interface Holder {
  pid: number;
  /** The start time of the process, which tells it from a later process with the same pid. */
  started: string | null;
  host: string;
  /** The id of the machine's current boot, which all its containers share. */
  boot: string | null;
  /** The space of process ids: each container has its own. */
  namespace: string | null;
  /** The name of the socket that answers while the holder lives. */
  socket: string | null;
}

/**
 * Locks a data folder and returns the function that releases it. PGlite has no lock of its own, and two processes on
 * one folder destroy it. A lock is stale only if it is proved that nobody serves: its socket answers no more, and its
 * process is dead or ran in another container or before the last boot. A heartbeat would stop during a long query.
 */
export async function lockFolder(path: string): Promise<() => void> {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Before the lock, so that every complete lock has a socket that answers.
  const life = await giveSignOfLife(folder);
  const own = thisProcess(life.name);
  const draft = `${path}.${life.name}`;
  try {
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
    // Linking fails if the file exists, as O_EXCL does, and the linked file is complete.
    while (!linked(draft, path)) {
      const holder = readHolder(path);
      if (holder) await assertStale(path, holder, own);
      setAside(path, holder);
    }
  } catch (error) {
    life.stop();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (isSame(readHolder(path), own)) rmSync(path, { force: true });
    life.stop();
  };
}

const thisProcess = (socket: string): Holder => ({
  ...{ pid: process.pid, started: processStart(process.pid) },
  ...{ host: hostname(), boot: bootId(), namespace: pidNamespace(), socket },
});

async function assertStale(path: string, holder: Holder, own: Holder): Promise<void> {
  const folder = dirname(path);
  const sameHost = holder.host === own.host;
  const sameBoot = own.boot !== null && holder.boot === own.boot;
  const server = `server (process ${holder.pid}${sameHost ? '' : ` on ${holder.host}`})`;
  if (!sameHost && !sameBoot) {
    throw new FolderLocked(
      `The data folder ${folder} is locked by a ${server} on another machine; make sure that it has ended and delete ${path}, or choose another DATA_DIR.`,
    );
  }
  const answers = holder.socket !== null && (await mayLive(folder, holder.socket));
  // A pid of another container, or of an earlier boot, is another process here.
  const hasPid = holder.boot === own.boot && holder.namespace === own.namespace;
  if (answers || (hasPid && isAlive(holder))) {
    throw new FolderLocked(
      `The data folder ${folder} is in use by another ${server}; stop that one first or choose another DATA_DIR.`,
    );
  }
}

function isSame(one: Holder | null, other: Holder | null): boolean {
  return (
    one?.pid === other?.pid && one?.started === other?.started && one?.socket === other?.socket
  );
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
  if (!isSame(readHolder(aside), dead)) linked(aside, path);
  else if (dead?.socket) rmSync(join(dirname(path), dead.socket), { force: true });
  unlinkSync(aside);
}

function readHolder(path: string): Holder | null {
  try {
    // Locks of earlier versions hold the pid and the start alone.
    const { pid, started, host, boot, namespace, socket } = JSON.parse(readFileSync(path, 'utf8'));
    if (!Number.isInteger(pid)) return null;
    return {
      ...{ pid, started: started ?? null, host: host ?? hostname(), socket: socket ?? null },
      ...{ boot: boot ?? bootId(), namespace: namespace ?? pidNamespace() },
    };
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
      // Field 22 is the start time. The command name before it is in brackets and may contain spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return fields ? `${bootId()} ${fields[19]}` : null;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** `null` outside Linux, where two machines are told apart by their names alone. */
function bootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

function pidNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
