import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

it('names places that exist in docs/changing.md', () => {
  const page = readFileSync(join(root, 'docs/changing.md'), 'utf8');
  const places = [...page.matchAll(/`((?:apps|packages|bench|scripts|\.storybook)\/[^`\s]+)`/g)];
  const missing = places.map(([, path]) => path).filter((path) => !existsSync(join(root, path)));
  expect(places.length).toBeGreaterThan(10);
  expect(missing).toEqual(['apps/api/src/database/migrations/NNNN_name.ts']);
});
