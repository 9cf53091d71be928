import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const page = readFileSync(new URL('../../../docs/product/terms.md', import.meta.url), 'utf8');
const [table = '', list = ''] = page.split('## Texts with another word');
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);
const rows = table.split('\n').filter((line) => line.startsWith('|'));
const excluded = rows.flatMap((row) => quotesIn(row.split('|')[3] ?? ''));
const fixed = quotesIn(list).map((text) => text.replace(/\{\w+\}/g, '{}'));

/** The words of a text that the page excludes, outside the texts that are fixed. */
function excludedWords(text: string): string[] {
  const rest = fixed.toSorted(longerFirst).reduce((left, it) => left.replaceAll(it, ''), text);
  return excluded.filter((word) => new RegExp(`\\b${word}`, 'i').test(rest));
}
const longerFirst = (one: string, other: string) => other.length - one.length;

it('reads words and texts from the page', () => {
  expect(excluded).toContain('flag');
  expect(excludedWords('Upload Tenants')).toEqual([]);
  expect(excludedWords('Flagged tenants of {}')).toEqual(['flag']);
});

it('the screens have one word for each thing', () => {
  // The hooks have names of calls, and no texts for users.
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (path) => !/^(fixtures|swr)\/|\.(test|stories|states)\./.test(path),
  );
  const wrong = files.flatMap((path) => {
    const text = readFileSync(folder + path, 'utf8');
    return textsIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
      .filter((it) => excludedWords(it).length > 0)
      .map((it) => `${path}: ${it}`);
  });
  expect(wrong).toEqual([]);
});

/** The literals that look like a word or a sentence for users. */
function textsIn(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return [];
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  const isText = /^\p{Lu}\p{Ll}|\p{Ll} \p{L}{2}/u.test(text) && !text.startsWith('al-');
  const inside: string[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...textsIn(child));
  });
  return isText ? [text, ...inside] : inside;
}

function textOf(node: ts.Node): string {
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('{}');
  return ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text : '';
}
