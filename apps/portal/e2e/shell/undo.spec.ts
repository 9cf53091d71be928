import type { Page } from '@playwright/test';
import { openMessages } from '../pages/messages.ts';
import { tenantRow } from '../pages/tenants.ts';
import { daysFromNow, managerTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

/** Presses Undo of the newest message, as somebody does who finds a mistake after a reload. */
async function undoNewest(page: Page) {
  await page.reload();
  const messages = await openMessages(page);
  await messages.getByRole('button', { name: 'Undo' }).first().click();
  await page.keyboard.press('Escape');
}

// SHL-89
test('staff take back an edit after a reload, and after some minutes a deletion, which asks first', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(managerTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await tenantRow(page, 'Ana Ortiz').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByLabel('City').fill('Lewes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('successfully updated for Ana Ortiz')).toBeVisible();
  const before = (await audit.stored('Lind'))?.city;
  expect((await audit.stored('Ortiz'))?.city).toBe('Lewes');
  await undoNewest(page);
  await expect.poll(async () => (await audit.stored('Ortiz'))?.city).toBe(before);

  await tenantRow(page, 'Boris Lind').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Yes/ }).click();
  await expect(tenantRow(page, 'Boris Lind')).toHaveCount(0);
  await page.clock.install({ time: Date.now() + 5 * 60_000 });
  await page.reload();
  const messages = await openMessages(page);
  const undo = messages.getByRole('button', { name: 'Undo' }).first();
  await undo.click();
  await expect(question).toHaveAccessibleName(/^Undo a change of \d+:\d\d [AP]M\?$/);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  expect(await audit.stored('Lind')).toBeUndefined();
  await undo.click();
  await question.getByRole('button', { name: 'Yes, undo it' }).click();
  await expect(tenantRow(page, 'Boris Lind')).toBeVisible();
});

// SHL-89, TEN-122
test('a manager takes back a tag with its answer, and a charge, after a reload', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(managerTenants, { letter_effective_date: daysFromNow(-3) });
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Edit status of Ana Ortiz' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Moved Out').click();
  await dialog.getByLabel('Also tag for removal').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ana Ortiz: Moved Out, tagged for removal')).toBeVisible();
  expect(await audit.stored('Ortiz')).toMatchObject({
    status: 'moved_out',
    tagged_for_removal: true,
  });
  await undoNewest(page);
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('No Response');
  expect(await audit.stored('Ortiz')).toMatchObject({ status: null, tagged_for_removal: false });

  const charge = tenantRow(page, 'Chidi Okafor').getByRole('button', {
    name: 'Connect Charge Added',
  });
  await charge.click();
  await expect(charge).toHaveCount(0);
  await undoNewest(page);
  await expect(charge).toBeVisible();
  expect((await audit.stored('Okafor'))?.charge_applied).toBe(false);

  await page.getByRole('button', { name: 'Tag Tenants for Removal' }).click();
  await dialog.getByRole('checkbox', { name: 'Select Boris Lind' }).check();
  await dialog.getByLabel('Also set them to Moved Out').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 tenant successfully updated!')).toBeVisible();
  await undoNewest(page);
  await expect(tenantRow(page, 'Boris Lind')).toContainText('Opted Out');
  expect((await audit.stored('Lind'))?.tagged_for_removal).toBe(false);
});
