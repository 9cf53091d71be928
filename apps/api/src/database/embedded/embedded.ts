import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './lock.ts';

export interface EmbeddedOptions {
  folder: string;
  socket: string;
  connections: number;
}

export type EmbeddedRequest = { kind: 'close' } | { kind: 'backup'; file: string };

export type EmbeddedReport =
  | { status: 'ready' }
  | { status: 'closed' }
  | { status: 'failed'; reason: string }
  | { status: 'backed up' }
  | { status: 'not backed up'; reason: string };

export interface EmbeddedDatabase {
  /** The folder of the unix socket; `pg` accepts it as a host. */
  host: string;
  port: number;
  /** Resolves only if the database stops unexpectedly. */
  lost: Promise<Error>;
  /** Writes a consistent copy of the whole database to a .tar.gz file. */
  backUp(file: string): Promise<void>;
  stop(): Promise<void>;
}

const port = 5432;
/** More than the pool opens: a rejected client would raise an unhandled EPIPE. */
const connections = 8;
/** The longest path of a unix socket that every supported system accepts. */
const longestSocketPath = 100;

/**
 * Locks the data folder and starts the embedded PostgreSQL in a worker thread. Its unix socket has no password, so it
 * lies in a folder that only this user can enter.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(join(dataDir, 'lock'));
  const host = socketFolder(dataDir);
  try {
    const socket = join(host, `.s.PGSQL.${port}`);
    // A killed server may have left its socket. The lock excludes another listener.
    rmSync(socket, { force: true });
    const worker = startWorker({ folder: join(dataDir, 'pg'), socket, connections });
    let stopping = false;
    const lost = new Promise<Error>((resolve) => {
      worker.on('error', (error) => !stopping && resolve(error));
      worker.on('exit', () => !stopping && resolve(new Error('The embedded database has ended.')));
    });
    const first = await Promise.race([nextReport(worker), lost]);
    if (first instanceof Error) throw first;
    if (first.status === 'failed') throw new Error(first.reason);
    return {
      host,
      port,
      lost,
      async backUp(file) {
        const report = await ask(worker, { kind: 'backup', file }, lost);
        if (report instanceof Error) throw report;
        if (report.status === 'not backed up') throw new Error(report.reason);
      },
      async stop() {
        stopping = true;
        await ask(worker, { kind: 'close' }, lost);
        await worker.terminate();
        rmSync(socket, { force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function startWorker(workerData: EmbeddedOptions): Worker {
  return new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData });
}

function nextReport(worker: Worker): Promise<EmbeddedReport> {
  return new Promise((resolve) => worker.once('message', resolve));
}

function ask(worker: Worker, order: EmbeddedRequest, lost: Promise<Error>) {
  const answer = nextReport(worker);
  worker.postMessage(order);
  return Promise.race([answer, lost]);
}

function socketFolder(dataDir: string): string {
  const folder = join(dataDir, 'run');
  if (folder.length + 16 > longestSocketPath) return mkdtempSync(join(tmpdir(), 'audit-letters-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  return folder;
}
