import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { relatedTests } from './related.mjs';

const files = {
  'packages/ui/package.json': '{ "sideEffects": false }',
  'packages/ui/src/index.ts': `export * from './badge/Badge.ts'; export * from './toast/Toast.ts';`,
  'packages/ui/src/badge/Badge.ts': `export const Badge = () => 'badge';`,
  'packages/ui/src/toast/Toast.ts': `import { seconds } from './seconds.ts'; export const Toast = () => seconds();`,
  'packages/ui/src/toast/seconds.ts': `export const seconds = () => 'seconds';`,
  'packages/ui/src/badge/Badge.stories.tsx': `import { Badge } from '../index.ts'; console.log(Badge());`,
  'packages/ui/src/toast/Toast.stories.tsx': `import { Toast } from '../index.ts'; console.log(Toast());`,
  'packages/ui/src/names.test.ts': `import { globSync } from 'node:fs'; globSync('*');`,
  'apps/api/src/app.ts': `import { listTenants } from './tenants/list/list.ts'; console.log(listTenants());`,
  'apps/api/src/tenants/list/list.ts': `export const listTenants = () => [];`,
  'apps/api/src/tenants/edit/edit.test.ts': `import '../../app.ts';`,
  'apps/api/src/users/users.test.ts': `import '../app.ts';`,
  'apps/api/src/due/due.test.ts': `import { listTenants } from '../tenants/list/list.ts'; console.log(listTenants());`,
};
const groups = {
  unit: ['packages/ui/src/names.test.ts'],
  api: Object.keys(files).filter((path) => /^apps.+\.test\.ts$/.test(path)),
  stories: Object.keys(files).filter((path) => path.endsWith('.stories.tsx')),
};
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-letters-related-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const related = async (...changed) =>
  Object.values(await relatedTests(groups, changed, folder)).flat();

it.each([
  [
    'a widget: the stories that show it, and the tests that read every file',
    'packages/ui/src/toast/seconds.ts',
    ['packages/ui/src/names.test.ts', 'packages/ui/src/toast/Toast.stories.tsx'],
  ],
  [
    'a style sheet: the stories beside it',
    'packages/ui/src/badge/badge.css',
    ['packages/ui/src/names.test.ts', 'packages/ui/src/badge/Badge.stories.tsx'],
  ],
  [
    'a query: the tests of its noun, and those that import it',
    'apps/api/src/tenants/list/list.ts',
    [
      'packages/ui/src/names.test.ts',
      'apps/api/src/tenants/edit/edit.test.ts',
      'apps/api/src/due/due.test.ts',
    ],
  ],
  [
    'the contract of a noun: the server tests of the noun',
    'packages/api-client/src/users/users.ts',
    ['packages/ui/src/names.test.ts', 'apps/api/src/users/users.test.ts'],
  ],
  ['a test: this test', 'apps/api/src/users/users.test.ts', ['apps/api/src/users/users.test.ts']],
])('finds for %s', async (_, changed, expected) => {
  expect(await related(changed)).toEqual(expected);
});
