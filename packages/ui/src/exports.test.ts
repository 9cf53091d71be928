import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const at = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');

/** Every folder with an `index.ts` is a promise to other apps; the others are how we keep it. */
const entries = readdirSync(at('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(at(`./${entry.name}/index.ts`)))
  .map((entry) => entry.name)
  .sort();

it('publishes one entry per widget folder', () => {
  const { exports } = JSON.parse(read('../package.json'));
  const { '.': whole, './styles.css': styles, './package.json': manifest, ...widgets } = exports;
  expect(widgets).toEqual(
    Object.fromEntries(entries.map((name) => [`./${name}`, entry(`${name}/index`)])),
  );
  expect(whole).toEqual(entry('index'));
  expect([styles.default, manifest]).toEqual(['./dist/styles.css', './package.json']);
});

it('offers every widget from the main entry, testing apart', () => {
  const lines = read('./index.ts').match(/(?<=^export \* from '\.\/)[\w-]+/gm);
  expect(lines).toEqual(entries.filter((name) => name !== 'testing'));
});

it('collects the styles of every widget', () => {
  const styled = entries.filter((name) => existsSync(at(`./${name}/${name}.css`)));
  const lines = read('./styles.css').match(/[\w-]+(?=\.css' layer\(al\.components\);)/g);
  expect(lines).toEqual(styled);
});

const entry = (path: string) => ({
  '@audit-letters/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});
