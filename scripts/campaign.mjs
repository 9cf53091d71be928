// `npm run campaign`: the long runs that `npm test` takes a sample of. `npm run campaign -- kills faults` runs the named
// ones. Each writes its row of docs/campaigns.md.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browserNeeded, ensureBrowser } from './testing/browser.mjs';
import { startPostgres } from './testing/postgres.mjs';
import { env as commandEnv, ensureInstalled, fail, root } from './workspace.mjs';

ensureInstalled();

const portalTests = ['playwright', 'test', '-c', 'apps/portal', '--reporter=line'];
const campaigns = {
  kills: { command: ['node', 'scripts/campaigns/kills.mjs', '500'] },
  office: { command: ['node', 'scripts/campaigns/office.mjs', '1000'] },
  upgrade: { command: ['node', 'scripts/campaigns/upgrade.mjs'] },
  replication: { command: ['node', 'scripts/campaigns/replication.mjs'] },
  load: {
    command: ['node', '--conditions=@audit-letters/source', 'bench/load/load.ts', '3600'],
    postgres: true,
  },
  faults: { command: [...portalTests, 'e2e/faults'], env: { FAULTS: 'all' }, browser: true },
  together: {
    command: [...portalTests, 'e2e/tenants/together'],
    env: { TOGETHER: 'all' },
    browser: true,
    postgres: true,
  },
  explorer: { command: [...portalTests, 'e2e/explorer'], env: { EXPLORE: 'all' }, browser: true },
  screens: { command: [...portalTests, 'e2e/screens'], env: { SCREENS: 'all' }, browser: true },
  axe: {
    command: ['node', 'scripts/testing/plays.mjs'],
    env: { PLAYS_AXE: 'all' },
    browser: true,
  },
  dark: {
    command: ['node', 'scripts/testing/plays.mjs', '--theme', 'dark'],
    env: { PLAYS_AXE: 'all' },
    browser: true,
  },
  docs: {
    command: ['node', 'scripts/testing/plays.mjs', '--of', 'docs'],
    browser: true,
  },
  pictures: {
    command: ['node', 'scripts/testing/pictures.mjs'],
    browser: true,
  },
  packages: {
    command: ['vitest', 'run', '--project', 'packages'],
    env: { PACKAGES: 'all' },
    browser: true,
  },
  engines: { command: ['node', 'scripts/testing/engines.mjs'] },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in campaigns));
if (unknown.length > 0) {
  const names = Object.keys(campaigns).join(', ');
  fail(`No campaign is called ${unknown.join(', ')}; there are: ${names}.`);
}

const failed = [];
for (const name of named.length > 0 ? named : Object.keys(campaigns)) {
  process.stdout.write(`\n── ${name}\n`);
  const started = Date.now();
  const { code, lastLine } = await perform(campaigns[name]);
  if (code !== 0) failed.push(name);
  const minutes = Math.ceil((Date.now() - started) / 60_000);
  record(name, [
    new Date().toISOString().slice(0, 10),
    `${minutes} min`,
    code === 0 ? 'passed' : 'failed',
    lastLine,
  ]);
}
if (failed.length > 0) fail(`These campaigns failed: ${failed.join(', ')}.`);

/** Runs a campaign. Returns its exit code and the last line of its output. */
async function perform({ command, env = {}, browser, postgres }) {
  const path = browser ? ensureBrowser() : undefined;
  if (path === null) fail(`The campaign needs ${browserNeeded}.`);
  const database = postgres ? startPostgres() : null;
  if (postgres && !database) fail('PostgreSQL is needed: install it.');
  try {
    return await output(command, {
      ...env,
      ...(path && { CHROMIUM_PATH: path }),
      ...(database && { TEST_DATABASE_URL: database.url }),
    });
  } finally {
    database?.stop();
  }
}

function output([program, ...args], env) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...commandEnv, ...env },
  });
  let lastLine = '';
  child.stdout.on('data', (piece) => {
    process.stdout.write(piece);
    const lines = stripVTControlCharacters(String(piece)).split('\n');
    lastLine = lines.map((line) => line.trim()).findLast((line) => line !== '') ?? lastLine;
  });
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
    child.on('close', (code) => resolve({ code: code ?? 1, lastLine }));
  });
}

/** Replaces the figures in the row of a campaign. */
function record(name, figures) {
  const path = join(root, 'docs/campaigns.md');
  const text = readFileSync(path, 'utf8').replace(
    new RegExp(`^(\\| ${name} \\|[^|]*\\|).*$`, 'm'),
    (_, start) => `${start} ${figures.map((it) => it.replaceAll('|', '/')).join(' | ')} |`,
  );
  writeFileSync(path, text);
}
