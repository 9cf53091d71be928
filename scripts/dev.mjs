// `npm run dev`: the server on 4000, and the portal with hot reload on 5173, which proxies /api to the server.
import { spawn } from 'node:child_process';
import { ensureInstalled, env, root } from './workspace.mjs';

ensureInstalled();
const options = { stdio: 'inherit', env: { DEMO: '1', ...env } };
const children = [
  spawn(
    'node',
    ['--conditions=@audit-letters/source', '--watch-path=apps/api/src', 'apps/api/src/main.ts'],
    {
      ...options,
      cwd: root,
    },
  ),
  spawn('vite', [], { ...options, cwd: `${root}/apps/portal` }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
