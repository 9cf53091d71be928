import { importResult, noImports, uploadRentRoll } from '../pages/imports.ts';
import { logIn } from '../pages/login.ts';
import { openMessages } from '../pages/messages.ts';
import { signIn } from '../support/people.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// SHL-78
test('the bell counts finished jobs and keeps the downloads of the session', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities');
  await page.getByRole('button', { name: 'Export' }).click();
  const bell = page.getByRole('button', { name: 'Messages' });
  await expect(bell).toHaveAccessibleName('Messages. 1 new. Jobs: 1 done');
  const panel = await openMessages(page);
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('region', { name: 'Jobs' })).toContainText('Export of facilities');
  const download = panel.getByRole('region', { name: 'Downloads' }).getByRole('link');
  await expect(download).toHaveText(['All facilities']);
  expect((await page.request.get((await download.getAttribute('href')) ?? '')).ok()).toBe(true);

  // The page stays usable, and a press on it closes the panel.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toHaveCount(0);
  await expect(bell).toHaveAccessibleName('Messages. Jobs: 1 done');
  await openMessages(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();

  await page.reload();
  await expect(bell).toHaveAccessibleName('Messages. Jobs: 1 done');
  await openMessages(page);
  await expect(panel.getByRole('region', { name: 'Jobs' })).toContainText('Export of facilities');
  await expect(download).toHaveText(['All facilities']);
  await expect(panel.getByText('The export is ready.')).toBeVisible();
});

// SHL-78
test('the next user finds no downloads, messages or imports of the previous one', async ({
  page,
  openAs,
  people,
  server,
  startAudit,
}) => {
  await startAudit(manyTenants(1));
  await page.route('**/api/tenants/import', (route) =>
    route.fulfill({ json: { ...noImports, insert_count: 12 } }),
  );
  // The logout ends a session that no other test uses.
  const { username, password } = people.monitor;
  await openAs(() => signIn(server.address, username, password), '/tenant-list');
  const bell = page.getByRole('button', { name: 'Messages' });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(bell).toHaveAccessibleName(/1 done/);
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await uploadRentRoll(page, []);
  await expect(importResult(page)).toContainText('12 tenants imported');
  await page.getByRole('link', { name: 'Logout' }).click();
  await logIn(page, people.admin);
  const panel = await openMessages(page);
  await expect(panel.getByText('No messages yet.')).toBeVisible();
  await expect(panel.getByRole('region')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Upload Tenants/ }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  await expect(importResult(page)).toHaveCount(0);
});
