import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The server in a separate process on the embedded database, as `npm start` runs it. */
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
const running: ChildProcess[] = [];
/** A server that logs its calls, in a folder of its own, for several tests. */
let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'audit-letters-main-'));
  const admin = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'first-password' };
  server = await start({ DATA_DIR: join(dataDir, 'own'), DEMO: '0', LOG: '1', ...admin });
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a server', () => {
  // WIR-33
  it('makes the first admin of a database without users', async () => {
    expect(await login(server.url, 'root', 'first-password')).toMatchObject({
      permissions: ['admin'],
    });
  });

  it('logs calls without the names in searches', async () => {
    await fetch(`${server.url}/api/tenants?name=Ortiz`);
    await expect.poll(() => server.output()).toContain('"path":"/api/tenants"');
    expect(server.output()).not.toContain('Ortiz');
  });

  // WIR-35
  it('rejects a folder in use with one sentence, and its owner keeps running', async () => {
    const other = launch({ DATA_DIR: join(dataDir, 'own'), DEMO: '0' });
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(
      /^The data folder .+ is in use by another server \(process \d+ on .+\).+\n$/,
    );
    expect((await fetch(`${server.url}/api/app/status`)).status).toBe(200);
  });

  // WIR-35
  it('rejects a port in use with one sentence', async () => {
    const { port } = new URL(server.url);
    const refused = launch({ PORT: port });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toBe(
      `Port ${port} is in use by another program; stop that one or choose another PORT.\n`,
    );
  });

  // WIR-33, WIR-34
  it('starts with demo data in the folder of the rejected one, keeps it after a kill and stops on a signal', async () => {
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

  // WIR-34
  it('stops although a request never completes', async () => {
    const { hostname, port } = new URL(server.url);
    const stalled = connect(Number(port), hostname);
    stalled.on('error', () => {});
    stalled.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n');
    stalled.write('Content-Type: application/json\r\n\r\n{');
    await (await fetch(`${server.url}/api/app/status`)).text();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it.each([
    [{ PORT: 'http' }, /^PORT must be a whole number/],
    [{ TIME_ZONE: 'Mars' }, /^TIME_ZONE must be a name/],
    [{ DATA_DIR: main }, /^DATA_DIR cannot be made or used/],
    [
      { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' },
      /^The database at 127\.0\.0\.1:1\/x cannot/,
    ],
  ])('refuses %j with one sentence', async (env, sentence) => {
    const refused = launch(env);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(sentence);
    expect(refused.output().trim().split('\n')).toHaveLength(1);
    expect(refused.output()).not.toContain('secret');
  });
});

function launch(env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=@audit-letters/source', main], {
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...env },
  });
  running.push(child);
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => text };
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
