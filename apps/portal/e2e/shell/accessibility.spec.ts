import type { Page } from '@playwright/test';
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

for (const [who, path] of pages) {
  // WIR-36
  test(`${path} of ${who ?? 'a visitor'} has no violation in light and dark`, async ({
    page,
    openAs,
  }) => {
    await openAs(who, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoViolation(page);
  });
}

test('the dialogs have no violation in light and dark', async ({ page, openAs, people }) => {
  await openAs('manager');
  await page.getByRole('button', { name: 'Support' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNoViolation(page);

  await page.evaluate(
    (session) => localStorage.setItem('audit-letters.session', session),
    JSON.stringify(people.admin.session),
  );
  await page.goto('/manage-users');
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expectNoViolation(page);
});

/** Checks the page in the light and in the dark theme. */
async function expectNoViolation(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
}
