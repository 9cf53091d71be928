// `node scripts/rules.mjs`: every rule that the tree cites is defined once in its page, and a test or a
// story cites every rule.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, treeFiles } from './workspace.mjs';

/** Which page defines the rules of a prefix. */
export const pages = {
  SHL: 'docs/product/shell.md',
  FAC: 'docs/product/facilities.md',
  ARC: 'docs/product/archives.md',
  TEN: 'docs/product/tenants.md',
  LET: 'docs/product/letters.md',
  IMP: 'docs/product/imports.md',
  USR: 'docs/product/users.md',
  DUE: 'docs/product/due.md',
  WIR: 'docs/product/wire.md',
  OPS: 'docs/operations.md',
};

const id = `(?:${Object.keys(pages).join('|')})-[1-9]\\d*`;
export const citation = new RegExp(`\\b${id}\\b`, 'g');
/** A rule is defined in bold at the start of a list item or of a table row. */
export const definition = new RegExp(`^(?:- |\\| )\\*\\*(${id})\\*\\*`);
/** Names a section of a document outside the tree. */
const sectionCitation = /\b(?:spec(?:ification)?|contract) §/gi;
const test = /\.(?:test|spec)\.tsx?$|\.stories\.tsx$|(?:^|\/)test\//;

/** The rules without a test. SHL-65 is a sentence of the specification without an effect. */
export const unproved = ['SHL-65'];

/** Whether a file is a test, a story or a test's data. */
export const isTest = (path) => test.test(path);

/**
 * Checks the rules and their citations.
 *
 * @param {readonly { path: string, text: string }[]} files
 * @returns {{ problems: string[], defined: number, uncited: string[] }} `uncited` are the rules that no test cites.
 */
export function checkRules(files) {
  const problems = [];
  const places = new Map();
  const cited = [];
  const tested = new Set();
  for (const { path, text } of files) {
    for (const [index, line] of text.split('\n').entries()) {
      const place = `${path}:${index + 1}`;
      const defined = Object.values(pages).includes(path) ? line.match(definition)?.[1] : undefined;
      if (defined && pages[defined.slice(0, 3)] !== path) {
        problems.push(
          `${place} defines ${defined}, which belongs in ${pages[defined.slice(0, 3)]}.`,
        );
      }
      if (defined && places.has(defined)) {
        problems.push(`${place} defines ${defined} again: ${places.get(defined)} defines it.`);
      } else if (defined) {
        places.set(defined, place);
      }
      for (const [rule] of line.matchAll(citation)) {
        cited.push({ rule, place });
        if (isTest(path)) tested.add(rule);
      }
      for (const [section] of line.matchAll(sectionCitation)) {
        problems.push(
          `${place} cites "${section}", which is not in the tree: cite a rule instead.`,
        );
      }
    }
  }
  for (const { rule, place } of cited) {
    if (!places.has(rule)) {
      problems.push(`${place} cites ${rule}, which ${pages[rule.slice(0, 3)]} does not define.`);
    }
  }
  const uncited = [...places.keys()].filter((rule) => !tested.has(rule));
  return { problems, defined: places.size, uncited };
}

if (process.argv[1] === import.meta.filename) {
  const files = treeFiles('*.ts', '*.tsx', '*.css', '*.md').map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
  const { problems, defined, uncited } = checkRules(files);
  for (const rule of uncited.filter((it) => !unproved.includes(it))) {
    problems.push(`${pages[rule.slice(0, 3)]} defines ${rule}, which no test and no story cites.`);
  }
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  process.stdout.write(
    `${defined} rules, cited by no test: ${uncited.join(', ') || 'none'}; ${count}\n`,
  );
  process.exit(problems.length > 0 ? 1 : 0);
}
