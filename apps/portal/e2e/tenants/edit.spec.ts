import { tenantRow } from '../pages/tenants.ts';
import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-17, TEN-21, TEN-22, TEN-24, TEN-31, TEN-60, TEN-140, TEN-154, WIR-13
test('a saved edit can be undone, and does not overwrite unseen what someone else saved', async ({
  page,
  startAudit,
  openAs,
  stopClock,
  expectRefusal,
}) => {
  expectRefusal('409 POST /api/tenants', '/api/tenants/999999999/');
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(tenantRow(page, 'Chidi Okafor')).toBeVisible();
  await stopClock();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });

  await test.step('a saved edit can be undone', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await tenantRow(page, 'Chidi Okafor').getByText('A3').click();
    for (const field of ['Monitor Note', 'Untag', 'Confirm payment received'])
      await expect(dialog.getByLabel(field)).toBeInViewport({ ratio: 1 });
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
      tenantRow(page, 'Chidi Okafor').getByRole('button', { name: 'Tagged for removal' }),
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

  await test.step('changes that someone else saved are shown before a save overwrites them', async () => {
    await page.clock.resume();
    await tenantRow(page, 'Ana Ortiz').getByText('A1').click();
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

  await test.step('a coverage that was charged in between is not changed without the question', async () => {
    const { id = 0 } = (await audit.stored('Reed')) ?? {};
    await audit.staff.tenants.update(id, { status: 'selected_coverage', coverage_id: 1 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(tenantRow(page, 'Edith Reed')).toContainText('$12');
    await audit.staff.tenants.update(id, { charge_applied: true });
    await page.getByRole('button', { name: 'Edit status of Edith Reed' }).click();
    const status = page.getByRole('dialog', { name: 'Status of Edith Reed' });
    await status.getByRole('radio', { name: '$18 per month' }).check();
    await status.getByRole('button', { name: 'Save' }).click();
    await expect(status.getByRole('alert')).toContainText('coverage”: charge applied');
    await status.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('alertdialog', { name: 'change a coverage that was charged' })
      .getByRole('button', { name: 'No' })
      .click();
    expect(await audit.stored('Reed')).toMatchObject({ coverage_id: 1 });
    await status.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
  });

  await test.step('the page of a tenant who does not exist says so', async () => {
    await page.goto('/tenants/999999999');
    await expect(page.getByText('There is no such tenant.')).toBeVisible();
  });
});
