import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from './testing/postgres.ts';
import { type LastingDatabase, lastingDatabase } from './testing/testDatabase.ts';

/** The server in a separate process on the embedded database, as `npm start` runs it. */
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let migrated: LastingDatabase;
/** A database without users, which no server has open at first. */
let unused: LastingDatabase;
const running: ChildProcess[] = [];
/** A server that logs its calls, on a migrated database, for several tests. */
let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  const admin = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'first-password' };
  migrated = await lastingDatabase();
  unused = await lastingDatabase();
  server = await start({ ...migrated.environment, DEMO: '0', LOG: '1', ...admin });
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await migrated.remove();
  await unused.remove();
});

describe.skipIf(process.env.TEST_DATABASE_URL)('a server', () => {
  // WIR-33
  it('makes the first admin of a database without users', async () => {
    expect(await login(server.url, 'root', 'first-password')).toMatchObject({
      permissions: ['admin'],
    });
  });

  // WIR-35
  it('rejects a folder in use with one sentence, and its owner keeps running', async () => {
    const other = launch({ ...migrated.environment, DEMO: '0' });
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(
      /^The data folder .+ is in use by another server \(process \d+ on .+\).+\n$/,
    );
    expect((await fetch(`${server.url}/api/app/status`)).status).toBe(200);
  });

  // WIR-35
  it('rejects a port in use with one sentence', async () => {
    const { port } = new URL(server.url);
    const refused = launch({ PORT: port, DEMO: '0' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toBe(
      `Port ${port} is in use by another program; stop that one or choose another PORT.\n`,
    );
  });

  // Threat: the log of the embedded database fills the disk (ASVS 15.2.2)
  it.concurrent('shortens the log of the database', async () => {
    const { DATA_DIR = '' } = migrated.environment;
    const logFiles = () =>
      readdirSync(join(DATA_DIR, 'pg/pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name)).length;
    await withDatabase(migrated.url, async (client) => {
      // Inside a transaction, the log is not shortened, however long the test takes to fill it.
      await client.query('begin');
      for (let count = 0; count < 5; count += 1) {
        await client.query(`select pg_logical_emit_message(true, 'x', repeat('x', 16000000))`);
      }
      expect(logFiles()).toBeGreaterThan(4);
      await client.query('commit');
    });
    await expect.poll(logFiles, { timeout: 120_000, interval: 500 }).toBeLessThan(5);
  });

  // WIR-33, WIR-34
  it.concurrent('starts with demo data in the folder of the rejected one, keeps it after a kill and stops on a signal', async () => {
    const first = await start({ DEMO: '1' });
    expect(first.output()).toContain('admin    admin / admin-demo');
    const { token } = (await login(first.url, 'monitor', 'monitor-demo')).token;
    const before = await tenants(first.url, token);
    expect(before).toBeGreaterThan(300);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await start({ DEMO: '1' });
    expect(await tenants(second.url, token)).toBe(before);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('logs calls without the names in searches', async () => {
    await fetch(`${server.url}/api/tenants?name=Ortiz`);
    await expect.poll(() => server.output()).toContain('"path":"/api/tenants"');
    expect(server.output()).not.toContain('Ortiz');
  });

  // WIR-34, IMP-42
  it.concurrent('stops although requests never complete, and answers an import', async () => {
    const { hostname, port } = new URL(server.url);
    const stalled = connect(Number(port), hostname);
    stalled.on('error', () => {});
    stalled.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n');
    stalled.write('Content-Type: application/json\r\n\r\n{');
    const { token } = (await login(server.url, 'root', 'first-password')).token;
    const importing = stalledImport(server.url, token);
    // Answered after the server has received the others.
    await tenants(server.url, token);
    server.child.kill('SIGTERM');
    expect(await importing).toEqual({
      status: 503,
      body: JSON.stringify({
        data: 'The server is being restarted. Nothing of this file was imported: please upload it again in a minute.',
      }),
    });
    expect(await server.ended).toBe(0);
  });

  it('refuses a database that it cannot reach with one sentence, without its password', async () => {
    const refused = launch({ DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^The database at 127\.0\.0\.1:1\/x cannot [^\n]+\n$/);
    expect(refused.output()).not.toContain('secret');
  });
});

function launch(env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=@audit-letters/source', main], {
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', ...unused.environment, ...env },
  });
  running.push(child);
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => printed };
}

async function start(env: Record<string, string>) {
  const server = launch(env);
  const url = await new Promise<string>((resolve, reject) => {
    server.child.stdout.on('data', () => {
      const found = /http:\/\/[\w.:]+/.exec(server.output());
      // The accounts are printed after the address. The last one ends the output.
      if (found && (env.DEMO !== '1' || server.output().includes('cedar'))) resolve(found[0]);
    });
    server.ended.then(() => reject(new Error(server.output())));
  });
  return { ...server, url };
}

/** An import whose form never ends. */
function stalledImport(url: string, token: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = {
      'x-authorization': token,
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 1_000,
    };
    const sending = request(`${url}/api/tenants/import`, { method: 'POST', headers });
    sending.once('error', reject);
    sending.once('response', async (response) => {
      resolve({ status: response.statusCode, body: await text(response) });
    });
    sending.write('--part\r\n');
  });
}

async function login(url: string, username: string, password: string) {
  const body = new URLSearchParams({ username, password });
  const response = await fetch(`${url}/api/login`, { method: 'POST', body });
  return response.json();
}

async function tenants(url: string, token: string): Promise<number> {
  const headers = { 'x-authorization': token };
  const { data } = await (await fetch(`${url}/api/tenants`, { headers })).json();
  return data.pagination.total;
}
