// `npm run dev`: the server, and the portal with hot reload, which passes /api on to the server. The server restarts after a
// change of its sources or of the contract's. `PORT` (4000) and `PORTAL_PORT` (5173) are their ports.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureInstalled, env, root } from './workspace.mjs';

ensureInstalled();

const portalPort = env.PORTAL_PORT ?? '5173';
const server = spawn(
  'node',
  [
    '--conditions=@audit-letters/source',
    '--watch-path=apps/api/src',
    '--watch-path=packages/api-client/src',
    '--watch-preserve-output',
    'apps/api/src/main.ts',
  ],
  { cwd: root, env: { DEMO: '1', ...env }, stdio: ['inherit', 'pipe', 'inherit'] },
);
const portal = spawn('vite', ['--port', portalPort, '--strictPort'], {
  cwd: `${root}/apps/portal`,
  env: { API_URL: `http://127.0.0.1:${env.PORT ?? 4000}`, ...env },
  stdio: 'inherit',
});

// The server's last line names its own address, where the portal is that of the last build.
createInterface({ input: server.stdout }).on('line', (line) => {
  const shown = line.replace(
    /(?<=^The Audit Letter Program is at )\S+$/,
    `http://localhost:${portalPort}`,
  );
  process.stdout.write(`${shown}\n`);
});

const children = [server, portal];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// If one of them cannot start, the other one is of no use.
for (const child of children) child.on('exit', stop);
