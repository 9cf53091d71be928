import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedOptions, EmbeddedReport } from './embedded.ts';

/** The embedded database in a thread of its own, behind its socket, so that SQL never blocks HTTP. */
const { folder, socket, connections }: EmbeddedOptions = workerData;
const report = (message: EmbeddedReport) => parentPort?.postMessage(message);

try {
  const database = new PGlite(folder, { startParams: durableParams() });
  await database.waitReady;
  await makeDurable(database);
  const server = new PGLiteSocketServer({
    db: database,
    path: socket,
    maxConnections: connections,
  });
  await server.start();
  parentPort?.once('message', async () => {
    await server.stop();
    await database.close();
    report({ status: 'closed' });
    parentPort?.close();
  });
  report({ status: 'ready' });
} catch (error) {
  report({ status: 'failed', reason: error instanceof Error ? error.message : String(error) });
}

/** As shipped, PGlite starts with `-F` (never fsync). */
function durableParams(): string[] {
  return [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ];
}

/**
 * PGlite's file system answers fsync without asking the disk. This gives it the missing call and
 * proves by a commit that it arrives; it touches an inner object, hence the exact version pin.
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
