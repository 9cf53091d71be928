import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));
const page = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
const [paragraph = ''] = /^SQL that reads.*?\n\n/ms.exec(page) ?? [];
/** The files and folders that the architecture page names. */
const places = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, place]) => place);

it('SQL stands where the architecture page says', () => {
  const files = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', '**/testing/**'] });
  const withSql = files.filter((file) =>
    /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/.test(
      readFileSync(`${src}${file}`, 'utf8'),
    ),
  );
  expect(withSql.length).toBeGreaterThan(20);
  expect(
    withSql.filter((file) => !places.some((place) => `/${file}`.includes(`/${place}`))),
  ).toEqual([]);
});
