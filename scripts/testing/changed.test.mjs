import { describe, expect, it } from 'vitest';
import { planFor } from './changed.mjs';

const runs = (...files) =>
  Object.entries(planFor(files))
    .filter(([, part]) => part !== 'none')
    .map(([name, part]) => (part === 'all' ? name : `${part} ${name}`))
    .toSorted();

describe('a change of', () => {
  it.each([
    [
      'a query of the server',
      'apps/api/src/tenants/list/rows.ts',
      ['e2e', 'e2e-postgres', 'related api', 'related api-postgres', 'related unit'],
    ],
    [
      'a test of the server',
      'apps/api/src/tenants/list/list.test.ts',
      ['related api', 'related api-postgres', 'related unit'],
    ],
    [
      'a widget',
      'packages/ui/src/button/Button.tsx',
      ['budgets', 'build', 'e2e', 'packages', 'plays', 'related stories', 'related unit'],
    ],
    [
      'a style sheet',
      'packages/ui/src/button/button.css',
      ['budgets', 'build', 'e2e', 'packages', 'plays', 'related unit', 'stories'],
    ],
    [
      'a story',
      'packages/screens/src/users/UsersScreen.stories.tsx',
      ['build', 'plays', 'related stories', 'related unit'],
    ],
    [
      'a page of the portal',
      'apps/portal/src/users/UsersPage.tsx',
      ['budgets', 'build', 'e2e', 'related unit'],
    ],
    [
      'a browser spec',
      'apps/portal/e2e/users/users.spec.ts',
      ['e2e-postgres', 'related e2e', 'related unit'],
    ],
    [
      'the documentation',
      'docs/operations.md',
      ['related api', 'related api-postgres', 'related unit'],
    ],
  ])('%s runs what it can break', (_what, file, expected) => {
    expect(runs(file)).toEqual(expected);
  });

  it.each(['package.json', 'pnpm-lock.yaml', 'apps/api/package.json', 'vitest.config.ts'])(
    '%s runs everything',
    (file) => {
      expect(planFor(['docs/operations.md', file])).toEqual({});
    },
  );
});
