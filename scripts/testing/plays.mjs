// Plays every story of the built Storybook with `@storybook/test-runner`. With a path, writes Jest's report to it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { env, fail, root } from '../workspace.mjs';

if (!existsSync(join(root, 'storybook-static/index.json'))) {
  fail('There is no built Storybook: run `node scripts/build.mjs storybook` first.');
}
const server = await preview({
  configFile: false,
  root,
  build: { outDir: 'storybook-static' },
  // Port 0 would be Vite's default port; the server takes the next free one.
  preview: { host: '127.0.0.1' },
  logLevel: 'error',
});
const [url = ''] = server.resolvedUrls?.local ?? [];
const [report] = process.argv.slice(2);
const runner = spawn(
  'test-storybook',
  ['--url', url, '--maxWorkers', '2', ...(report ? ['--json', '--outputFile', report] : [])],
  { cwd: root, env, stdio: 'inherit' },
);
runner.on('error', (error) => fail(`test-storybook could not be run: ${error.message}`));
runner.on('close', async (code) => {
  await server.close();
  process.exit(code ?? 1);
});
