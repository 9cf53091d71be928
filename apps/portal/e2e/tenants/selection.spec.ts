import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-101, TEN-103
test('Select all covers every page except unchecked tenants, and an admin restores from the bin', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(120));
  await openAs('admin', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('100 selected')).toBeVisible();
  await test.step('Bulk Edit offers the coverages of tenants who are selected on another page', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('Displaying 101 to 120 of 120 items')).toBeVisible();
    await page.getByRole('button', { name: 'Bulk Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk Edit' });
    await expect(dialog.getByRole('option', { name: /per month/ })).not.toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page.getByText('Displaying 1 to 100 of 120 items')).toBeVisible();
  });
  // Another filter clears the selection, also for the return to the first one.
  const filter = page.getByLabel('Filter', { exact: true });
  const all = await filter.inputValue();
  await filter.selectOption('opt_out');
  await expect(page.getByText('0 selected')).toBeVisible();
  await filter.selectOption(all);
  await expect(page.getByText('Displaying 1 to 100 of 120 items')).toBeVisible();
  await expect(page.getByText('0 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('100 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 120' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Displaying 101 to 120 of 120 items')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Una Tenant120' }).uncheck();
  await expect(page.getByText('All 120 but 1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(/^119 tenants will be permanently deleted\./);
  await expect(question).toContainText(
    `All tenants with “${audit.facilityNumber}” in the facility number, but 1.`,
  );
  await question.getByRole('button', { name: 'Yes, delete 119 tenants' }).click();
  await expect(page.getByText('119 tenants successfully deleted!')).toBeVisible();
  // The page of the deleted tenants is past the end, also after Back.
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
  const remaining = await audit.staff.tenants.listOfFacility(audit.facilityId);
  expect(remaining.data.map(({ last_name }) => last_name)).toEqual(['Tenant120']);

  await test.step('an admin restores a deleted tenant from the bin', async () => {
    await page.getByRole('link', { name: 'Bin', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Bin' })).toBeVisible();
    const box = page
      .getByRole('row', { name: new RegExp(audit.facilityNumber) })
      .getByRole('checkbox')
      .first();
    const name = (await box.getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/^Select Una Tenant\d{3}$/);
    await box.check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('1 tenant restored.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name })).toHaveCount(0);
    const { pagination } = await audit.staff.tenants.listOfFacility(audit.facilityId);
    expect(pagination.total).toBe(2);
  });
});
