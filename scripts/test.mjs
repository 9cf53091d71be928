// `npm test`: runs every check on a machine that has only Node. `npm test -- lint unit` runs the named checks,
// `npm test -- --changed` what the changes of this branch can break, `--changed --since=COMMIT` those since a commit.
// Steps that use one core run two at a time. The last line is `N passed, N failed`, summed over all runners.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './testing/browser.mjs';
import { branchPoint, changedFiles, planFor, relatedTests } from './testing/changed.mjs';
import { startPostgres } from './testing/postgres.mjs';
import { env as commandEnv, ensureInstalled, fail, root } from './workspace.mjs';

ensureInstalled();

const reports = mkdtempSync(join(tmpdir(), 'audit-letters-test-'));
const report = (name) => join(reports, `${name}.json`);
const vitest = (name, ...args) => [
  ...[
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  ...args,
];
const playwright = ['playwright', 'test', '-c', 'apps/portal', '--reporter=list,json'];

/** One entry per step: its command, its requirements, and the function that counts its tests. */
const steps = [
  { name: 'lint', command: ['biome', 'check', '.'] },
  {
    name: 'packages',
    command: vitest('packages', '--project', 'packages'),
    count: vitestCount,
    browser: true,
    oneCore: true,
  },
  { name: 'build', command: ['node', 'scripts/build.mjs', 'portal', 'storybook'], oneCore: true },
  { name: 'types', command: ['node', 'scripts/testing/typecheck.mjs'], oneCore: true },
  { name: 'rules', command: ['node', 'scripts/rules.mjs'], oneCore: true },
  { name: 'unused', command: ['knip', '--no-progress'], oneCore: true },
  {
    name: 'e2e-postgres',
    command: [...playwright, '--grep', '@postgres'],
    count: playwrightCount,
    browser: true,
    postgres: true,
    oneCore: true,
    afterBuild: true,
  },
  { name: 'budgets', command: ['node', 'scripts/budgets.mjs'] },
  {
    name: 'unit',
    command: vitest('unit', '--project', 'unit'),
    count: vitestCount,
    browser: true,
  },
  { name: 'api', command: vitest('api', '--project', 'api'), count: vitestCount },
  {
    name: 'api-postgres',
    command: vitest('api-postgres', '--project', 'api'),
    count: vitestCount,
    postgres: true,
  },
  {
    name: 'stories',
    command: vitest('stories', '--project', 'stories'),
    count: vitestCount,
    browser: true,
  },
  {
    name: 'plays',
    command: ['node', 'scripts/testing/plays.mjs', report('plays')],
    count: vitestCount,
    browser: true,
  },
  { name: 'e2e', command: playwright, count: playwrightCount, browser: true },
];

const {
  positionals: wanted,
  values: { changed, since: given },
} = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, since: { type: 'string' } },
});
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  fail(
    `No check is called ${unknown.join(', ')}; there are: ${steps.map((step) => step.name).join(', ')}.`,
  );
}

const since = changed && (given ?? branchPoint());
const plan = since ? planFor(changedFiles(since)) : {};
const chosen = steps
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .flatMap((step) => (since ? narrowed(step) : step));
/** The counts and the duration of each step that has ended, by its name. */
const results = new Map();
let build = Promise.resolve();
while (chosen.length > 0) {
  const next = chosen.findIndex(({ oneCore }) => !oneCore);
  if (next === 0) await perform(chosen.shift());
  else await inPairs(chosen.splice(0, next === -1 ? chosen.length : next));
}
rmSync(reports, { recursive: true, force: true });

const total = { passed: 0, failed: 0 };
const summary = steps.flatMap(({ name }) => {
  const result = results.get(name);
  if (!result) return [];
  total.passed += result.passed;
  total.failed += result.failed;
  return [`${name}: ${result.passed} passed, ${result.failed} failed (${result.seconds} s)`];
});
process.stdout.write(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);

/** The step with the tests that a change can break; none if it breaks none. */
function narrowed(step) {
  const part = plan[step.name] ?? 'all';
  if (part === 'none') return [];
  if (part === 'all') return [step];
  if (step.count === playwrightCount) {
    return [
      { ...step, command: [...step.command, `--only-changed=${since}`, '--pass-with-no-tests'] },
    ];
  }
  const [project] = step.command.slice(step.command.indexOf('--project') + 1);
  const files = relatedTests(project, since);
  return files.length > 0 ? [{ ...step, command: [...step.command, ...files] }] : [];
}

/** Performs the steps in order, two at a time. */
async function inPairs(queue) {
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      if (step.afterBuild) await build;
      const running = perform(step);
      if (step.name === 'build') build = running;
      await running;
    }
  };
  await Promise.all([worker(), worker()]);
}

/** Runs a step and stores its result. */
async function perform(step) {
  const started = Date.now();
  const counts = await countsOf(step);
  results.set(step.name, { ...counts, seconds: Math.round((Date.now() - started) / 1000) });
}

/** Runs a step and returns its counts. A runner that ends without a report counts as one failure. */
async function countsOf({ name, command, count, browser, postgres, oneCore }) {
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
    const code = await run(name, command, env, oneCore);
    if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    if (!existsSync(report(name))) return { passed: 0, failed: 1 };
    const { passed, failed } = count(JSON.parse(readFileSync(report(name), 'utf8')));
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    database?.stop();
  }
}

/**
 * Runs a command and returns its exit code. With `atOnce`, its output is printed when it ends, so that the lines of
 * two steps do not mix.
 */
function run(name, [program, ...args], env, atOnce) {
  const heading = `\n── ${name}\n`;
  if (!atOnce) process.stdout.write(heading);
  const color = atOnce && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    cwd: root,
    stdio: atOnce ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...commandEnv, ...color, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => output.push(piece));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
    child.on('close', (code) => {
      if (atOnce) process.stdout.write(heading + Buffer.concat(output));
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
