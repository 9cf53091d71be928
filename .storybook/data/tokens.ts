import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The design tokens and the stylesheets that read them. */
export interface Tokens {
  /** Every token, in the order of its stylesheet. */
  all: string[];
  /** The tokens that each folder of the package reads, in alphabetical order. */
  byFolder: Record<string, string[]>;
  /** The folders that are entries of the package. */
  folders: string[];
}

/** The tokens of the widgets. */
export function readTokens(root: string): Tokens {
  const folder = join(root, 'packages/ui/src');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const byFolder: Record<string, string[]> = {};
  for (const path of globSync('*/**/*.css', { cwd: folder })) {
    const [name = ''] = path.split('/');
    const used = read(path).match(/--al-[a-z0-9-]+(?=[,)])/g) ?? [];
    byFolder[name] = [...new Set([...(byFolder[name] ?? []), ...used])].toSorted();
  }
  const declared = read('tokens/tokens.css').match(/(?<=^ {2})--al-[a-z0-9-]+(?=:)/gm) ?? [];
  const folders = globSync('*/index.ts', { cwd: folder }).map((path) => dirname(path));
  return { all: [...new Set(declared)], byFolder, folders };
}
