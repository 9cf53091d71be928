import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, withDatabase } from '../../../api/src/testing/postgres.ts';
import { startServer as startProcess } from '../../../api/src/testing/serverProcess.ts';

export interface Server {
  address: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

/**
 * Starts the real server on a free port with a data folder of its own. Environment variables (WIR-33) go into
 * `env`; with the address of a superuser, it uses a new database of that PostgreSQL.
 */
export async function startServer(
  env: Record<string, string> = {},
  superuser = process.env.TEST_DATABASE_URL,
): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'audit-letters-e2e-'));
  const database = await ownDatabase(superuser);
  // The zone of the tests.
  const { TIME_ZONE } = process.env;
  const { url, child, ended } = await startProcess({
    ...(TIME_ZONE && { TZ: TIME_ZONE, TIME_ZONE }),
    DATA_DIR: dataDir,
    ...database.env,
    ...env,
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await database.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address: url, pid: child.pid, stop };
}

interface OwnDatabase {
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/** Creates a database per server on PostgreSQL. The embedded database needs none. */
async function ownDatabase(superuser?: string): Promise<OwnDatabase> {
  if (!superuser) return { env: {}, remove: async () => {} };
  const name = `e2e_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await withDatabase(superuser, (admin) => admin.query(`create database ${name}`));
  return {
    env: { DATABASE_URL: databaseUrl(superuser, name) },
    remove: () =>
      withDatabase(superuser, (admin) => admin.query(`drop database ${name} with (force)`)),
  };
}
