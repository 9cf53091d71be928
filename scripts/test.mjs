// `npm test`: runs every check on a machine that has only Node. `npm test -- lint unit` runs the named ones. The last
// line is `N passed, N failed`, summed over all runners.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './testing/browser.mjs';
import { startPostgres } from './testing/postgres.mjs';
import { env as commandEnv, ensureInstalled, fail, root } from './workspace.mjs';

ensureInstalled();

const reports = mkdtempSync(join(tmpdir(), 'audit-letters-test-'));
const report = (name) => join(reports, `${name}.json`);

const vitest = (name, project, ...files) => ({
  name,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: vitestCount,
});
const playwright = (name, ...args) => ({
  name,
  command: ['playwright', 'test', '-c', 'apps/portal', '--reporter=list,json', ...args],
  count: playwrightCount,
  browser: true,
});

/** The files that test what differs on the embedded engine. All server and browser tests run on PostgreSQL, where a server starts sooner. */
const embeddedFiles = [
  'src/database/embedded',
  'src/database/engine.test.ts',
  'src/database/catalogue.test.ts',
  'src/test/kills.test.ts',
  'src/test/migrations.test.ts',
  'src/imports/others.test.ts',
  'src/backup/operations.test.ts',
  'src/main.test.ts',
];
const onlyEmbedded = ['**/main.test.ts', '**/embedded/**'].flatMap((name) => ['--exclude', name]);

/** Each step has a command, what it needs, and the function that counts its tests. */
const steps = [
  { name: 'build', command: ['node', 'scripts/build.mjs', 'portal', 'storybook'], oneCore: true },
  { ...vitest('packages', 'packages'), browser: true, oneCore: true },
  { ...vitest('api-embedded', 'api', '--maxWorkers=1', ...embeddedFiles), oneCore: true },
  { name: 'types', command: ['node', 'scripts/testing/typecheck.mjs'], oneCore: true },
  { name: 'lint', command: ['biome', 'check', '.'], oneCore: true },
  { name: 'rules', command: ['node', 'scripts/rules.mjs'], oneCore: true },
  { name: 'unused', command: ['knip', '--no-progress'], oneCore: true },
  { ...playwright('e2e-embedded', '--grep', '@embedded'), oneCore: true, after: 'build' },
  { name: 'budgets', command: ['size-limit'], cwd: 'apps/portal', oneCore: true, after: 'build' },
  { ...vitest('unit', 'unit'), browser: true },
  { ...vitest('api', 'api', ...onlyEmbedded), postgres: true },
  {
    name: 'stories',
    command: ['node', 'scripts/testing/plays.mjs', '--report', report('stories')],
    count: vitestCount,
    browser: true,
  },
  { ...playwright('e2e'), postgres: true },
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => name).join(', ');
  fail(`No check is called ${unknown.join(', ')}; there are: ${names}.`);
}
const chosen = steps.filter(({ name }) => named.length === 0 || named.includes(name));

/** The counts and the duration of each step that has ended, by its name. */
const results = new Map();
/** The steps that have started. */
const running = new Map();
// Two at a time, and their output when they end.
const queue = chosen.filter(({ oneCore }) => oneCore);
await Promise.all([0, 1].map(() => performAll(queue)));
await performAll(chosen.filter(({ oneCore }) => !oneCore));
rmSync(reports, { recursive: true, force: true });

const total = { passed: 0, failed: 0 };
for (const { name } of chosen) {
  const { passed, failed, seconds } = results.get(name);
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);

async function performAll(waiting) {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    await running.get(step.after);
    running.set(step.name, perform(step));
    await running.get(step.name);
  }
}

async function perform(step) {
  const started = Date.now();
  const counts = await countsOf(step);
  results.set(step.name, { ...counts, seconds: Math.round((Date.now() - started) / 1000) });
}

/** Runs a step and returns its counts. A runner that ends without a report counts as one failure. */
async function countsOf(step) {
  const { name, count, browser, postgres } = step;
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report(name),
    // Servers that tests start take a third less processor time to start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tests'),
  };
  // The portal is built once per run.
  if (results.get('build')?.failed === 0) env.PORTAL_BUILT = '1';
  if (browser) {
    const path = ensureBrowser();
    if (!path) return missing(name, 'a Chromium: install one, or name it in CHROMIUM_PATH');
    env.CHROMIUM_PATH = path;
  }
  const database = postgres ? (givenPostgres() ?? startPostgres()) : null;
  if (postgres && !database) {
    return missing(
      name,
      'PostgreSQL: install it, or name a superuser address in TEST_DATABASE_URL',
    );
  }
  // Empty for the other steps, so that TEST_DATABASE_URL affects only the PostgreSQL steps.
  env.TEST_DATABASE_URL = database?.url ?? '';
  try {
    const code = await run(step, env);
    if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    if (!existsSync(report(name))) return { passed: 0, failed: 1 };
    const { passed, failed } = count(JSON.parse(readFileSync(report(name), 'utf8')));
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    database?.stop();
  }
}

/** Runs the command of a step and returns its exit code. */
function run({ name, command: [program, ...args], cwd = '.', oneCore }, env) {
  const heading = `\n── ${name}\n`;
  if (!oneCore) process.stdout.write(heading);
  const color = oneCore && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    cwd: join(root, cwd),
    stdio: oneCore ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...commandEnv, ...color, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => output.push(piece));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
    child.on('close', (code) => {
      if (oneCore) process.stdout.write(heading + Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

function givenPostgres() {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: () => {} } : null;
}

function missing(name, what) {
  process.stdout.write(`\n── ${name}\n${name} needs ${what}.\n`);
  return { passed: 0, failed: 1 };
}

function vitestCount({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCount({ stats: { expected, flaky, unexpected } }) {
  return { passed: expected, failed: unexpected + flaky };
}
