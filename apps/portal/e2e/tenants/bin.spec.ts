import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-101, TEN-103
test('an admin restores a deleted tenant from the bin', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(manyTenants(2));
  const { data } = await audit.staff.tenants.listOfFacility(audit.facilityId);
  await audit.staff.tenants.bulkDelete([data[0]?.id ?? 0]);
  await openAs('admin', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bin' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(`Tenant001.*${audit.facilityNumber}`) });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 tenant restored.')).toBeVisible();
  await expect(row).toHaveCount(0);
  const { pagination } = await audit.staff.tenants.listOfFacility(audit.facilityId);
  expect(pagination.total).toBe(2);
});
