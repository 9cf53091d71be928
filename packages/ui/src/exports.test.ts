import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const at = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');

/** Folders with an `index.ts` are public; the others are internal. */
const entries = readdirSync(at('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(at(`./${entry.name}/index.ts`)))
  .map((entry) => entry.name)
  .sort();

it('publishes one entry per public folder', () => {
  const { exports } = JSON.parse(read('../package.json'));
  const { '.': whole, './package.json': manifest, ...rest } = exports;
  const [sheets, widgets] = [true, false].map((isSheet) =>
    Object.fromEntries(Object.entries(rest).filter(([path]) => path.endsWith('.css') === isSheet)),
  );
  expect(widgets).toEqual(
    Object.fromEntries(entries.map((name) => [`./${name}`, entry(`${name}/index`)])),
  );
  expect(whole).toEqual(entry('index'));
  expect(manifest).toBe('./package.json');
  expect(sheets).toEqual(
    Object.fromEntries(
      ['base', 'components', 'styles', 'tokens'].map((name) => [
        `./${name}.css`,
        { '@audit-letters/source': `./src/${name}.css`, default: `./dist/${name}.css` },
      ]),
    ),
  );
});

it('exports every public name except the test helpers from the main entry', () => {
  const whole = exportedNames(read('./index.ts'));
  const widgets = entries.filter((name) => name !== 'testing');
  expect(whole).toEqual(
    widgets.flatMap((name) => exportedNames(read(`./${name}/index.ts`))).sort(),
  );
});

it('imports the styles of every widget', () => {
  const styled = entries.filter((name) => existsSync(at(`./${name}/${name}.css`)));
  const lines = read('./components.css').match(/[\w-]+(?=\.css' layer\(al\.components\);)/g);
  expect(lines).toEqual(['widgets', ...styled]);
});

const entry = (path: string) => ({
  '@audit-letters/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

/** The names in the `export { … } from` statements of a file. */
const exportedNames = (source: string) =>
  [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.match(/\w+(?=\s*(,|$))/g) ?? [])
    .sort();
