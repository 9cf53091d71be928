import { tenantRow } from '../pages/tenants.ts';
import { managerTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-140, TEN-141
test('staff answer for a tenant on the page of the tenant, and undo it', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(managerTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await tenantRow(page, 'Ana Ortiz').getByRole('rowheader').click();
  await page.getByRole('link', { name: 'Open the tenant’s page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const optedOut = page.getByRole('button', { name: 'Opted Out' });
  await optedOut.click();
  await expect(optedOut).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: 'History' })).toContainText('Opted Out');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'No Response' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

// TEN-140
test('the page of a tenant who does not exist says so', async ({ page, openAs, expectRefusal }) => {
  expectRefusal('/api/tenants/999999999/');
  await openAs('monitor', '/tenants/999999999');
  await expect(page.getByText('There is no such tenant.')).toBeVisible();
});
