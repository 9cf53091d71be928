import { facilityRow } from '../pages/facilities.ts';
import { expect, test } from '../support/test.ts';

test('chosen columns and row height survive a reload', async ({ page, openAs }) => {
  await openAs('monitor', '/list-facilities');
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByRole('checkbox', { name: 'Corporate Group' }).uncheck();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Software' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Corporate Group' })).toHaveCount(0);
  await expect(page.locator('.al-table')).toHaveAttribute('data-density', 'compact');
});

// SHL-50
test('a page number past the end shows the last page of each list', async ({ page, openAs }) => {
  await openAs('monitor', '/');
  for (const tab of ['active', 'stats', 'archives', 'retired']) {
    await page.goto(`/list-facilities?tab=${tab}&page=9`);
    await expect(page).toHaveURL(/page=[1-8]$|tab=\w+$/);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  }
});

// FAC-20, SHL-50
test('deleting the only facility of the last page shows the page before it', async ({
  page,
  startAudit,
  openAs,
}) => {
  const account_name = `Two Pages ${Date.now()}`;
  const first = await startAudit([], { account_name });
  const second = await startAudit([], { account_name });
  await page.route('**/api/facilities?*', (route) => {
    const asked = new URL(route.request().url());
    asked.searchParams.set('per_page', '1');
    return route.continue({ url: asked.href });
  });
  const list = `/list-facilities?account_name=${encodeURIComponent(account_name)}`;
  await openAs('monitor', `${list}&page=2`);
  const [last, other] = [first, second].sort((one, two) =>
    one.facilityNumber < two.facilityNumber ? 1 : -1,
  );
  await page.getByRole('button', { name: `Delete ${last?.facilityNumber}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(facilityRow(page, other?.facilityNumber ?? '')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});
