import { importResult, rentRoll, uploadRentRoll } from '../pages/imports.ts';
import { errorModal, openMessages } from '../pages/messages.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// IMP-38, IMP-35, IMP-39, IMP-40
test('an import says what has changed and can be undone', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  const audit = await startAudit(manyTenants(2));
  const total = async () =>
    (await audit.staff.tenants.listOfFacility(audit.facilityId)).pagination.total;
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Software Type').selectOption('Storedge');
  await uploadRentRoll(page, [
    [audit.facilityNumber, 'U001', 'Una', 'Tenant001', '7 Oak Street'],
    [audit.facilityNumber, 'U009', 'Nia', 'Newcomer', '9 Elm Street'],
  ]);
  await expect(importResult(page)).toContainText('1 tenant imported');
  const changes = page.getByRole('group', { name: 'Changes since the last import' });
  await expect(changes).toContainText('had 2 tenants: 1 new, 1 changed, 1 gone');
  await expect(changes).not.toContainText('the same');
  await changes.getByText('Names of 1 gone').click();
  await expect(changes.getByText('Una Tenant002')).toBeVisible();
  expect(await total()).toBe(3);

  await page.getByRole('button', { name: 'Undo this import' }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo the import?' });
  await expect(question).toContainText('1 tenant of this import is deleted.');
  await question.getByRole('button', { name: 'Yes, undo it' }).click();
  await expect(page.getByRole('heading', { name: 'Import Undone' })).toBeFocused();
  await expect(importResult(page)).toHaveCount(0);
  expect(await total()).toBe(2);
  // SHL-78
  await expect((await openMessages(page)).getByText('The import has been undone.')).toBeVisible();

  await test.step('the facility page undoes its last import, and says what has changed since', async () => {
    const second = await startAudit(manyTenants(2));
    await page.goto(`/facilities/${second.facilityId}`);
    const undo = page
      .getByRole('group', { name: 'Imports of this period' })
      .getByRole('button', { name: 'Undo this import' });
    await second.staff.tenants.setStatus((await second.stored('Tenant001'))?.id ?? 0, 'opt_out');
    await page.reload();
    expectRefusal('/api/undo/', 'One of them is Una Tenant001 (U001).');
    await undo.click();
    await question.getByRole('button', { name: 'Yes, undo it' }).click();
    const refusal = errorModal(page);
    await expect(refusal).toContainText('One of them is Una Tenant001 (U001).');
    await refusal.getByRole('button', { name: 'Close' }).click();

    const rows = [[second.facilityNumber, 'U009', 'Nia', 'Newcomer', '9 Elm Street']];
    const rent_roll = new Blob([new Uint8Array(await rentRoll(rows))]);
    await second.staff.imports.upload({ software: 'storedge', rent_roll });
    await page.reload();
    await undo.click();
    await expect(question).toContainText('1 tenant of this import is deleted.');
    await question.getByRole('button', { name: 'Yes, undo it' }).click();
    await expect(page.getByText('The import has been undone.')).toBeVisible();
    await expect(page.getByText('Import undone')).toBeVisible();
    expect(await second.stored('Newcomer')).toBeUndefined();
    expect(await second.stored('Tenant001')).toBeDefined();
  });
});

// IMP-53, IMP-44
test('a preview stays after a visit to a tenant and after a refusal, and is made again', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/api/tenants/import', 'changed since the preview');
  const audit = await startAudit(manyTenants(2));
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Software Type').selectOption('Storedge');
  await uploadRentRoll(page, [
    [audit.facilityNumber, 'U001', 'Una', 'Tenant001', '7 Oak Street'],
    [audit.facilityNumber, 'U002', 'Una', 'Tenant002', '8 Oak Street'],
  ]);
  await expect(page.getByText('Nobody was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Preview again' }).click();

  const preview = page.getByRole('group', { name: 'Import Preview' });
  const change = preview.getByRole('checkbox', { name: 'Take over Una Tenant001, address' });
  await change.check();
  await preview.getByRole('link', { name: 'Una Tenant001' }).click();
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await expect(page.getByRole('row', { name: /Una Tenant001/ })).toBeVisible();
  await page.goBack();
  await expect(change).toBeChecked();

  await audit.staff.tenants.setStatus((await audit.stored('Tenant001'))?.id ?? 0, 'opt_out');
  const apply = preview.getByRole('button', { name: 'Apply 1 Change' });
  await apply.click();
  await expect(errorModal(page)).toContainText('Una Tenant001 (U001) changed since the preview');
  await errorModal(page).getByRole('button', { name: 'Close' }).click();
  await expect(change).toBeChecked();
  await preview.getByRole('button', { name: 'Preview again' }).click();
  await expect(preview.getByText('Tenants have changed since this preview.')).toHaveCount(0);
  await expect(change).toBeChecked();
  await apply.click();
  await expect(page.getByText('1 tenant was changed as chosen.')).toBeVisible();
  expect((await audit.stored('Tenant001'))?.address).toBe('7 Oak Street');
  expect((await audit.stored('Tenant002'))?.address).toBe('002 Elm Street');
});
