import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');
/** The requirements of `A1.2.5–A1.2.8, A1.3.1`. */
const itemsOf = (text = '') =>
  text.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const [chapter, section, from] = first.slice(1).split('.');
    const to = Number(last.split('.')[2]);
    const count = to - Number(from) + 1;
    return Array.from({ length: count }, (_, at) => `${chapter}.${section}.${Number(from) + at}`);
  });

/** The requirements of each of the three tables, by the heading of its first column. */
const tables = new Map(
  ['Met', 'Not applicable', 'Not met'].map((result) => {
    const [, rows = ''] = page.split(`\n| ${result} | `);
    const [table = ''] = rows.split('\n\n');
    return [
      result,
      [...table.matchAll(/^\| (A\d.*?) \| .+ \|$/gm)].flatMap(([, text]) => itemsOf(text)),
    ];
  }),
);

/** How many requirements of levels 1 and 2 each chapter has. */
const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

it('has every requirement of ASVS once', () => {
  const items = [...tables.values()].flat();
  expect(new Set(items).size).toBe(items.length);
  const counts = chapters.map(
    (_, at) => items.filter((item) => item.startsWith(`${at + 1}.`)).length,
  );
  expect(counts).toEqual(chapters);
});

it('names tests that exist', () => {
  const named = [...page.matchAll(/`([\w/.]+\.test\.ts)`/g)].map(([, path = '']) => path);
  const missing = named.filter(
    (path) => !existsSync(new URL(`../apps/api/src/${path}`, import.meta.url)),
  );
  expect([named.length > 100, missing]).toEqual([true, []]);
});

it('counts the results', () => {
  const counts = [...tables.values()].map((items) => items.length);
  expect(page).toContain(
    `253 requirements: ${counts[0]} are met, ${counts[1]} do not apply, ${counts[2]} are not met.`,
  );
});
