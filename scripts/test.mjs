// `npm test`: every check on a machine that has only Node. `npm test -- lint unit` runs the named ones. The last line is
// `N passed, N failed`, summed over all runners.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserNeeded, ensureBrowser } from './testing/browser.mjs';
import { startPostgres } from './testing/postgres.mjs';
import { env as commandEnv, compiler, ensureInstalled, fail, root } from './workspace.mjs';

ensureInstalled();

/** The tests of the embedded engine. The server tests run on PostgreSQL, where a server starts sooner. */
const embedded = [
  'src/database/embedded',
  'src/database/engine.test.ts',
  'src/test/kills.test.ts',
  'src/test/migrations.test.ts',
  'src/imports/others.test.ts',
  'src/backup/operations.test.ts',
  'src/main.test.ts',
];
const onlyEmbedded = ['**/main.test.ts', '**/embedded/**', '**/test/kills.test.ts'].flatMap(
  (name) => ['--exclude', name],
);

const vitest = (project, ...args) => ({
  command: ['vitest', 'run', '--project', project, ...args, '--reporter=default'],
  options: (report, workers) => [
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--maxWorkers=${workers}`,
  ],
});

/**
 * Steps with `oneCore` run side by side, the longest first; the others use all cores and run after them, one at a time.
 * In a step that `waits`, tests wait for time limits of the server: one more worker saves an eighth of the time.
 */
const steps = {
  'api-embedded': { ...vitest('api', ...embedded), oneCore: true },
  build: { command: ['node', 'scripts/build.mjs', 'portal', 'storybook'], oneCore: true },
  packages: { ...vitest('packages'), browser: true, oneCore: true },
  types: { command: [compiler(), '--noEmit', '-p', 'tsconfig.json'], oneCore: true },
  lint: { command: ['biome', 'check', '.'], oneCore: true },
  rules: { command: ['node', 'scripts/rules.mjs'], oneCore: true },
  unused: { command: ['knip', '--no-progress'], oneCore: true },
  budgets: { command: ['size-limit'], cwd: 'apps/portal', after: 'build', oneCore: true },
  unit: { ...vitest('unit'), browser: true },
  api: { ...vitest('api', ...onlyEmbedded), postgres: true, waits: true },
  stories: {
    command: ['node', 'scripts/testing/plays.mjs'],
    options: (report, workers) => ['--report', report, '--workers', workers],
    browser: true,
    after: 'build',
  },
  e2e: {
    command: ['playwright', 'test', '-c', 'apps/portal', '--reporter=list,json'],
    options: (_, workers) => [`--workers=${workers}`],
    browser: true,
    postgres: true,
    after: 'build',
  },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(steps);
const unknown = names.filter((name) => !(name in steps));
if (unknown.length > 0) {
  const known = Object.keys(steps).join(', ');
  fail(`No check is called ${unknown.join(', ')}; there are: ${known}.`);
}

const needed = (need) => names.some((name) => steps[name][need]);
const browser = needed('browser') && ensureBrowser();
const given = process.env.TEST_DATABASE_URL;
const database = needed('postgres') && !given && startPostgres();
const databaseUrl = given || database?.url;

const cores = availableParallelism();
const reports = mkdtempSync(join(tmpdir(), 'audit-letters-test-'));
/** The result of each step that has started. */
const results = new Map();
const chosen = Object.keys(steps).filter((name) => names.includes(name));
const besideOthers = chosen.filter((name) => steps[name].oneCore);
await performAll(besideOthers, Math.min(cores, besideOthers.length));
await performAll(
  chosen.filter((name) => !steps[name].oneCore),
  1,
);
if (database) database.stop();
rmSync(reports, { recursive: true, force: true });

const total = { passed: 0, failed: 0 };
for (const [name, result] of results) {
  const { passed, failed, seconds } = await result;
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs steps in their order, as many side by side as there are lanes. */
async function performAll(queue, lanes) {
  const perform = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      results.set(name, performStep(name, lanes));
      await results.get(name);
    }
  };
  await Promise.all(Array.from({ length: lanes }, perform));
}

/** Runs a step. A runner that ends without a report counts as one failure. */
async function performStep(name, lanes) {
  const { after, options, ...step } = steps[name];
  const built = (await results.get(after))?.failed === 0;
  const started = Date.now();
  const report = join(reports, `${name}.json`);
  const workers = String(lanes > 1 ? 1 : step.waits ? cores + 1 : cores);
  const code = await run(name, step, lanes, options?.(report, workers) ?? [], {
    // Servers that tests start take a third less processor time to start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tests'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // The portal is built once per run.
    ...(built && { PORTAL_BUILT: '1' }),
    ...(browser && { CHROMIUM_PATH: browser }),
    // Empty for the other steps, which use the embedded engine.
    TEST_DATABASE_URL: (step.postgres && databaseUrl) || '',
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  return { ...countsOf(code, options && report), seconds };
}

/** Runs the command of a step and returns its exit code. Of steps side by side, the output follows at their end. */
function run(name, { command: [program, ...args], cwd = '.', ...needs }, lanes, options, env) {
  const missing =
    (needs.browser && !browser && browserNeeded) ||
    (needs.postgres && !databaseUrl && 'PostgreSQL: install it, or name it in TEST_DATABASE_URL');
  if (missing) {
    process.stdout.write(`\n── ${name} needs ${missing}\n`);
    return 1;
  }
  process.stdout.write(lanes > 1 ? `${name} starts\n` : `\n── ${name}\n`);
  const child = spawn(program, [...args, ...options], {
    cwd: join(root, cwd),
    stdio: lanes > 1 ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...commandEnv, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (it) => output.push(it));
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
    child.on('close', (code) => {
      if (lanes > 1) process.stdout.write(`\n── ${name}\n${Buffer.concat(output)}`);
      resolve(code ?? 1);
    });
  });
}

/** The counts in the report of Vitest, Jest or Playwright; of a step without a report, one for its exit code. */
function countsOf(code, report) {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { stats, ...sums } = JSON.parse(readFileSync(report, 'utf8'));
    const passed = stats?.expected ?? sums.numPassedTests;
    const failed = stats ? stats.unexpected + stats.flaky : sums.numFailedTests;
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
