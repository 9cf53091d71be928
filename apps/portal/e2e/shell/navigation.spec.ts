import { holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

const staffScreens = [
  ['Facilities', '/list-facilities', 'Facility List'],
  ['Tenants', '/tenant-list', 'Tenant List'],
  ['Letters', '/send-letters', 'Send Proof Letters'],
  ['Batches', '/letter-batches', 'Letter Batches'],
  ['Upload', '/upload-tenants', 'Upload Tenants'],
  ['Users', '/manage-users', 'Manage Users'],
] as const;

// SHL-68
test('the navigation opens every staff screen, and a slow page leaves the focus to its user', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/');
  const nav = page.getByRole('navigation', { name: 'Screens' });
  for (const [label, path, title] of staffScreens) {
    await nav.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(nav.locator('[aria-current=page]')).toHaveText([label]);
  }
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();

  await test.step('the heading of a slow page leaves the focus to a user who goes on meanwhile', async () => {
    const load = await holdCalls(page, /UsersPage-.*\.js$/);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveTitle(/Manage Users/);
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Go to' })).toBeFocused();
    load();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Users');
    await expect(page.getByRole('button', { name: 'Go to' })).toBeFocused();
  });
});
