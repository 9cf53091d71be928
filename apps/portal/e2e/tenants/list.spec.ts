import type { Page } from '@playwright/test';
import { tenantRow } from '../pages/tenants.ts';
import { manyTenants, staffTenants } from '../support/tenants.ts';
import { expect, test, violations } from '../support/test.ts';

const names = async (page: Page) =>
  (
    await page
      .getByRole('table')
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .all()
  ).length;

const card = (page: Page, label: string) =>
  page.locator('.al-stat-card').filter({ hasText: label });

// TEN-10, SHL-4, TEN-20
test('the facility number in the address sets its filter, and the cards count its tenants', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(page.getByLabel('Facility Number')).toHaveValue(audit.facilityNumber);
  await expect(tenantRow(page, 'Ana Ortiz')).toBeVisible();
  expect(await names(page)).toBe(4);
  await expect(card(page, 'Opted Out')).toContainText('125%');
  await expect(card(page, 'Potential for Coverage')).toContainText('375%');
  await expect(card(page, 'Total Active')).toContainText('4');
  await expect(
    page.getByText('No letters reach 1 tenant with an incomplete address.'),
  ).toBeVisible();
  await expect(
    page.getByText(
      'Tenants with incomplete addresses are counted as having an incomplete address.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

// TEN-19
test('the server sorts the list in both directions', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const shown = () => page.getByRole('table').getByRole('row').nth(1);
  await expect(shown()).toContainText('Boris Lind');
  await page.getByRole('columnheader').getByRole('button', { name: 'Name' }).click();
  await page.getByRole('columnheader').getByRole('button', { name: 'Name' }).click();
  await expect(shown()).toContainText('Edith Reed');
  await expect(page).toHaveURL(/sort_by=last_name&sort_dir=desc/);
  await page.getByRole('columnheader').getByRole('button', { name: 'Units' }).click();
  await expect(shown()).toContainText('Ana Ortiz');
});

// TEN-76, WIR-30
test('the export is downloaded under the name of the list', async ({
  page,
  people,
  context,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  // Downloads need the sign-in cookie.
  await context.request.post('/api/login', {
    form: { username: people.monitor.username, password: people.monitor.password },
  });
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(tenantRow(page, 'Ana Ortiz')).toBeVisible();
  const exportRequest = page.waitForRequest('**/api/exports/monitor-tenants?**');
  const file = page.context().waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(new URL((await exportRequest).url()).searchParams.get('facility_number')).toBe(
    audit.facilityNumber,
  );
  expect((await file).suggestedFilename()).toBe('tenant_list.xlsx');
});

// TEN-146
test('16 tenants show in a common window, 11 in a small one', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(30));
  const rowsInView = async () => {
    const footer = await page.locator('.al-table-footer').boundingBox();
    const rows = await page.getByRole('row', { name: /Tenant0/ }).all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    return boxes.filter((box) => box && footer && box.y + box.height <= footer.y + 1).length;
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(tenantRow(page, 'Una Tenant001')).toBeVisible();
  expect(await rowsInView()).toBeGreaterThanOrEqual(16);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await rowsInView()).toBeGreaterThanOrEqual(11);
});
