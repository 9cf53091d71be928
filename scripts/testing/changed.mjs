// `npm test -- --changed`: which checks a change can break, and which of their files.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, fail, root } from '../workspace.mjs';

/** A change of these can break every check. */
const shared =
  /^(package\.json|pnpm-.*\.yaml|tsconfig.*\.json|vitest\.config\.ts|(apps|packages)\/[^/]+\/(package\.json|tsconfig.*\.json|tsup\.config\.ts)|scripts\/((test|workspace|build)|testing\/\w+)\.mjs)$/;
const packages = /^packages\//;
const portal = /^apps\/portal\/(?!e2e\/)/;
const api = /^apps\/api\//;
const drawn = /^(\.storybook\/|packages\/(ui|screens)\/)/;
/** Files that no built part contains. */
const forTests = /\.(test|stories|states)\.\w+$|\/testing\/|\.mdx?$/;

/**
 * What each check has to run after a change of these files: `all`, `related` (the tests that import one of them) or
 * `none`. Other checks take seconds and always run.
 */
export function planFor(files) {
  const products = files.filter((file) => !forTests.test(file));
  const some = (...parts) => files.some((file) => parts.some((part) => part.test(file)));
  const built = (...parts) => products.some((file) => parts.some((part) => part.test(file)));
  const all = (condition) => (condition ? 'all' : 'none');
  if (some(shared)) return {};
  const plan = {
    packages: all(built(packages) || some(/^(test|scripts)\/packages\//)),
    build: all(built(packages, portal) || some(drawn)),
    budgets: all(built(packages, portal)),
    unit: 'related',
    api: some(api, /^packages\/api-client\//, /^(docs|deploy|scripts)\//) ? 'related' : 'none',
    stories: some(/^\.storybook\/|\.css$/) ? 'all' : some(packages) ? 'related' : 'none',
    plays: all(some(drawn)),
    e2e: built(packages, portal, api) ? 'all' : some(/^apps\/portal\/e2e\//) ? 'related' : 'none',
    'e2e-postgres': all(built(api) || some(/^apps\/portal\/e2e\//)),
  };
  return { ...plan, 'api-postgres': plan.api };
}

/** The files that differ from a commit, with those that Git does not track yet. */
export function changedFiles(commit) {
  return [
    ...must('git', 'diff', '--name-only', commit),
    ...must('git', 'ls-files', '--others', '--exclude-standard'),
  ];
}

/** The commit in which this branch left `main`; the last commit where there is no such branch. */
export function branchPoint() {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = call('git', 'merge-base', 'HEAD', main);
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** Tests that read files or start programs do not import all that they test, so they are related to every change. */
const unseen = /'node:(fs|child_process)|serverProcess|CHROMIUM_PATH/;

/** The test files of a Vitest project that a change since the commit can break. */
export function relatedTests(project, commit) {
  const list = (...args) =>
    must('vitest', 'list', '--project', project, '--filesOnly', ...args).map((line) =>
      line.replace(/^\[.*?\] /, ''),
    );
  const imported = new Set(list('--changed', commit));
  return list().filter(
    (file) => imported.has(file) || unseen.test(readFileSync(join(root, file), 'utf8')),
  );
}

/** The output of a command, line by line. */
function must(program, ...args) {
  const { status, stdout, stderr } = call(program, ...args);
  if (status !== 0) fail(`${program} ${args.join(' ')} failed: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

function call(program, ...args) {
  const options = { cwd: root, env: { ...env, NO_COLOR: '1' }, encoding: 'utf8' };
  return spawnSync(program, args, options);
}
