import type { Role } from '../support/people.ts';
import { expect, test, violations } from '../support/test.ts';

const pages: [Role | null, string][] = [
  [null, '/login'],
  [null, '/help-videos'],
  [null, '/no/such/page'],
  ['admin', '/'],
  ['manager', '/'],
  ['manager', '/unauthorized'],
  ['manager', '/profile'],
  ['monitor', '/add-facility'],
  ['monitor', '/list-facilities'],
  ['monitor', '/list-facilities?tab=stats'],
  ['monitor', '/list-facilities?tab=archives'],
  ['monitor', '/list-facilities?tab=retired'],
  ['monitor', '/upload-tenants'],
  ['monitor', '/send-letters'],
  ['monitor', '/letter-batches'],
  ['admin', '/manage-users'],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [who, path] of pages) {
      test(`${path} of ${who ?? 'a visitor'} has no violation`, async ({ page, openAs }) => {
        await openAs(who, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the dialogs have no violation', async ({ page, openAs, people }) => {
      await openAs('manager');
      await page.getByRole('button', { name: 'Support' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.goto('/profile');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      expect(await violations(page)).toEqual([]);

      await page.evaluate(
        (session) => localStorage.setItem('audit-letters.session', session),
        JSON.stringify(people.admin.session),
      );
      await page.goto('/manage-users');
      await page.getByRole('button', { name: 'Add User' }).click();
      await page.getByRole('button', { name: 'Create' }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
