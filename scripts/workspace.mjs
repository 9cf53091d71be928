// Shared by the root commands. It has no dependencies and runs on Node 20, because it runs before the
// installation.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The environment of every command: the tools of the workspace, including its Node, come first on the PATH. */
export const env = {
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
};

/** Prints one sentence and exits with code 1. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command with the output on the terminal. Returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...env, ...options.env },
  });
  if (error) fail(`${command} could not be run: ${error.message}`);
  return signal ? 1 : (status ?? 1);
}

/** Like `run`, but exits this process if the command fails. */
export function must(command, args, options) {
  const code = run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** The lines that a git command prints about this clone. */
export function gitLines(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    fail(`\`git ${args.join(' ')}\` failed. It needs git and a clone. ${error?.message ?? stderr}`);
  }
  return stdout.split('\n').filter((line) => line !== '');
}

/** The files of the tree, with those that are not committed, by patterns of git. */
export const treeFiles = (...patterns) =>
  gitLines(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    ...patterns,
  ).filter((path) => existsSync(join(root, path)));

const digest = (...files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/**
 * Runs the pnpm of `packageManager`, which `npx` downloads once for the machine. Returns its exit code. The output goes to
 * standard error, because a command that installs first may write a file to the standard output.
 */
export function pnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return run('npx', ['-y', packageManager, ...args], { stdio: ['inherit', 2, 'inherit'] });
}

/** Installs the workspace if its lockfile changed since the last installation, and checks its Node version. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer and try again.`);
  }
  const stamp = join(root, 'node_modules', '.installed');
  const expected = digest('pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;
  const quiet = process.env.CI ? [] : ['--reporter=append-only'];
  if (pnpm('install', '--frozen-lockfile', ...quiet) !== 0) {
    fail('The packages could not be installed: the lines above say why.');
  }
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], { env, encoding: 'utf8' });
  const [major, minor] = String(stdout).split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    fail(
      `The workspace runs on Node ${String(stdout).trim()}, which cannot run TypeScript: no Node 24 is ` +
        'packaged for this platform, so install Node 24 and try again.',
    );
  }
  writeFileSync(stamp, expected);
}

/**
 * The native compiler of TypeScript 7, which needs half of the time, or `tsc` where none is packaged. Tools that need the
 * compiler as a library, which TypeScript 7 is not, keep TypeScript 6.
 */
export function compiler() {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
  } catch {
    return 'tsc';
  }
}
