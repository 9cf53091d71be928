import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');
/** The number of requirements of levels 1 and 2 in each chapter. */
const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** The requirements of `A1.2.5–A1.2.8, A1.3.1, A17`; a chapter without numbers means all of it. */
const itemsOf = (text) =>
  [...text.matchAll(/A(\d+)(?:\.(\d+)\.(\d+)(?:–A\d+\.\d+\.(\d+))?)?/g)].flatMap(
    ([
      ,
      chapter,
      section = 'all',
      from = 1,
      to = section === 'all' ? chapters[chapter - 1] : from,
    ]) =>
      Array.from(
        { length: to - from + 1 },
        (_, at) => `${chapter}.${section}.${Number(from) + at}`,
      ),
  );

/** The rows of a table of requirements, by the heading of the column that names the result. */
const rowsOf = (heading) => {
  const table = page.split('\n\n').find((part) => part.startsWith(`| ${heading} |`)) ?? '';
  return [...table.matchAll(/^\| ([A`].+) \| (.+) \|$/gm)].map(([, first, second]) => [
    first,
    second,
  ]);
};
const firsts = (heading) => rowsOf(heading).flatMap(([first]) => itemsOf(first));
/** A requirement stands beside each of its tests. */
const tested = rowsOf('Test').flatMap(([, second]) => itemsOf(second));
const results = {
  tested: [...new Set(tested)],
  untested: firsts('Met without a test'),
  foreign: firsts('Not applicable'),
  unmet: firsts('Not met'),
};

it('has every requirement of ASVS with one result', () => {
  const items = Object.values(results).flat();
  expect(new Set(items).size).toBe(items.length);
  const counts = chapters.map(
    (_, at) => items.filter((item) => item.startsWith(`${at + 1}.`)).length,
  );
  expect(counts).toEqual(chapters);
});

it('names one test a row', () => {
  const names = rowsOf('Test').map(([first]) => first);
  expect(names.filter((name) => !/^`[\w/]+\.test\.ts`$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it('names tests that exist', () => {
  const named = [...page.matchAll(/`([\w/.]+\.test\.ts)`/g)].map(([, path = '']) => path);
  const missing = named.filter(
    (path) => !existsSync(new URL(`../apps/api/src/${path}`, import.meta.url)),
  );
  expect([named.length > 100, missing]).toEqual([true, []]);
});

it('counts the results', () => {
  const { tested, untested, foreign, unmet } = results;
  const met = tested.length + untested.length;
  expect(page).toContain(
    `253 requirements: ${met} are met, ${untested.length} of them without a test, ${foreign.length} do not apply, ${unmet.length} are not met.`,
  );
});
