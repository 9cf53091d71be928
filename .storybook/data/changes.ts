import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change that the next releases contain. */
export interface Change {
  /** The packages that it concerns, without their scope. */
  packages: string[];
  /** The sentence for its users. */
  text: string;
}

/** The changes since the last release: the changesets of the tree. */
export function changesOf(root: string): Change[] {
  return globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .map((path) => readFileSync(join(root, path), 'utf8').split(/^---$/m))
    .filter(([, head]) => head !== undefined)
    .map(([, head = '', text = '']) => ({
      packages: [...head.matchAll(/@audit-letters\/([\w-]+)/g)].map(([, name = '']) => name),
      text: text.trim(),
    }));
}
