// Builds the Storybook and plays its stories with `@storybook/test-runner`.
// `plays.mjs` plays all, `plays.mjs DataTable Toast` those of the files whose path or title contains one of the texts.
// `--theme dark` plays the stories in the dark theme, `--workers 2` in two pages; `--report path` writes Jest's report.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { env, fail, must, root, treeFiles } from '../workspace.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
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
    env: { ...env, PLAYS_BOOK: book.folder, PLAYS_THEME: values.theme },
    stdio: 'inherit',
  },
);
runner.on('error', (error) => fail(`test-storybook could not be run: ${error.message}`));
runner.on('close', async (code) => {
  await book.close();
  // The runner prints its results as errors, and the row of a nightly run is the last line of its output.
  console.log(code === 0 ? 'All stories passed.' : 'A story failed.');
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

/**
 * Builds the Storybook with all stories, unless this run has built it (`BUILT=1`), or with those of the given files, and serves
 * it.
 *
 * @param {readonly string[]} files paths of story files; none for all
 */
async function serveBook(files) {
  const isPart = files.length > 0;
  const folder = isPart
    ? mkdtempSync(join(tmpdir(), 'audit-letters-storybook-'))
    : join(root, 'storybook-static');
  if (isPart) {
    const stories = files.map((path) => join(root, path)).join('\n');
    must('storybook', ['build', '--quiet', '--loglevel', 'error', '--output-dir', folder], {
      env: { STORIES: stories },
    });
  } else if (process.env.BUILT !== '1') {
    must('node', ['scripts/build.mjs', 'storybook']);
  }
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: folder },
    // Port 0 would be Vite's default port; the server takes the next free one.
    preview: { host: '127.0.0.1' },
    logLevel: 'error',
  });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    folder,
    async close() {
      await server.close();
      if (isPart) rmSync(folder, { recursive: true });
    },
  };
}
