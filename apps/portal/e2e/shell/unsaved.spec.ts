import { tenantRow } from '../pages/tenants.ts';
import { holdCalls } from '../support/calls.ts';
import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('leaving asks before discarding unsaved work, and not when the work is saved', async ({
  page,
  startAudit,
  openAs,
}) => {
  await openAs('monitor');
  await page.getByRole('link', { name: 'Add Facility' }).click();
  const number = page.getByLabel('Facility Number');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  // A form that is as it was never asks.
  await number.fill('D');
  await number.fill('');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
  await page.goBack();
  await number.fill('D-77');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL('/add-facility');
  await page.goBack();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL('/add-facility');
  await expect(number).toHaveValue('D-77');

  await page.goBack();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');

  await page.getByRole('link', { name: 'Add Facility' }).click();
  await number.fill('D-78');
  const prompt = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const ofBrowser = await prompt;
  expect(ofBrowser.type()).toBe('beforeunload');
  await ofBrowser.dismiss();
  await expect(number).toHaveValue('D-78');
  await number.fill('');

  await test.step('the question closes when the work is saved', async () => {
    const audit = await startAudit(staffTenants);
    await page.goto(`/tenant-list?facility_number=${audit.facilityNumber}`);
    await tenantRow(page, 'Ana Ortiz').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
    await dialog.getByLabel('City').fill('Saved City');
    const release = await holdCalls(page, '**/api/tenants/*');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();

    release();
    await expect(page.getByRole('status')).toContainText('successfully updated');
    await expect(question).toBeHidden();
    await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  });
});
