// Builds the Storybook and plays its stories with `@storybook/test-runner`.
// `plays.mjs` plays all, `plays.mjs DataTable Toast` those of the files whose path or title contains one of the texts.
// `--of docs` measures the docs pages instead. `--theme dark` plays the stories in the dark theme, `--workers 2` in two
// pages; `--report path` writes Jest's report.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { env, fail, root, treeFiles } from '../workspace.mjs';
import { serveBook } from './book.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'stories' },
    report: { type: 'string' },
    theme: { type: 'string', default: 'light' },
    workers: { type: 'string', default: '2' },
  },
});
const book = await serveBook(positionals.flatMap(filesOf));
const report = values.report ? ['--json', '--outputFile', values.report] : [];
const runner = spawn(
  'test-storybook',
  ['--url', book.url, '--maxWorkers', values.workers, ...report],
  {
    cwd: root,
    env: { ...env, PLAYS_OF: values.of, PLAYS_BOOK: book.folder, PLAYS_THEME: values.theme },
    stdio: 'inherit',
  },
);
runner.on('error', (error) => fail(`test-storybook could not be run: ${error.message}`));
runner.on('close', async (code) => {
  await book.close();
  process.exit(code ?? 1);
});

function filesOf(text) {
  const titleOf = (path) => /^\s*title: '(.+)'/m.exec(readFileSync(join(root, path), 'utf8'))?.[1];
  const found = treeFiles('*.stories.tsx').filter(
    (path) => path.includes(text) || titleOf(path)?.includes(text),
  );
  if (found.length === 0) fail(`No story file has ${text} in its path or title.`);
  return found;
}
