import type { Server } from 'node:http';
import { buildApp } from './app.ts';
import { makeBackup } from './backup/daily.ts';
import type { Database } from './database/engine.ts';
import { demoAccounts, fillWithDemoData, isEmpty } from './demo/demo.ts';
import { metricsServer } from './observe/metricsServer.ts';
import { ensureFirstAdmin } from './startup/admin.ts';
import { StartupError } from './startup/errors.ts';
import { startHousekeeping } from './startup/housekeeping.ts';
import { formatFatalError, open } from './startup/startup.ts';

/** Open connections are closed after this time. Imports are refused before it (IMP-42). */
const drainMs = 8_000;
/** WIR-34 allows 15 seconds. */
const shutdownMs = 10_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  await run();
} catch (error) {
  process.stderr.write(`${formatFatalError(error)}\n`);
  process.exit(1);
}

async function run() {
  const { start, database, context } = await open(process.env);
  const { host, port } = start;
  try {
    const empty = await isEmpty(database.db);
    if (start.admin) await ensureFirstAdmin(context, start.admin);
    if (start.demo && empty) await fillWithDemoData(context);
    const app = await buildApp(context);
    const metrics = start.metrics ? metricsServer(context.metrics, database) : null;
    let stopHousekeeping = async () => {};
    const stop = once(async () => {
      setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
      setTimeout(() => process.exit(1), shutdownMs).unref();
      metrics?.close();
      void stopHousekeeping();
      await app.close();
      await database.close();
      process.exit(0);
    });
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(listenFailure(error, host, port));
    });
    if (metrics && start.metrics) await listen(metrics, start.metrics);
    stopHousekeeping = startHousekeeping(context, database, start.backupDir, (task, error) => {
      process.stderr.write(`${task}: ${formatFatalError(error)}\n`);
    });
    backupOnSignal(database, start.backupDir);
    if (start.demo) {
      for (const line of await demoAccounts(database.db, app.passwords)) print(line);
    }
    print(`The Audit Letter Program is at ${addressOf(app.server.address(), host)}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Another process cannot open the embedded database, so the server itself copies it when it is asked to. */
function backupOnSignal(database: Database, folder: string | null) {
  if (folder === null || process.platform === 'win32') return;
  process.on('SIGUSR2', () => {
    makeBackup(database, folder, new Date()).then(
      (file) => print(`The database is in ${file}.`),
      (error) => process.stderr.write(`No backup was made: ${formatFatalError(error)}\n`),
    );
  });
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(`Metrics: ${listenFailure(error, host, port)}`)),
    );
    server.listen(port, host, resolve);
  });
}

function listenFailure({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program; stop that one or choose another PORT.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; choose another PORT.`;
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}

function addressOf(address: string | { port: number } | null, host: string): string {
  const port = typeof address === 'object' ? address?.port : undefined;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function once(work: () => Promise<void>): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    work().catch((error) => {
      process.stderr.write(`${formatFatalError(error)}\n`);
      process.exit(1);
    });
  };
}
