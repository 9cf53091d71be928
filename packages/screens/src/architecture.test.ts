import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));

/** The folders that all nouns may use. */
const shared = ['layout', 'list', 'form', 'format', 'results'];
const folderOf = (path: string) => path.split('/')[0] ?? '';

it('imports no noun from another folder', () => {
  const files = globSync('*/**/*.{ts,tsx}', {
    cwd: src,
    exclude: ['fixtures/**', '**/*.{test,stories,states}.*'],
  });
  const across = files.flatMap((file) =>
    [...readFileSync(src + file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
      .map(([, path]) => normalize(join(dirname(file), path ?? '')))
      .filter((path) => path.includes('/') && folderOf(path) !== folderOf(file))
      .filter((path) => !shared.includes(folderOf(path)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(across).toEqual([]);
});
