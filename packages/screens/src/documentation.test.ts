import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const entries = ['', 'swr/'].map((entry) => ({
  entry,
  index: readFileSync(`${folder}${entry}index.ts`, 'utf8'),
}));
const exports = entries.flatMap(({ entry, index }) =>
  [...index.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)].map(
    ([, names = '', path = '']) => ({ path: entry + path, names: new Set(names.match(/\w+/g)) }),
  ),
);

it('names every export in the index', () => {
  for (const { index } of entries) expect(index).not.toContain('export *');
  expect(exports.length).toBeGreaterThan(40);
});

it('lists every screen with its calls in the README', () => {
  const readme = readFileSync(`${folder}../README.md`, 'utf8');
  const screens = exports.flatMap(({ path, names }) =>
    [...names].filter((name) => name.endsWith('Screen')).map((name) => ({ path, name })),
  );
  expect(screens.length).toBeGreaterThan(20);
  const missing = screens.map(rowOf).filter((row) => !readme.includes(row));
  expect(missing).toEqual([]);
});

// Their pictures are those of the stories: `node scripts/testing/pictures.mjs --readme`.
it('has the pictures of the README', () => {
  const readme = readFileSync(`${folder}../README.md`, 'utf8');
  const pictures = globSync('*.png', { cwd: `${folder}../../../docs/images/screens` });
  const shown = [...readme.matchAll(/images\/screens\/([\w-]+\.png)/g)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(pictures.toSorted());
});

it('draws every exported component by itself in a story', () => {
  const stories = globSync('**/*.stories.tsx', { cwd: folder })
    .map((path) => readFileSync(folder + path, 'utf8'))
    .join();
  const components = exports
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, names }) =>
      [...names].filter((name) =>
        readFileSync(folder + path, 'utf8').includes(`export function ${name}(`),
      ),
    )
    .filter((name) => /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(40);
  const drawn = (name: string) => new RegExp(`component: ${name}\\b|<${name}\\b`).test(stories);
  expect(components.filter((name) => !drawn(name))).toEqual([]);
});

it('has a doc line for every member of a published interface', () => {
  const undocumented = exports.flatMap(({ path, names }) =>
    interfacesOf(path)
      .filter(({ name }) => names.has(name.text))
      .flatMap(({ name, members }) =>
        members
          .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
          .map((member) => `${path}: ${name.text}.${member.name?.getText()}`),
      ),
  );
  expect(undocumented).toEqual([]);
});

/** The cells of a screen: its name and its calls. */
function rowOf({ path, name }: { path: string; name: string }): string {
  const component = readFileSync(folder + path, 'utf8');
  const [comment = ''] =
    component.match(
      new RegExp(`/\\*\\*(?:(?!\\*/)[^])*\\*/\nexport (function|const) ${name}\\b`),
    ) ?? [];
  const calls = (comment.match(/@calls ([\w.,\s*]+?)(?=\n \* @|\n \*\/)/)?.[1] ?? '').replaceAll(
    /\n \* /g,
    ' ',
  );
  return `| \`${name}\` | ${calls} |`;
}

function interfacesOf(path: string) {
  const text = readFileSync(folder + path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return tree.statements.filter(ts.isInterfaceDeclaration);
}
