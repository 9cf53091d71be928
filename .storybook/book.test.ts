import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

// The page of a story that is not there is blank.
it('has every story that a page shows', () => {
  const shown = globSync('.storybook/pages/**/*.mdx', { cwd: root }).flatMap((page) => {
    const text = readFileSync(root + page, 'utf8');
    return [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)].map(([, stories, name]) => {
      const path = text.match(new RegExp(` as ${stories} from '(?:\\.\\./)*([^']+)'`))?.[1];
      return { page, path, name };
    });
  });
  const missing = shown.filter(
    ({ path, name }) =>
      !path || !readFileSync(root + path, 'utf8').includes(`export const ${name}: Story`),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
