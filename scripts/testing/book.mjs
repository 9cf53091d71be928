// The built Storybook, for the programs that play or photograph its stories.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { must, root } from '../workspace.mjs';

/**
 * Builds the Storybook with all stories, unless this run has built it (`BUILT=1`), or with those of the given files, and serves
 * it.
 *
 * @param {readonly string[]} files paths of story files; none for all
 */
export async function serveBook(files = []) {
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
    entries: JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries,
    async close() {
      await server.close();
      if (isPart) rmSync(folder, { recursive: true });
    },
  };
}
