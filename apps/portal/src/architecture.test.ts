import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const nouns = 'archives, facilities, home, imports, letters, profile, tenants, users'.split(', ');

it.each([
  ['portal', '.', [['session'], ['loading'], ['activity'], ['lists'], nouns, ['shell']]],
  [
    'screens',
    '../../../packages/screens/src',
    [
      ['format'],
      ['layout', 'form'],
      ['list'],
      ['results'],
      [...nouns, 'session', 'shell', 'commands'],
    ],
  ],
])('a folder of the %s imports only from the floors below', (_name, place, floors) => {
  const src = fileURLToPath(new URL(place, import.meta.url));
  const floorOf = (path: string) => floors.findIndex((names) => names.includes(folderOf(path)));
  const files = globSync('*/**/*.{ts,tsx}', {
    cwd: src,
    exclude: ['fixtures/**', '**/*.{test,stories,states}.*'],
  });
  expect([...new Set(files.map(folderOf))].toSorted()).toEqual(floors.flat().toSorted());
  const wrong = files.flatMap((file) =>
    importsOf(join(src, file))
      .map((path) => normalize(join(dirname(file), path)))
      .filter((path) => floorOf(path) >= 0 && folderOf(path) !== folderOf(file))
      // A page joins nouns, and hands a noun what it needs of another.
      .filter((path) => floorOf(path) >= floorOf(file) && !file.endsWith('Page.tsx'))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

const folderOf = (path: string) => path.split('/')[0] ?? '';

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
    ([, path]) => path ?? '',
  );
