import type { Page } from '@playwright/test';
import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

const openViews = async (page: Page) => {
  await page.getByRole('button', { name: 'Views' }).click();
  return page.getByRole('region', { name: 'Views' });
};

const saveView = async (page: Page, name: string) => {
  const views = await openViews(page);
  await views.getByLabel('Name of the view').fill(name);
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByRole('link', { name })).toBeVisible();
  return views;
};

// SHL-80
test('a view and its link leave out the name of a tenant, and the views of two tabs are kept', async ({
  page,
  context,
  people,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Boris Lind' })).toHaveCount(0);
  const heading = page.getByRole('columnheader', { name: 'Setup' });
  const setup = page.getByRole('checkbox', { name: 'Setup' });
  await page.getByRole('button', { name: 'Table settings' }).click();
  await setup.uncheck();
  await page.keyboard.press('Escape');
  const views = await saveView(page, 'This facility');
  await expect(views).toContainText('leave out names and units');
  await expect(views.getByRole('listitem')).toContainText(String(staffTenants.length));
  await views.getByRole('button', { name: 'Copy the link of This facility' }).click();
  await expect(page.getByText(/was copied. It holds no personal data./).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(`?facility_number=${audit.facilityNumber}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table settings' }).click();
  await setup.check();
  await page.keyboard.press('Escape');
  await expect(heading).toBeVisible();
  await (await openViews(page)).getByRole('link', { name: 'This facility' }).click();
  await expect(heading).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Select Boris Lind' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ana');

  const other = await context.newPage();
  await other.goto('/tenant-list');
  await saveView(other, 'Second tab');
  await page.reload();
  const kept = (await openViews(page)).getByRole('link');
  await expect(kept).toHaveText(['Second tab', 'This facility']);
  await other.getByRole('button', { name: 'Remove This facility' }).click();
  await expect(other.getByRole('region', { name: 'Views' }).getByRole('link')).toHaveText([
    'Second tab',
  ]);

  // Another user of this browser has views of their own.
  await page.evaluate(
    (session) => localStorage.setItem('audit-letters.session', session),
    JSON.stringify(people.admin.session),
  );
  await page.reload();
  await expect((await openViews(page)).getByRole('listitem')).toHaveCount(0);
});
