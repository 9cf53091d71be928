import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOf } from './samples/samples.ts';

const KILLS = Number(process.env.IMPORT_KILLS ?? 3);
const ROWS = 10_000;
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

let dataDir: string;
let server: { url: string; child: ChildProcess };

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'audit-letters-kill-'));
});
afterAll(() => {
  server?.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  `has all rows of an import or none after each of ${KILLS} kills`,
  async () => {
    const people = await sampleOf('syrasoft').files({ count: ROWS, facility: 'kill-0' });
    server = await start();
    // The first import is left alone: its time tells when to kill the others.
    await addFacility('kill-0');
    const begin = performance.now();
    expect((await upload('kill-0', people)).status).toBe(200);
    const whole = performance.now() - begin;
    expect(await tenantsOf('kill-0')).toBe(ROWS);

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const number = `kill-${kill}`;
      await addFacility(number);
      const form = await sampleOf('syrasoft').files({ count: ROWS, facility: number });
      const answer = upload(number, form).then(
        ({ status }) => status,
        () => 'cut off',
      );
      await sleep(whole * (0.2 + Math.random()));
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.kill('SIGKILL');
      await ended;
      const answered = await answer;
      server = await start();
      const stored = await tenantsOf(number);
      // Who was told of success finds everything; who was not may still find all, never a part.
      expect(answered === 200 ? [ROWS] : [0, ROWS]).toContain(stored);
      expect((await facilityOf(number)).stats.upload_count).toBe(stored);
      expect(await tenantsOf('kill-0')).toBe(ROWS);
      await upload(number, form);
      expect(await tenantsOf(number)).toBe(ROWS);
    }
  },
  60_000 + KILLS * 60_000,
);

/** The server as a process of its own, on the embedded database. */
async function start(): Promise<typeof server> {
  const child = spawn(process.execPath, ['--conditions=@audit-letters/source', main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '0',
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'kill-test-password',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const url = /http:\/\/\S+/.exec(output)?.[0];
      if (url) resolve({ url, child });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
}

async function token(): Promise<string> {
  const response = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'admin', password: 'kill-test-password' }),
  });
  return (await response.json()).token.token;
}

const call = async (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: { ...init.headers, 'x-authorization': await token() },
  });

async function upload(number: string, files: { rent_roll?: Buffer }): Promise<Response> {
  const body = new FormData();
  body.set('software', 'syrasoft');
  body.set('facility_number', number);
  body.set('rent_roll', new Blob([new Uint8Array(files.rent_roll ?? [])]), 'rent_roll.xlsx');
  return call('/api/tenants/import', { method: 'POST', body });
}

async function addFacility(number: string): Promise<void> {
  const response = await call('/api/facilities', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      facility_number: number,
      account_name: 'Harbor Lane Storage',
      corporate_group: '12',
      is_prime: false,
      address: '400 Harbor Lane',
      city: 'Austin',
      state: 'TX',
      zip_code: '78701',
      contact_name: 'Dana Whitfield',
      email: `${number}@example.com`,
      phone: '5125550100',
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}

interface FoundFacility {
  tenant_count: number;
  stats: { upload_count: number };
}

async function facilityOf(number: string): Promise<FoundFacility> {
  const response = await call(`/api/facilities?facility_number=${number}`);
  const { data } = await response.json();
  return data.find((each: { facility_number: string }) => each.facility_number === number);
}

const tenantsOf = async (number: string) => (await facilityOf(number)).tenant_count;
