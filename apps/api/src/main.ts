import { buildApp } from './app.ts';
import { keepBackups } from './database/backups.ts';
import { demoAccounts, fillWithDemoData, isEmpty } from './demo/demo.ts';
import { ensureFirstAdmin } from './startup/admin.ts';
import { CannotStart, lastWords, open } from './startup/startup.ts';

/** What running requests are given to end; after it a stalled connection is cut. */
const lastRequestsMs = 5_000;
/** Well within the 15 seconds of WIR-34. */
const shutdownMs = 10_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  await run();
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
}

async function run() {
  const { start, database, clock } = await open(process.env);
  const { config, host, port, dataDir } = start;
  try {
    const parts = { db: database.db, clock, config };
    const empty = await isEmpty(database.db);
    if (start.admin) await ensureFirstAdmin(parts, start.admin);
    if (start.demo && empty) await fillWithDemoData(parts);
    const app = await buildApp({ database, clock, config });
    const endBackups = keepBackups(database, dataDir, (error) => {
      process.stderr.write(`The daily backup could not be made: ${lastWords(error)}\n`);
    });
    const stop = once(async () => {
      setTimeout(() => app.server.closeAllConnections(), lastRequestsMs).unref();
      setTimeout(() => process.exit(1), shutdownMs).unref();
      endBackups();
      await app.close();
      await database.close();
      process.exit(0);
    });
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new CannotStart(whyNotListening(error, host, port));
    });
    print(`The Audit Letter Program is at ${addressOf(app.server.address(), host)}`);
    if (start.demo) {
      for (const line of await demoAccounts(database.db, app.passwords)) print(line);
    }
    database.lost.then((error) => {
      process.stderr.write(`The embedded database has stopped: ${error.message}\n`);
      process.exit(1);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

function whyNotListening({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
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
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    work().catch((error) => {
      process.stderr.write(`${lastWords(error)}\n`);
      process.exit(1);
    });
  };
}
