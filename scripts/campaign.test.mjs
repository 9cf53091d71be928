import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const names = [...read('scripts/campaign.mjs').matchAll(/^ {2}(\w+): \{/gm)].map(
  ([, name]) => name,
);

it('runs every campaign at night, and has a row for each', () => {
  const [matrix = ''] = /campaign:\s*\[[^\]]+\]/.exec(read('.github/workflows/nightly.yml')) ?? [];
  expect([...matrix.matchAll(/(\w+),/g)].map(([, name]) => name)).toEqual(names);
  const rows = [...read('docs/campaigns.md').matchAll(/^\| ([a-z]+) \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(names);
});
