// Which tests and stories belong to changed files.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { fail, gitLines, root } from '../workspace.mjs';

/** The files that differ from `main`: committed, uncommitted and new ones. */
export function changedFiles() {
  const [main] = gitLines(
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  if (!main) fail('There is no branch main to compare with: name the files to check.');
  const [base] = gitLines('merge-base', 'HEAD', main);
  return [
    ...gitLines('diff', '--name-only', base),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * Of each group of tests, those that a change of files may break: the changed tests, those that a bundler would put a changed
 * file into, those in its folder, the server tests of its noun, and those that read the whole tree.
 *
 * @param {Record<string, readonly string[]>} groups paths of tests and stories
 * @param {readonly string[]} changed
 */
export async function relatedTests(groups, changed) {
  const bundles = await bundlesOf(Object.values(groups).flat());
  const sources = changed.filter((path) => !bundles.has(path));
  const isRelated = (test) =>
    changed.some((path) => bundles.get(test).has(path)) ||
    sources.some((path) => areTogether(path, test)) ||
    (readsTree(test) && sources.some((path) => isServer(path) || !isServer(test)));
  return Object.fromEntries(
    Object.entries(groups).map(([name, tests]) => [name, tests.filter(isRelated)]),
  );
}

const isServer = (path) => path.startsWith('apps/api/');
const readsTree = (test) => readFileSync(join(root, test), 'utf8').includes('globSync(');

const areTogether = (source, test) =>
  dirname(source) === dirname(test) ||
  (isServer(test) && nounOf(test) !== undefined && nounOf(test) === nounOf(source));

/** The noun of a file of the server or the contract. */
const nounOf = (path) => /^(?:apps\/api|packages\/api-client)\/src\/([^/]+)\//.exec(path)?.[1];

/**
 * The files of the workspace that a bundler puts together for each test. It leaves out what a test imports from an index and
 * does not use. The app imports every route, so imports through it say nothing.
 */
async function bundlesOf(tests) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...tests],
    outdir: root,
    outbase: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    conditions: ['@audit-letters/source'],
    logLevel: 'silent',
    plugins: [{ name: 'workspace', setup: keepToWorkspace }],
  }).catch((error) => fail(`The imports could not be followed: ${error.message}`));
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint, inputs }) => {
      const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
      return [entryPoint, new Set([entryPoint, ...used.map(([path]) => path)])];
    }),
  );
}

function keepToWorkspace({ onResolve, onLoad }) {
  onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@audit-letters/')
      ? undefined
      : { path, external: true },
  );
  onResolve({ filter: /\/app\.ts$/ }, ({ path }) => ({ path, external: true }));
  // Not code: style sheets, texts, fonts.
  onLoad({ filter: /\?raw$|\.(?:css|md|mdx|txt|svg|png|ttf|woff2)$/ }, () => ({
    contents: 'file',
    loader: 'text',
  }));
}
