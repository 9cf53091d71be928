// The map from each rule of `docs/product` to the stories and tests that cite it. `.storybook/data/rules.ts` has its shape.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { citation, definition, isTest, pages, trackedFiles, unproved } from './rules.mjs';
import { root } from './workspace.mjs';
/**
 * Every rule with the stories and tests that cite it.
 *
 * @param {readonly { path: string, text: string }[]} files
 */
export function mapRules(files) {
  const rules = new Map();
  for (const [prefix, page] of Object.entries(pages)) {
    const text = files.find(({ path }) => path === page)?.text ?? '';
    for (const found of rulesOf(text)) {
      if (found.rule.startsWith(prefix)) {
        rules.set(found.rule, {
          ...found,
          page,
          hasEffect: !unproved.includes(found.rule),
          stories: [],
          tests: [],
        });
      }
    }
  }
  for (const { path, text } of files.filter((file) => isTest(file.path))) {
    if (path.endsWith('.stories.tsx')) {
      for (const { rule, story } of citingStories(text)) rules.get(rule)?.stories.push(story);
    } else {
      for (const rule of new Set(text.match(citation))) rules.get(rule)?.tests.push(path);
    }
  }
  return [...rules.values()];
}

/** The rules that a page defines, each with the text up to the next rule or blank line. */
function rulesOf(text) {
  const found = [];
  for (const line of text.split('\n')) {
    const rule = line.match(definition)?.[1];
    if (rule) {
      found.push({ rule, text: line.replace(definition, '').replaceAll('|', ' ').trim() });
    } else if (found.length > 0 && line.startsWith('  ')) {
      found.at(-1).text += ` ${line.trim()}`;
    }
  }
  return found;
}

/** The stories of a file with the rules that they cite: in the comment before a story, or inside it. */
function citingStories(text) {
  const title = text.match(/^\s*title: '([^']+)'/m)?.[1] ?? '';
  const found = [];
  let pending = [];
  let story;
  for (const line of text.split('\n')) {
    const name = line.match(/^export const (\w+)/)?.[1];
    if (name) {
      story = {
        id: toId(title, storyNameFromExport(name)),
        title,
        name: storyNameFromExport(name),
      };
      story.journey = false;
      for (const rule of pending) found.push({ rule, story });
      pending = [];
    }
    if (story && /tags: \[.*'journey'/.test(line)) story.journey = true;
    for (const rule of line.match(citation) ?? []) {
      // A comment at the start of a line belongs to the story below it.
      if (/^(\/\/|\/\*| \*)/.test(line) || !story) pending.push(rule);
      else found.push({ rule, story });
    }
  }
  const seen = new Set();
  return found.filter(({ rule, story: { id } }) => {
    const key = `${rule} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The map of the working tree. */
export const mapOfTree = () =>
  mapRules(trackedFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })));
