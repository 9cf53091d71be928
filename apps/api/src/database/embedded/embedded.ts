import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { freeBytes, megabytes, newDatabaseBytes, reserveBytes } from './freeSpace.ts';
import { inUse, lockFolder } from './lock.ts';

export interface EmbeddedOptions {
  folder: string;
  socket: string;
}

export type EmbeddedRequest = { kind: 'close' } | { kind: 'backup'; file: string };

export type EmbeddedReport =
  | { status: 'ready' }
  | { status: 'close' }
  | { status: 'backup'; failure?: string }
  | { status: 'lost'; reason: string };

const port = 5432;
/** The longest path of a unix socket that every supported system accepts. */
const longestSocketPath = 100;

/**
 * Locks the data folder and starts the embedded PostgreSQL in a worker thread. Its unix socket has no password, so it
 * lies in a folder that only this user can enter.
 */
export async function startEmbedded(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await assertFreeSpace(dataDir);
  const host = socketFolder(dataDir);
  const socket = join(host, `.s.PGSQL.${port}`);
  // Somebody may have deleted the lock of a running server.
  if (await answers(socket)) throw inUse(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    // A killed server may have left its socket. The lock excludes another listener.
    rmSync(socket, { force: true });
    const workerData: EmbeddedOptions = { folder: join(dataDir, 'pg'), socket };
    const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData });
    let stopping = false;
    const failure = new Promise<Error>((resolve) => {
      nextReport(worker, 'lost').then(({ reason }) => resolve(new Error(reason)));
      worker.on('error', (error) => !stopping && resolve(error));
      worker.on('exit', () => !stopping && resolve(new Error('The embedded database has ended.')));
    });
    const first = await Promise.race([nextReport(worker, 'ready'), failure]);
    if (first instanceof Error) throw first;
    return {
      /** The folder of the unix socket; `pg` accepts it as a host. */
      host,
      port,
      /** Resolves only if the database stops unexpectedly. */
      lost: failure,
      /** Whether the disk has too little room for the next file of the log. */
      isDiskFull: async () => (await freeBytes(dataDir)) < reserveBytes / 2,
      freeBytes: () => freeBytes(dataDir),
      /** Copies the files of the database, as of one moment, into a compressed file. */
      async backup(file: string) {
        const answer = await ask(worker, { kind: 'backup', file }, failure);
        if (answer instanceof Error) throw answer;
        if ('failure' in answer) throw new Error(answer.failure);
      },
      async stop() {
        stopping = true;
        await ask(worker, { kind: 'close' }, failure);
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

/** Whether a server listens at a unix socket. */
const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function assertFreeSpace(dataDir: string): Promise<void> {
  const needed = existsSync(join(dataDir, 'pg')) ? reserveBytes / 2 : newDatabaseBytes;
  const free = await freeBytes(dataDir);
  if (free >= needed) return;
  throw new Error(
    `the disk is almost full (${megabytes(free)} free, ${megabytes(needed)} are needed)`,
  );
}

function ask(worker: Worker, order: EmbeddedRequest, lost: Promise<Error>) {
  const answer = nextReport(worker, order.kind);
  worker.postMessage(order);
  return Promise.race([answer, lost]);
}

/** The next report with this status. In watch mode, Node also sends the parent messages of its own. */
function nextReport<Status extends EmbeddedReport['status']>(
  worker: Worker,
  status: Status,
): Promise<Extract<EmbeddedReport, { status: Status }>> {
  return new Promise((resolve) => {
    worker.on('message', function listen(report: EmbeddedReport) {
      if (!hasStatus(report, status)) return;
      worker.off('message', listen);
      resolve(report);
    });
  });
}

const hasStatus = <Status extends EmbeddedReport['status']>(
  report: EmbeddedReport,
  status: Status,
): report is Extract<EmbeddedReport, { status: Status }> => report.status === status;

function socketFolder(dataDir: string): string {
  const folder = join(dataDir, 'run');
  if (folder.length + 16 > longestSocketPath) return mkdtempSync(join(tmpdir(), 'audit-letters-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  return folder;
}
