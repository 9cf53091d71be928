import { tenantRow } from '../pages/tenants.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-146
test('16 tenants show in a common window, 11 in a small one', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(18));
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
