import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const index = readFileSync(`${folder}index.ts`, 'utf8');
const exports = [...index.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)].map(
  ([, names = '', path = '']) => ({ path, names: new Set(names.match(/\w+/g)) }),
);

it('names every export in the index', () => {
  expect(index).not.toContain('export *');
  expect(exports.length).toBeGreaterThan(40);
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

function interfacesOf(path: string) {
  const text = readFileSync(folder + path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return tree.statements.filter(ts.isInterfaceDeclaration);
}
