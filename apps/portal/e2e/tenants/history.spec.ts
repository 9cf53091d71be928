import { tenantRow } from '../pages/tenants.ts';
import { managerTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-82, TEN-83
test('a manager reads the history of a tenant in the edit dialog', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(managerTenants);
  const lind = await audit.stored('Lind');
  await audit.own.tenants.setStatus(lind?.id ?? 0, 'moved_out');
  await openAs(audit.manager, '/manage-tenants');
  await tenantRow(page, 'Boris Lind').getByRole('button', { name: 'Edit Boris Lind' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByText('Status: Opted Out → Moved Out')).toBeVisible();
  await expect(dialog.getByRole('listitem').last()).toContainText('Imported');
});
