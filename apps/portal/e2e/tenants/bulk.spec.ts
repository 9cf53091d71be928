import { undoNewest } from '../pages/messages.ts';
import { checkTenant, tenantRow } from '../pages/tenants.ts';
import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-16, TEN-25, TEN-26, TEN-27, TEN-28, WIR-14, TEN-60
test('bulk actions need a selected tenant and ask with the number of tenants', async ({
  page,
  startAudit,
  openAs,
  stopClock,
  expectRefusal,
}) => {
  expectRefusal('404 POST /api/tenants/reset');
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(tenantRow(page, 'Ana Ortiz')).toBeVisible();
  await stopClock();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Bulk Edit', 'Reset Tenants', 'Bulk Confirm Payment Received', 'Delete']) {
    await expect(button(name)).toBeDisabled();
  }

  for (const name of ['Ortiz', 'Lind']) {
    const { id = 0 } = (await audit.stored(name)) ?? {};
    await audit.staff.tenants.update(id, { status: 'selected_coverage', coverage_id: 1 });
  }
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('Selected Coverage');
  for (const name of ['Ana Ortiz', 'Boris Lind', 'Edith Reed']) {
    await checkTenant(page, name);
  }
  await button('Bulk Confirm Payment Received').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 of 3 has no coverage: Edith Reed (A4).');
  // The button is not loading while the question is open.
  await expect(page.locator('.al-button[data-loading]')).toHaveCount(0);
  await question.getByRole('button', { name: 'No' }).click();
  expect((await audit.stored('Ortiz'))?.payment_confirmed_date).toBeNull();
  await button('Bulk Confirm Payment Received').click();
  await question.getByRole('button', { name: 'Yes, confirm 3 tenants' }).click();
  await expect(page.getByText('3 tenants successfully updated!')).toBeVisible();
  expect((await audit.stored('Reed'))?.payment_confirmed_date).not.toBeNull();
  await expect(tenantRow(page, 'Ana Ortiz').getByRole('img', { name: 'Yes' })).toHaveCount(2);
  await expect(page.getByText('0 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tenantRow(page, 'Ana Ortiz').getByRole('img', { name: 'Yes' })).toHaveCount(0);
  // A closing question restores the focus with a timer.
  await page.clock.resume();

  await checkTenant(page, 'Boris Lind');
  await button('Reset Tenants').click();
  await question.getByRole('button', { name: 'Yes, reset 1 tenant' }).click();
  await expect(tenantRow(page, 'Boris Lind')).toContainText('No Response');
  // TEN-31
  await undoNewest(page);
  await expect(tenantRow(page, 'Boris Lind')).toContainText('Selected Coverage');

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('checkbox', { name: 'Select Ana Ortiz' }).uncheck();
  await button('Bulk Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Edit' });
  await dialog.getByLabel('Field').selectOption('Status');
  await dialog.getByLabel('Value').selectOption('Bad Address');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // TEN-29
  await expect(question).toContainText(
    '1 of 3 has another answer: Boris Lind (Selected Coverage).',
  );
  await question.getByRole('button', { name: 'Yes, change 3 tenants' }).click();
  await expect(page.getByText('3 tenants successfully updated!')).toBeVisible();
  await expect(tenantRow(page, 'Edith Reed')).toContainText('Bad Address');
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('Selected Coverage');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  await checkTenant(page, 'Edith Reed');
  await button('Delete').click();
  await question.getByRole('button', { name: 'Yes, delete 1 tenant' }).click();
  await expect(tenantRow(page, 'Edith Reed')).toHaveCount(0);
  await expect(button('Delete')).toBeFocused();
  expect(await audit.stored('Reed')).toBeUndefined();
  // TEN-31
  await undoNewest(page);
  await expect(tenantRow(page, 'Edith Reed')).toContainText('Bad Address');

  await test.step('a failed bulk action shows a red card and changes nothing', async () => {
    await checkTenant(page, 'Chidi Okafor');
    await checkTenant(page, 'Boris Lind');
    // Someone else deletes one of the two.
    await audit.staff.tenants.bulkDelete([(await audit.stored('Lind'))?.id ?? 0]);
    await page.getByRole('button', { name: 'Reset Tenants' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Some of these tenants no longer exist, so nothing was changed. Please clear the selection and select them again.',
    );
    await expect(tenantRow(page, 'Boris Lind')).toBeHidden();
    await expect(tenantRow(page, 'Chidi Okafor')).toBeVisible();
    expect((await audit.stored('Okafor'))?.tagged_for_removal).toBe(true);
  });
});

// TEN-154
test('tenants who left the list after a bulk edit can be edited again, also after its Undo', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('No Response');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Displaying 1 to 3 of 3 items')).toBeVisible();
  for (const name of ['Ana Ortiz', 'Edith Reed']) await checkTenant(page, name);
  const dialog = page.getByRole('dialog', { name: 'Bulk Edit' });
  for (const status of ['Provided Proof', 'Bad Address', 'Moved Out']) {
    await page.getByRole('button', { name: 'Bulk Edit', exact: true }).click();
    await dialog.getByLabel('Field').selectOption('Status');
    await dialog.getByLabel('Value').selectOption(status);
    await dialog.getByRole('button', { name: 'Save' }).click();
    if (status !== 'Provided Proof')
      await page.getByRole('button', { name: 'Yes, change 2 tenants' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(tenantRow(page, 'Ana Ortiz')).toHaveCount(0);
    if (status === 'Bad Address') {
      await undoNewest(page);
      await expect(page.getByText('Undone for 2 tenants')).toBeVisible();
    }
  }
  expect((await audit.stored('Ortiz'))?.status).toBe('moved_out');
});
