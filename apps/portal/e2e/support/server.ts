import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDatabase } from '../../../api/src/testing/postgres.ts';

const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url));

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
  const server = spawn(process.execPath, ['--conditions=@audit-letters/source', main], {
    env: {
      ...process.env,
      DEMO: '0',
      PORT: '0',
      DATA_DIR: dataDir,
      ...database.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
  });
  server.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(server, 'exit');
  // A worker may end before it calls `stop`, for example when the server starts too slowly.
  process.once('exit', () => server.kill('SIGKILL'));

  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await ended;
    }
    await database.remove();
    await rm(dataDir, { recursive: true, force: true });
  };

  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    const [address] = /http:\/\/[\w.:]+(?=\s)/.exec(output) ?? [];
    if (address && (await answers(address))) return { address, pid: server.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const answers = (address: string) =>
  fetch(`${address}/api/app/status`).then(
    (response) => response.ok,
    () => false,
  );

/** Creates a database per server on PostgreSQL. The embedded database needs none. */
async function ownDatabase(superuser?: string) {
  if (!superuser) return { env: {}, remove: async () => {} };
  const name = `e2e_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await withDatabase(superuser, (admin) => admin.query(`create database ${name}`));
  const url = new URL(superuser);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href },
    remove: () =>
      withDatabase(superuser, (admin) => admin.query(`drop database ${name} with (force)`)),
  };
}
