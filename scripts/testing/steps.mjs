// The checks of `npm test` and `npm run check`: how each runs, and what it needs.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { env as commandEnv, compiler, fail, root } from '../workspace.mjs';
import { browserNeeded, ensureBrowser } from './browser.mjs';
import { startPostgres } from './postgres.mjs';

/** The server tests that need the embedded engine. */
const onlyEmbedded = [
  'apps/api/src/main.test.ts',
  'apps/api/src/database/embedded/',
  'apps/api/src/test/kills.test.ts',
];
const isEmbedded = (path) => onlyEmbedded.some((start) => path.startsWith(start));
/** The others that run on both engines. The server tests run on PostgreSQL, where a server starts sooner. */
const onBoth = [
  'apps/api/src/database/engine.test.ts',
  'apps/api/src/test/migrations.test.ts',
  'apps/api/src/imports/others.test.ts',
  'apps/api/src/backup/operations.test.ts',
];

const isServerTest = (path) => /^(?:apps\/api|nightly\/office)\/.+\.test\.ts$/.test(path);

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
 * `has` says which files are tests of the step; `files` are those that it runs if it does not run all of them.
 */
export const steps = {
  'api-embedded': {
    ...vitest('api'),
    has: (path) => isServerTest(path) && isEmbedded(path),
    files: [...onlyEmbedded, ...onBoth],
    oneCore: true,
  },
  build: { command: ['node', 'scripts/build.mjs', 'portal', 'storybook'], oneCore: true },
  packages: {
    ...vitest('packages'),
    has: (path) => /^scripts\/.+\.test\.ts$/.test(path),
    browser: true,
    oneCore: true,
  },
  types: { command: [compiler(), '--noEmit', '-p', 'tsconfig.json'], oneCore: true },
  lint: { command: ['biome', 'check', '.'], oneCore: true },
  rules: { command: ['node', 'scripts/rules.mjs'], oneCore: true },
  unused: { command: ['knip', '--no-progress'], oneCore: true },
  budgets: { command: ['node', 'scripts/testing/budgets.mjs'], after: 'build', oneCore: true },
  unit: {
    ...vitest('unit'),
    has: (path) =>
      /^(?:packages|apps\/portal|\.storybook)\/.+\.test\.ts$/.test(path) ||
      /^scripts\/.+\.test\.mjs$/.test(path),
    browser: true,
  },
  api: {
    ...vitest('api', ...onlyEmbedded.flatMap((start) => ['--exclude', `${start}**`])),
    has: (path) => isServerTest(path) && !isEmbedded(path),
    postgres: true,
    waits: true,
  },
  stories: {
    command: ['node', 'scripts/testing/plays.mjs'],
    options: (report, workers) => ['--report', report, '--workers', workers],
    has: (path) => path.endsWith('.stories.tsx'),
    browser: true,
    after: 'build',
  },
  e2e: {
    command: ['playwright', 'test', '-c', 'apps/portal', '--reporter=list,json'],
    options: (_, workers) => [`--workers=${workers}`],
    has: (path) => /^(?:apps\/portal\/e2e|nightly\/faults)\/.+\.spec\.ts$/.test(path),
    browser: true,
    postgres: true,
    after: 'build',
  },
};

/**
 * Performs steps, prints the counts of each and their sum, and exits: with 1 after a failure.
 *
 * @param {readonly string[]} names
 * @param {Record<string, readonly string[]>} [files] the tests to run of a step, instead of all
 */
export async function performSteps(names, files = {}) {
  const chosen = Object.keys(steps).filter((name) => names.includes(name));
  const needed = (need) => chosen.some((name) => steps[name][need]);
  const database =
    needed('postgres') && !process.env.TEST_DATABASE_URL ? startPostgres() : undefined;
  const reports = mkdtempSync(join(tmpdir(), 'audit-letters-test-'));
  // However this process ends, the cluster does not outlive it.
  process.on('exit', () => {
    database?.stop();
    rmSync(reports, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

  const machine = {
    reports,
    files,
    browser: needed('browser') && ensureBrowser(),
    databaseUrl: process.env.TEST_DATABASE_URL || database?.url,
    /** The result of each step that has started. */
    results: new Map(),
  };
  const cores = availableParallelism();
  const besideOthers = chosen.filter((name) => steps[name].oneCore);
  await performAll(besideOthers, Math.min(cores, besideOthers.length), machine);
  await performAll(
    chosen.filter((name) => !steps[name].oneCore),
    1,
    machine,
  );

  const total = { passed: 0, failed: 0 };
  for (const [name, result] of machine.results) {
    const { passed, failed, seconds } = await result;
    total.passed += passed;
    total.failed += failed;
    process.stdout.write(`${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/** Runs steps in their order, as many side by side as there are lanes. */
async function performAll(queue, lanes, machine) {
  const perform = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      machine.results.set(name, performStep(name, lanes, machine));
      await machine.results.get(name);
    }
  };
  await Promise.all(Array.from({ length: lanes }, perform));
}

/** Runs a step. A runner that ends without a report counts as one failure. */
async function performStep(name, lanes, { reports, files, browser, databaseUrl, results }) {
  const { after, options, ...step } = steps[name];
  const missing =
    (step.browser && !browser && browserNeeded) ||
    (step.postgres && !databaseUrl && 'PostgreSQL: install it, or name it in TEST_DATABASE_URL');
  if (missing) {
    process.stdout.write(`\n── ${name} needs ${missing}\n`);
    return { passed: 0, failed: 1, seconds: 0 };
  }
  const built = (await results.get(after))?.failed === 0;
  const started = Date.now();
  const report = join(reports, `${name}.json`);
  const cores = availableParallelism();
  const workers = String(lanes > 1 ? 1 : step.waits ? cores + 1 : cores);
  const args = [...(files[name] ?? step.files ?? []), ...(options?.(report, workers) ?? [])];
  const code = await run(name, step, args, lanes, {
    // Servers that tests start take a third less processor time to start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tests'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // The portal and the Storybook are built once per run.
    ...(built && { BUILT: '1' }),
    ...(browser && { CHROMIUM_PATH: browser }),
    // Empty for the other steps, which use the embedded engine.
    TEST_DATABASE_URL: (step.postgres && databaseUrl) || '',
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  return { ...countsOf(code, options && report), seconds };
}

/** Runs the command of a step and returns its exit code. Of steps side by side, the output follows at their end. */
function run(name, { command: [program, ...first] }, args, lanes, env) {
  process.stdout.write(lanes > 1 ? `${name} starts\n` : `\n── ${name}\n`);
  const child = spawn(program, [...first, ...args], {
    cwd: root,
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
