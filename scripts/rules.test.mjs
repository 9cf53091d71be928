import { expect, it } from 'vitest';
import { checkRules } from './rules.mjs';

const facilities = {
  path: 'docs/product/facilities.md',
  text: '- **FAC-1** The list has a filter.\n\n| **FAC-2** | GET /api/facilities |\n',
};
const check = (path, text) => checkRules([facilities, { path, text }]);

it('reports a cited rule that does not exist', () => {
  expect(check('apps/api/src/main.ts', '\n/** The filter (FAC-3). */').problems).toEqual([
    'apps/api/src/main.ts:2 cites FAC-3, which docs/product/facilities.md does not define.',
  ]);
});

it('reports a rule that is defined twice', () => {
  const again = { ...facilities, text: `${facilities.text}- **FAC-1** The list has no filter.` };
  expect(checkRules([again]).problems).toEqual([
    'docs/product/facilities.md:4 defines FAC-1 again: docs/product/facilities.md:1 defines it.',
  ]);
});

it('reports a rule on the page of another noun', () => {
  expect(check('docs/product/tenants.md', '- **FAC-9** A tenant has a name.').problems).toEqual([
    'docs/product/tenants.md:1 defines FAC-9, which belongs in docs/product/facilities.md.',
  ]);
});

it.each([
  'facilities.test.ts',
  'e2e/facilities.spec.ts',
  'Facilities.stories.tsx',
  'packages/api-client/test/cases/facilities.ts',
])('counts %s as a test of what it cites', (path) => {
  expect(check(path, '// FAC-1').uncited).toEqual(['FAC-2']);
});

it('does not count code as a test of what it cites', () => {
  expect(check('store.ts', '// FAC-1').uncited).toEqual(['FAC-1', 'FAC-2']);
});

it.each(['Facilities spec §2.8', ' * spec §7). Resolves', 'Contract §6', 'the specification §3'])(
  'reports the section citation in "%s"',
  (text) => {
    expect(check('main.ts', text).problems).toEqual([
      expect.stringMatching(
        /^main\.ts:1 cites ".+ §", which is not in the tree: cite a rule instead\.$/,
      ),
    ]);
  },
);
