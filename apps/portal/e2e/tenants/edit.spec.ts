import { tenantRow } from '../pages/tenants.ts';
import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-21, TEN-22, TEN-24, TEN-31, WIR-13, TEN-17
test('a saved tenant edit can be undone', async ({ page, startAudit, openAs, stopClock }) => {
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(tenantRow(page, 'Chidi Okafor')).toBeVisible();
  await stopClock();
  await tenantRow(page, 'Chidi Okafor').getByText('A3').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByLabel('City').fill('Wilmington');
  await dialog.getByLabel('Units').fill('A3, A3B');
  await dialog.getByLabel('Move In Date').fill('2024-02-29');
  await dialog.getByLabel('Monitor Note').fill('Called on Friday');
  await dialog.getByLabel('Status').selectOption('$18 per month for $2,000 coverage');
  await dialog.getByRole('checkbox', { name: 'Untag' }).check();
  await dialog.getByRole('checkbox', { name: 'Confirm payment received' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const form = new URLSearchParams((await sent).postData() ?? '');
  expect(Object.fromEntries(form)).toMatchObject({
    first_name: 'Chidi',
    last_name: 'Okafor',
    city: 'Wilmington',
    units: 'A3,A3B',
    move_in_date: '2024-02-29 00:00:00',
    status: 'selected_coverage',
    untag: 'true',
    charge_confirmed: 'true',
  });
  await expect(dialog).toHaveCount(0);
  const toast = page.getByRole('status').filter({
    hasText: 'Tenant record was successfully updated for Chidi Okafor',
  });
  await expect(toast).toBeVisible();
  expect(await audit.stored('Okafor')).toMatchObject({
    city: 'Wilmington',
    units: [{ identifier: 'A3' }, { identifier: 'A3B' }],
    move_in_date: '2024-02-29',
    monitor_note: 'Called on Friday',
    tagged_for_removal: false,
    status: 'selected_coverage',
  });
  await expect(tenantRow(page, 'Chidi Okafor').getByRole('img', { name: 'Yes' })).toHaveCount(2);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    tenantRow(page, 'Chidi Okafor').getByRole('img', { name: 'Tagged for removal' }),
  ).toBeVisible();
  expect(await audit.stored('Okafor')).toMatchObject({
    city: 'Dover',
    status: null,
    coverage_id: null,
    tagged_for_removal: true,
    charge_confirmed_date: null,
    units: [{ identifier: 'A3' }],
    move_in_date: null,
  });
});

// TEN-111
test('an address in Puerto Rico gets a letter', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await tenantRow(page, 'Ana Ortiz').getByText('A1').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByLabel('City').fill('San Juan');
  await dialog.getByLabel('State').selectOption('PR');
  await dialog.getByLabel('Zip Code').fill('00901');
  await expect(dialog.getByText('is not in PR')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await audit.stored('Ortiz')).toMatchObject({ state: 'PR', zip_code: '00901' });
  const { id = 0 } = (await audit.stored('Ortiz')) ?? {};
  await page.goto(`/tenants/${id}`);
  await expect(page.getByText('Letters reach this address.')).toBeVisible();
});

// TEN-32
test('changes that someone else saved are shown before a save overwrites them', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('409 POST /api/tenants');
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await tenantRow(page, 'Ana Ortiz').getByText('A1').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByLabel('City').fill('Wilmington');
  const { id = 0 } = (await audit.stored('Ortiz')) ?? {};
  await audit.staff.tenants.update(id, { city: 'Milford', country: 'USA' });

  await page.setViewportSize({ width: 1000, height: 480 });
  await dialog.locator('.al-dialog-body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = dialog.getByRole('alert').first();
  await expect(conflict).toContainText('This tenant has been changed in the meantime.');
  await expect(conflict).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Saved by someone else: Milford')).toBeVisible();
  await expect(dialog.getByLabel('City')).toHaveValue('Wilmington');
  await expect(dialog.getByLabel('Country')).toHaveValue('USA');
  expect(await audit.stored('Ortiz')).toMatchObject({ city: 'Milford' });

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await audit.stored('Ortiz')).toMatchObject({ city: 'Wilmington', country: 'USA' });
});
