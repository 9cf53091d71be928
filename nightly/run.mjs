// `npm run nightly`: all long runs. `npm run nightly -- kills faults` runs the named ones. Each writes its row of README.md.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browserNeeded, ensureBrowser } from '../scripts/testing/browser.mjs';
import { startPostgres } from '../scripts/testing/postgres.mjs';
import { env as commandEnv, ensureInstalled, fail, root } from '../scripts/workspace.mjs';

ensureInstalled();

const inBrowser = (project) => ({
  command: ['playwright', 'test', '-c', 'nightly', '--reporter=line', `--project=${project}`],
  browser: true,
});
const axe = (theme) => ({
  command: ['node', 'scripts/testing/plays.mjs', '--theme', theme],
  env: { PLAYS_AXE: 'all' },
  browser: true,
});
const runs = {
  kills: { command: ['node', 'nightly/kills.mjs', '500'] },
  office: { command: ['node', 'nightly/office.mjs', '1000'] },
  upgrade: { command: ['node', 'nightly/upgrade.mjs'] },
  replication: { command: ['node', 'nightly/replication.mjs'] },
  load: {
    command: ['node', '--conditions=@audit-letters/source', 'nightly/load/load.ts', '3600'],
    postgres: true,
  },
  flood: {
    command: [
      'vitest',
      'run',
      '--project',
      'api',
      'apps/api/src/http/flood.test.ts',
      '--testTimeout=0',
    ],
    env: { FLOOD: '400' },
    postgres: true,
  },
  faults: { ...inBrowser('faults'), env: { FAULTS: 'all' } },
  explorer: inBrowser('explorer'),
  screens: inBrowser('screens'),
  axe: axe('light'),
  'axe-dark': axe('dark'),
  engines: { command: ['node', 'nightly/engines.mjs'] },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in runs));
if (unknown.length > 0) {
  const names = Object.keys(runs).join(', ');
  fail(`No run is called ${unknown.join(', ')}; there are: ${names}.`);
}

const failed = [];
for (const name of named.length > 0 ? named : Object.keys(runs)) {
  process.stdout.write(`\n── ${name}\n`);
  const started = Date.now();
  const { code, lastLine } = await perform(runs[name]);
  if (code !== 0) failed.push(name);
  const minutes = Math.ceil((Date.now() - started) / 60_000);
  record(name, [
    new Date().toISOString().slice(0, 10),
    `${minutes} min`,
    code === 0 ? 'passed' : 'failed',
    lastLine,
  ]);
}
if (failed.length > 0) fail(`These runs failed: ${failed.join(', ')}.`);

/** Runs one program. Returns its exit code and the last line of its output. */
async function perform({ command, env = {}, browser, postgres }) {
  const path = browser ? ensureBrowser() : undefined;
  if (path === null) fail(`The run needs ${browserNeeded}.`);
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

/** Replaces the figures in the row of a run. */
function record(name, figures) {
  const path = join(root, 'nightly/README.md');
  const text = readFileSync(path, 'utf8').replace(
    new RegExp(`^(\\| ${name} \\|[^|]*\\|).*$`, 'm'),
    (_, start) => `${start} ${figures.map((it) => it.replaceAll('|', '/')).join(' | ')} |`,
  );
  writeFileSync(path, text);
}
