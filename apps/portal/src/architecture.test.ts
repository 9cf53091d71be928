import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, 'utf8');

/** The files that a file imports by a relative path or from the hooks of screens, from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(root + file, 'utf8').replaceAll(
    "'@audit-letters/screens/swr'",
    `'./${relative(dirname(file), 'packages/screens/src/swr/index.ts')}'`,
  );
  const paths = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
    ([, path]) => path ?? '',
  );
  return paths.map((path) => normalize(join(dirname(file), path)));
}

/** The name, the number and the files of each walk. */
const walks = page
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [, name = '', count = ''] = /^(.*): (\d+) files$/m.exec(section) ?? [];
    const lists = section.split(/^- /m).slice(1);
    const files = lists.flatMap((list) => {
      const [folder = '', ...names] = [...(list.split('\n\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(
        ([, path]) => path ?? '',
      );
      return names.map((path) => folder + path);
    });
    return { name, count: Number(count), files };
  });

it('names three walks', () => {
  expect(walks).toHaveLength(3);
});

describe.each(walks)('the walk $name', ({ count, files }) => {
  it('has the number of files that it names', () => {
    expect(new Set(files).size).toBe(count);
  });

  it('names files that its other files import', () => {
    expect(files.filter((file) => !globSync(file, { cwd: root }).length)).toEqual([]);
    const connected = (from: string, to: string) =>
      importsOf(from).some((path) => path === to || importsFrom(path).includes(to));
    const alone = files.filter(
      (file) =>
        files.some((other) => other !== file && sourceOf(other) === sourceOf(file)) &&
        !files.some((other) => connected(other, file) || connected(file, other)),
    );
    expect(alone).toEqual([]);
  });
});

const sourceOf = (file: string) => file.split('/src/')[0];
/** The imports of a file between two files of a walk. */
const importsFrom = (path: string) => (path.endsWith('.css') ? [] : importsOf(path));

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
