// `node nightly/replication.mjs`: runs two servers on the primary and the replica of deploy/compose.yaml, kills
// the primary while both write, promotes the replica, and counts what was lost.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled, env, root } from '../scripts/workspace.mjs';
import { startCluster } from './cluster.mjs';

ensureInstalled();

const begin = Date.now();
const note = (text) =>
  process.stdout.write(`${((Date.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);
const key = randomBytes(32).toString('hex');
const folder = mkdtempSync(join(tmpdir(), 'audit-letters-servers-'));
const servers = [];
const cluster = await startCluster();
try {
  await until('the replica streams', () => {
    const streams = "select 1 from pg_stat_replication where state = 'streaming'";
    return cluster.onPrimary(streams).length === 1;
  });
  const addresses = await Promise.all([startServer('one'), startServer('two')]);
  note('two servers run');
  await failOver(addresses);
} finally {
  for (const server of servers) server.kill('SIGKILL');
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Each server counts up the note of its own facility, so that the stored count shows lost writes. */
async function failOver(addresses) {
  const tokens = await Promise.all(addresses.map(signIn));
  const facilities = cluster.onPrimary(
    "insert into facilities (facility_number) values ('R-1'), ('R-2') returning id",
  );
  const acknowledged = [0, 0];
  const answers = new Map();
  let [holding, writing] = [false, true];
  let resumedAt;
  let worksAt;
  const writers = addresses.map(async (address, index) => {
    for (let count = 1; writing; count += 1) {
      while (holding) await sleep(5);
      const status = await writeNote(address, tokens[index], facilities[index], count);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status !== 200) continue;
      acknowledged[index] = count;
      if (resumedAt) worksAt ??= Date.now();
    }
  });
  const total = () => answers.get(200) ?? 0;
  const stored = () => cluster.onReplica('select note from facilities order by id').map(Number);

  await until('1000 writes are acknowledged', () => total() >= 1_000);
  cluster.killPrimary();
  note('the primary is killed');
  await until('the servers answer 503', () => (answers.get(503) ?? 0) >= 4);
  await probe(addresses);
  holding = true;
  cluster.promoteReplica();
  note('the replica is promoted');
  const survived = stored();
  const lostWrites = acknowledged.reduce(
    (sum, count, index) => sum + Math.max(0, count - survived[index]),
    0,
  );
  const before = total();
  resumedAt = Date.now();
  holding = false;
  await until('writes are accepted again', () => worksAt !== undefined);
  await until('1000 more writes are acknowledged', () => total() >= before + 1_000);
  writing = false;
  await Promise.all(writers);
  await probe(addresses);
  note(`answers: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  note(`the new primary accepts writes ${worksAt - resumedAt} ms after it is asked`);
  note(`${lostWrites} of ${before} acknowledged writes were lost with the primary`);
  const others = [...answers.keys()].filter((status) => status !== 200 && status !== 503);
  if (others.length > 0) throw new Error(`Other answers than 200 and 503: ${others.join(', ')}`);
  if (stored().some((count, index) => count < acknowledged[index])) {
    throw new Error('A write that the new primary acknowledged is lost.');
  }
}

function startServer(name) {
  const settings = {
    DATABASE_URL: cluster.url,
    SECRET_KEY: key,
    DATA_DIR: join(folder, name),
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: 'first-password',
    DEMO: '0',
    PORT: '0',
  };
  const main = ['--conditions=@audit-letters/source', join(root, 'apps/api/src/main.ts')];
  const server = spawn('node', main, {
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => resolve(/http:\/\/\S+/.exec(String(text))[0]));
    server.on('exit', (code) => reject(new Error(`A server ended with code ${code}.`)));
  });
}

async function signIn(address) {
  const body = new URLSearchParams({ username: 'admin', password: 'first-password' });
  const response = await fetch(`${address}/api/login`, { method: 'POST', body });
  return (await response.json()).token.token;
}

async function writeNote(address, token, facility, count) {
  const response = await fetch(`${address}/api/facilities/${facility}`, {
    method: 'POST',
    headers: { 'x-authorization': token, 'content-type': 'application/json' },
    body: JSON.stringify({ note: `${count}` }),
  });
  await response.text();
  return response.status;
}

async function probe(addresses) {
  for (const address of addresses) {
    const status = async (name) => (await fetch(`${address}/api/health/${name}`)).status;
    note(`${address}: live ${await status('live')}, ready ${await status('ready')}`);
  }
}

async function until(what, condition) {
  const end = Date.now() + 300_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Not within five minutes: ${what}`);
    await sleep(10);
  }
  note(what);
}
