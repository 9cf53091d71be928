import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../testing/serverProcess.ts';
import { lastingDatabase } from '../testing/testDatabase.ts';

/** `FLOOD=400` opens that many connections to each call, as the nightly run does. */
const connections = Number(process.env.FLOOD ?? 40);
const rounds = 3;
/** The memory in MB that the calls may take beside that of a server without calls. */
const mostMemory = 500;

const database = await lastingDatabase();
const server = await startServer(database.environment);
afterAll(async () => {
  await server.kill();
  await database.remove();
});

/** The calls and pages that need no session. */
const publicCalls: [method: string, path: string, body?: object][] = [
  ['GET', '/api/openapi.json'],
  ['GET', '/api/health/live'],
  ['GET', '/api/health/ready'],
  ['GET', '/api/app/status'],
  ['GET', '/api/nowhere'],
  ['GET', '/'],
  ['POST', '/api/login', { username: 'nobody', password: 'x'.repeat(200) }],
  ['POST', '/api/login', { username: 'nobody', password: 'x'.repeat(300_000) }],
  ['POST', '/api/password-link', { token: '1.9.1.x', password: 'my own words' }],
  ['POST', '/api/page-404s', { path: '/nowhere' }],
  ['POST', '/api/logout'],
];

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** The status of a call; `null` when the server closed the connection. */
const call = (method: string, path: string, body?: object) =>
  new Promise<number | null>((resolve) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' };
    request(server.url + path, { method, agent, headers }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode ?? null));
    })
      .on('error', () => resolve(null))
      .end(body && JSON.stringify(body));
  });

/** The memory that the process uses, or its most since the last reset, in MB. */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s*(\\d+)`).exec(status)?.[1]) / 1024;
}

// OPS-22
it.skipIf(process.platform !== 'linux')(
  'many callers without a session leave memory and time for others (ASVS 15.1.3, 15.2.2)',
  async () => {
    const before = memory('VmRSS');
    // The start takes more memory than the server keeps.
    writeFileSync(`/proc/${server.child.pid}/clear_refs`, '5');
    for (const [method, path, body] of publicCalls) {
      const flood = Array.from({ length: connections }, async () => {
        for (let round = 0; round < rounds; round += 1) {
          const status = await call(method, path, body);
          // The probe says so while the database is slow (OPS-4).
          if (status === 503 && path === '/api/health/ready') continue;
          expect(status ?? 0, `${method} ${path}`).toBeLessThan(500);
        }
      });
      const other = new Promise<number | undefined>((resolve, reject) => {
        get(`${server.url}/api/health/live`, { agent: false }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        }).on('error', reject);
      });
      expect(await other, `beside ${method} ${path}`).toBe(200);
      await Promise.all(flood);
      if (process.env.FLOOD) {
        process.stdout.write(`${method} ${path}: ${Math.round(memory('VmHWM'))} MB\n`);
      }
    }
    expect(memory('VmHWM') - before).toBeLessThan(mostMemory);
  },
);
