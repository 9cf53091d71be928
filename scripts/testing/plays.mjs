// Plays the stories of the built Storybook with `@storybook/test-runner`.
// `plays.mjs` plays all, `plays.mjs DataTable` those whose title, name or file contains the text.
// `--of docs` measures the docs pages instead. `--theme dark` plays the stories in the dark theme, `--workers 2` in two
// pages; `--report path` writes Jest's report.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'stories' },
    report: { type: 'string' },
    theme: { type: 'string', default: 'light' },
    workers: { type: 'string', default: '2' },
  },
});
const report = values.report ? ['--json', '--outputFile', values.report] : [];
const runner = spawn('test-storybook', ['--url', url, '--maxWorkers', values.workers, ...report], {
  cwd: root,
  env: {
    ...env,
    PLAYS_OF: values.of,
    PLAYS_FILTER: positionals.join(' '),
    PLAYS_THEME: values.theme,
  },
  stdio: 'inherit',
});
runner.on('error', (error) => fail(`test-storybook could not be run: ${error.message}`));
runner.on('close', async (code) => {
  await server.close();
  process.exit(code ?? 1);
});
