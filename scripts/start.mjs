// `npm start`: installs missing packages, builds the portal if its sources changed, and runs the server.
// `npm start -- --help` says so.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, env, fail, root } from './workspace.mjs';

if (readArguments().help) {
  process.stdout.write(`Usage: npm start

Installs missing packages, builds the portal if its sources changed, and runs the server until Ctrl-C.
It takes its settings from environment variables, such as PORT, HOST, DATA_DIR, DATABASE_URL and DEMO:
see docs/operations.md.
`);
  process.exit();
}
ensureInstalled();
buildPortal();

const server = spawn('node', ['--conditions=@audit-letters/source', 'apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Saves most of the start, and the memory of the TypeScript compiler.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/server'),
    DEMO: '1',
    ...env,
  },
});
// The terminal sends Ctrl-C to the server, too. The server closes its database and ends; this process ends after it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    return fail(`${error.message.split('. ')[0]}. \`npm start -- --help\` says how it is used.`);
  }
}

/** Builds the portal unless the last build has the same sources. */
function buildPortal() {
  const places = [
    'apps/portal',
    'packages/ui/src',
    'packages/screens/src',
    'packages/api-client/src',
  ];
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const place of places) {
    for (const entry of readdirSync(join(root, place), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (!entry.isFile() || /node_modules|[\\/]dist[\\/]|\.(test|stories)\./.test(path)) continue;
      hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  }
  const expected = hash.digest('hex');
  const stamp = join(root, 'apps/portal/dist/.built');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;
  process.stdout.write('Building the portal …\n');
  const { status, stdout, stderr } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/portal'),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) fail(`The portal could not be built:\n${stdout}${stderr}`);
  writeFileSync(stamp, expected);
}
