// `npm test`: runs every check on a machine that has only Node. `npm test -- lint unit` runs the named checks.
// The last line is `N passed, N failed`, summed over all runners.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureInstalled, fail, run } from './workspace.mjs';

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
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'rules', command: ['node', 'scripts/rules.mjs'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
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
    name: 'packages',
    command: vitest('packages', '--project', 'packages'),
    count: vitestCount,
    browser: true,
  },
  { name: 'build', command: ['node', 'scripts/build.mjs', 'portal', 'storybook'] },
  { name: 'e2e', command: playwright, count: playwrightCount, browser: true },
  {
    name: 'e2e-postgres',
    command: [...playwright, '--grep', '@postgres'],
    count: playwrightCount,
    browser: true,
    postgres: true,
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  fail(
    `No check is called ${unknown.join(', ')}; there are: ${steps.map((step) => step.name).join(', ')}.`,
  );
}

const total = { passed: 0, failed: 0 };
const summary = [];
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  process.stdout.write(`\n── ${step.name}\n`);
  const started = Date.now();
  const { passed, failed } = await perform(step);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  summary.push(`${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs a step and returns its counts. A runner that ends without a report counts as one failure. */
async function perform({ name, command: [program, ...args], count, browser, postgres }) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) };
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
    const code = run(program, args, { env });
    if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    if (!existsSync(report(name))) return { passed: 0, failed: 1 };
    const { passed, failed } = count(JSON.parse(readFileSync(report(name), 'utf8')));
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    database?.stop();
  }
}

function givenPostgres() {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: () => {} } : null;
}

function missing(name, what) {
  process.stdout.write(`${name} needs ${what}.\n`);
  return { passed: 0, failed: 1 };
}

function vitestCount({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCount({ stats: { expected, flaky, unexpected } }) {
  return { passed: expected, failed: unexpected + flaky };
}
