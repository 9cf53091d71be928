// `node nightly/upgrade.mjs`: a server of an earlier commit, with fewer migrations, and a server of this tree on one
// PostgreSQL. The new one migrates while the old one is called; then both are called. Every call must answer as before.
// Another commit may be named. It needs the history of the repository.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../scripts/testing/postgres.mjs';
import { ensureInstalled, env, fail, root } from '../scripts/workspace.mjs';

ensureInstalled();

const folder = mkdtempSync(join(tmpdir(), 'audit-letters-upgrade-'));
const oldTree = join(folder, 'old');
const migrations = 'apps/api/src/database/migrations';
const commit = process.argv[2] ?? earlierCommit() ?? fail('The history is missing.');
const key = randomBytes(32).toString('hex');
const say = (text) => process.stdout.write(`${text}\n`);
const servers = [];
const postgres = startPostgres() ?? fail('PostgreSQL is needed.');
try {
  git('worktree', 'add', '--detach', oldTree, commit);
  const install = "import('./scripts/workspace.mjs').then((own) => own.ensureInstalled())";
  spawnSync('node', ['-e', install], { cwd: oldTree, env });
  await upgrade();
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  postgres.stop();
  git('worktree', 'remove', '--force', oldTree);
  rmSync(folder, { recursive: true, force: true });
}

/** The last commit with fewer migrations that this tree runs first. Branches may have landed in another order. */
function earlierCommit() {
  const ours = migrationsOf(readdirSync(join(root, migrations)));
  const additions = git('log', '--diff-filter=A', '--format=%h^', '--', migrations).split('\n');
  return additions.find((commit) => {
    const paths = git('ls-tree', '--name-only', commit, `${migrations}/`).split('\n');
    const theirs = migrationsOf(paths.map((path) => basename(path)));
    return theirs.length < ours.length && theirs.every((name, at) => name === ours[at]);
  });
}

function migrationsOf(names) {
  return names.filter((name) => /^\d{4}_/.test(name)).sort();
}

async function upgrade() {
  const [former, present] = [await readsOf(oldTree), await readsOf(root)];
  // A call that is not in the contract may be gone.
  const reads = former.filter(({ path }) => present.some((read) => read.path === path));
  const old = await start(oldTree, 'old');
  const callers = await signIn(old.url);
  const requests = [...reads, ...(await writesOf(old.url, callers))];
  // Some calls answer otherwise the second time.
  await callAll(old.url, callers, requests);
  const before = await callAll(old.url, callers, requests);
  say(`old server alone: ${summary(before)}`);

  const starting = start(root, 'new');
  let during = 0;
  let migrating = true;
  const end = () => {
    migrating = false;
  };
  // A server that does not start is reported below.
  starting.then(end, end);
  while (migrating) {
    compare(
      'the old server during the migration',
      before,
      await callAll(old.url, callers, requests),
    );
    during += requests.length;
  }
  const fresh = await starting;
  say(`old server while the new one migrates: ${during} calls, all as before`);
  for (const [name, { url }] of Object.entries({ old, new: fresh })) {
    for (let round = 0; round < 3; round += 1) {
      compare(`the ${name} server`, before, await callAll(url, callers, requests));
    }
    say(`${name} server beside the other one: ${3 * requests.length} calls, all as before`);
  }
  old.child.kill('SIGTERM');
  compare('the new server alone', before, await callAll(fresh.url, callers, requests));
  say(`new server alone: ${requests.length} calls, all as before`);
  const refusal = await start(oldTree, 'old').then(
    () => 'It started.',
    ({ message }) => message,
  );
  if (!refusal.includes('A newer version of the program')) throw new Error(refusal);
  say('the old server, started again, is refused');
}

/** The reads that a version lists. */
async function readsOf(tree) {
  const { calls } = await import(pathToFileURL(join(tree, 'apps/api/src/testing/calls.ts')).href);
  return Object.entries(calls).flatMap(([permission, names]) =>
    names.flatMap((name) => {
      const [method, path] = name.split(' ');
      const who = permission === 'manager' ? 'harbor' : 'admin';
      return method === 'GET' && !/download|generate/.test(path) ? [{ who, method, path }] : [];
    }),
  );
}

/** Writes that may be repeated, on rows of the demo data. */
async function writesOf(url, callers) {
  const tenants = await call(url, callers, { who: 'admin', path: '/api/tenants?per_page=3' });
  const own = await call(url, callers, { who: 'harbor', path: '/api/managers/facility' });
  const [first] = tenants.body.data.data;
  const facility = own.body.data?.id ?? own.body.id ?? first.facility_id;
  const post = (who, path, body) => ({ who, method: 'POST', path, body });
  return [
    post('admin', `/api/tenants/${first.id}/status`, { status: 'opt_out' }),
    post('admin', `/api/tenants/${first.id}`, { monitor_note: 'Called.' }),
    post('admin', '/api/tenants/bulk', { field: 'status', ids: `${first.id}`, value: 'opt_out' }),
    post('admin', '/api/tenants/reset', { ids: `${first.id}` }),
    post('admin', `/api/facilities/${facility}`, { note: 'Ring twice.' }),
    post('admin', '/api/search', { text: 'har' }),
    post('harbor', '/api/managers/confirm-move-outs', {}),
    post('harbor', '/api/update-profile', { real_name: 'Ada' }),
    post('admin', '/api/page-404s', { path: '/nowhere', referrer: '' }),
  ];
}

async function callAll(url, callers, requests) {
  const statuses = new Map();
  for (const request of requests) {
    const { status } = await call(url, callers, request);
    statuses.set(`${request.method} ${request.path}`, status);
  }
  return statuses;
}

async function call(url, callers, { who, method = 'GET', path, body }) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'x-authorization': callers[who],
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

/** The limit of page-404s may answer 429. */
function compare(who, before, now) {
  for (const [name, status] of now) {
    if (status === before.get(name) || status === 429) continue;
    throw new Error(`${name}: ${who} answers ${status} instead of ${before.get(name)}.`);
  }
}

function summary(statuses) {
  const counts = new Map();
  for (const status of statuses.values()) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

async function signIn(url) {
  const tokens = {};
  for (const [username, password] of [
    ['admin', 'admin-demo'],
    ['harbor', 'harbor-demo'],
  ]) {
    const body = new URLSearchParams({ username, password });
    const response = await fetch(`${url}/api/login`, { method: 'POST', body });
    tokens[username] = (await response.json()).token.token;
  }
  return tokens;
}

function start(tree, name) {
  const child = spawn('node', ['--conditions=@audit-letters/source', 'apps/api/src/main.ts'], {
    cwd: tree,
    env: {
      ...env,
      DATABASE_URL: postgres.url,
      SECRET_KEY: key,
      PORT: '0',
      DEMO: '1',
      DATA_DIR: join(folder, `data-${name}`),
    },
  });
  const server = { child, url: '' };
  servers.push(server);
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.stdout.on('data', (text) => {
      server.url ||= /http:\/\/\S+/.exec(String(text))?.[0] ?? '';
      if (server.url) resolve(server);
    });
    child.on('exit', (code) =>
      reject(new Error(`The ${name} server ended with ${code}: ${errors}`)),
    );
  });
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}
