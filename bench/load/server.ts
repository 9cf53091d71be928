import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server with the demo data in a process of its own. */
export interface LoadedServer {
  url: string;
  /** The resident memory of the process. */
  megabytes(): number;
  stop(): Promise<void>;
}

const cache = fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url));
const main = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));

/** Starts a server as `npm start` does, on a free port: on PostgreSQL if a URL is given, else on the embedded database. */
export async function startServer(databaseUrl?: string): Promise<LoadedServer> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'audit-letters-load-'));
  const child = spawn(process.execPath, ['--conditions=@audit-letters/source', main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: cache,
      DATA_DIR,
      DEMO: '1',
      PORT: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (piece: Buffer) => {
      printed += piece;
      const [address] = /http:\S+(?=\n)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`The server ended: ${printed}`)));
  });
  return {
    url,
    megabytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(DATA_DIR, { recursive: true });
    },
  };
}
