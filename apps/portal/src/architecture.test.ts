import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, 'utf8');

/** The files that a file imports by a relative path, from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(root + file, 'utf8');
  const paths = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
    ([, path]) => path ?? '',
  );
  return paths.map((path) => normalize(join(dirname(file), path)));
}

describe('the portal', () => {
  const src = `${root}apps/portal/src/`;
  const [, table = ''] = /## The portal\n\n(.*?)\n\n/s.exec(page) ?? [];
  const order = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const folderOf = (path: string) => (path.includes('/') ? path.split('/')[0] : undefined);

  it('has the folders that the page names', () => {
    const folders = new Set(globSync('**/*.{ts,tsx}', { cwd: src }).map(folderOf));
    folders.delete(undefined);
    expect([...folders].toSorted()).toEqual(order.toSorted());
  });

  it('imports only from folders below', () => {
    const files = globSync('*/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.ts'] });
    const up = files.flatMap((file) =>
      importsOf(`apps/portal/src/${file}`)
        .map((path) => path.replace('apps/portal/src/', ''))
        .filter((path) => !path.endsWith('/calls.ts') && order.includes(folderOf(path) ?? ''))
        .filter((path) => order.indexOf(folderOf(path)) < order.indexOf(folderOf(file)))
        .map((path) => `${file} imports ${path}`),
    );
    expect(up).toEqual([]);
  });

  it('leaves the texts for users to the screens', () => {
    // The route map names the pages, and the configuration has an example of a contact.
    const exclude = ['**/*.test.*', 'routes.tsx', 'config.ts'];
    const texts = globSync('**/*.{ts,tsx}', { cwd: src, exclude }).flatMap((file) => {
      const tree = ts.createSourceFile(file, readFileSync(src + file, 'utf8'), 99, true, 4);
      return textsIn(tree).map((text) => `${file}: ${text}`);
    });
    expect(texts).toEqual([]);
  });
});

/** The literals that look like a word or a sentence of a language, except selectors and errors of programmers. */
function textsIn(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node) || ts.isThrowStatement(node))
    return [];
  const text = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map((it) => it.text)
        .join('…')
    : ts.isStringLiteralLike(node) || ts.isJsxText(node)
      ? node.text.trim()
      : '';
  const isText = /^[A-Z][a-z]+\b|[a-z]+[ ][a-z]{2,}/.test(text) && !/[[(]/.test(text);
  return [...(isText ? [text] : []), ...node.getChildren().flatMap(textsIn)];
}
