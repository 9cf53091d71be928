import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url));

export interface Server {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real server on a free port with a data folder of its own. Variables of Contract §4 ('Starting') go into
 * `env`; a `DATABASE_URL` of the environment runs the same tests on PostgreSQL.
 */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'audit-letters-e2e-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--conditions=@audit-letters/source', main], {
    env: { ...process.env, DEMO: '0', PORT: String(port), DATA_DIR: dataDir, ...env },
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

  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  };

  while (!(await answers(address))) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, stop };
}

const answers = (address: string) =>
  fetch(`${address}/api/app/status`).then(
    (response) => response.ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
