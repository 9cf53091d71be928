import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));

/** The folders of the portal, from the top. */
const order = [
  'shell',
  'letters',
  'home',
  'tenants',
  'users',
  'profile',
  'facilities',
  'imports',
  'archives',
  'lists',
  'activity',
  'session',
  'loading',
];
const folderOf = (path: string) => path.split('/')[0] ?? '';

it('imports only from folders below', () => {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.ts'] });
  expect([...new Set(files.map(folderOf))].toSorted()).toEqual(order.toSorted());
  const up = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => !path.endsWith('/calls.ts') && order.includes(folderOf(path)))
      .filter((path) => order.indexOf(folderOf(path)) < order.indexOf(folderOf(file)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(up).toEqual([]);
});

/** The files that a file imports by a relative path. */
function importsOf(file: string): string[] {
  const text = readFileSync(src + file, 'utf8');
  const paths = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
    ([, path]) => path ?? '',
  );
  return paths.map((path) => normalize(join(dirname(file), path)));
}
