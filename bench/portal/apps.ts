import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** A built app: its files, compressed in the same way for all. */
export interface BuiltApp {
  /** The address of its list of tenants. */
  path: string;
  folder: string;
  files: ReadonlyMap<string, Buffer>;
}

const peers = fileURLToPath(new URL('peers', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installs the peers into their own folder and builds the portal and both peers for production into `folder`. */
export function buildApps(folder: string): Record<'portal' | 'react-admin' | 'refine', BuiltApp> {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const install = ['install', '--ignore-workspace', '--no-lockfile', '--reporter=silent'];
  run('npx', ['-y', packageManager, ...install], peers);
  const vite = join(peers, 'node_modules/.bin/vite');
  const options = ['--config', 'vite.config.js', '--emptyOutDir', '--logLevel', 'error'];
  for (const peer of ['react-admin', 'refine'])
    run(vite, ['build', peer, '--outDir', join(folder, peer), ...options], peers);
  run('node', ['scripts/build.mjs', 'portal'], root);
  return {
    portal: built(join(root, 'apps/portal/dist'), '/tenant-list'),
    'react-admin': built(join(folder, 'react-admin'), '/'),
    refine: built(join(folder, 'refine'), '/tenants'),
  };
}

function run(command: string, args: string[], cwd: string) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error || status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}.`);
}

function built(folder: string, path: string): BuiltApp {
  const names = ['config.json', 'icon.svg'].filter((name) => existsSync(join(folder, name)));
  const assets = readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `assets/${name}`);
  const files = [...names, ...assets].map(
    (name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)))] as const,
  );
  return { path, folder, files: new Map(files) };
}
