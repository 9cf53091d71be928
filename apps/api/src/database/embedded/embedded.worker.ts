import { existsSync, fsyncSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedOptions, EmbeddedReport, EmbeddedRequest } from './embedded.ts';

const everyMs = 10_000;

/** The embedded database in a thread of its own, behind its socket, so that SQL never blocks HTTP. */
const { folder, socket }: EmbeddedOptions = workerData;
const report = (message: EmbeddedReport) => parentPort?.postMessage(message);

try {
  await ensureDatabase();
  const database = new PGlite(folder, {
    startParams: startParams(),
    extensions: { pg_trgm },
  });
  await database.waitReady;
  await makeDurable(database);
  reportLoss(database);
  const stopCheckpoints = startCheckpoints(database, folder);
  const server = new PGLiteSocketServer({
    db: database,
    path: socket,
    // More than the pool opens: a rejected client would raise an unhandled EPIPE.
    maxConnections: 8,
  });
  await server.start();
  parentPort?.on('message', async (order: EmbeddedRequest) => {
    if (order.kind === 'backup') {
      report(await backup(database, order.file));
      return;
    }
    stopCheckpoints();
    await server.stop();
    await database.close();
    report({ status: 'close' });
    parentPort?.close();
  });
  report({ status: 'ready' });
} catch (error) {
  report({ status: 'lost', reason: reasonOf(error) });
}

/** Creates the files of a new database. An interrupted creation leaves nothing that looks like a database. */
async function ensureDatabase(): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const database = new PGlite(draft);
  await database.waitReady;
  await database.close();
  await rename(draft, folder);
}

/** Statements wait until the files are read, so the copy has the state between two of them. */
async function backup(database: PGlite, file: string): Promise<EmbeddedReport> {
  try {
    const copy = await database.dumpDataDir('gzip');
    await writeFile(`${file}.part`, Buffer.from(await copy.arrayBuffer()), { mode: 0o600 });
    await rename(`${file}.part`, file);
    return { status: 'backup' };
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    return { status: 'backup', failure: reasonOf(error) };
  }
}

/** Why the embedded database failed, as part of a sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  // The file system of PGlite throws objects with the error numbers of WASI.
  const errno = typeof error === 'object' && error !== null && 'errno' in error && error.errno;
  if (errno === 51) return 'the disk is full';
  return errno ? `the file system answers error ${errno}` : String(error);
}

/**
 * Reports an engine that stops in a statement, as it does on a full disk. The socket server would neither answer nor
 * close a connection from then on.
 */
function reportLoss(database: PGlite): void {
  const run = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (...args) => {
    try {
      return await run(...args);
    } catch (error) {
      report({ status: 'lost', reason: reasonOf(error) });
      throw error;
    }
  };
}

/** As shipped, PGlite starts with `-F` (never fsync), and takes 128 MB for its cache at once. */
function startParams(): string[] {
  const settings = [
    'fsync=on',
    'wal_sync_method=fsync',
    // The least size of the log, which a checkpoint keeps for reuse.
    'min_wal_size=32MB',
    'max_wal_size=64MB',
    // The system caches the files, too.
    'shared_buffers=32MB',
    'maintenance_work_mem=16MB',
  ];
  return [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
}

/**
 * PGlite's file system answers fsync without calling it. This adds the call, and checks with a commit that it is made.
 * It changes an internal object of PGlite, whose version is therefore exact.
 */
async function makeDurable(database: PGlite): Promise<void> {
  let synced = 0;
  const operations: { fsync?: (stream: { nfd: number }) => number } =
    database.Module.FS.filesystems.NODEFS.stream_ops;
  operations.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    synced += 1;
    return 0;
  };
  await database.exec(`
    create table if not exists durability_check (checked_at timestamptz not null);
    delete from durability_check;
    insert into durability_check values (now());
  `);
  if (synced === 0) throw new Error('a commit did not reach the disk (no fsync)');
}

/** Files of the write-ahead log, of 16 MiB each. */
const mostLogFiles = 4;

/**
 * Shortens the write-ahead log. PGlite runs without the background process that makes checkpoints, so the log would
 * grow until the server ends. Returns the function that stops it.
 */
function startCheckpoints(database: PGlite, folder: string): () => void {
  const timer = setInterval(async () => {
    // Inside a transaction that failed, every statement fails.
    if (database.isInTransaction() || (await logFiles(folder)) <= mostLogFiles) return;
    await database.exec('checkpoint').catch(() => {});
  }, everyMs);
  return () => clearInterval(timer);
}

async function logFiles(folder: string): Promise<number> {
  const names = await readdir(join(folder, 'pg_wal')).catch(() => []);
  return names.filter((name) => /^[\dA-F]{24}$/.test(name)).length;
}
