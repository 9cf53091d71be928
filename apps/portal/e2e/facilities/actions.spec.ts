import { facilityRow } from '../pages/facilities.ts';
import { errorModal } from '../pages/messages.ts';
import { facilityTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// FAC-2, FAC-20, FAC-51, FAC-60
test('a facility is deleted after a question', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('404 DELETE');
  const audit = await startAudit(facilityTenants);
  const number = audit.facilityNumber;
  await openAs('monitor', '/list-facilities');
  const question = page.getByRole('alertdialog', {
    name: `Are you sure you wish to delete '${number}'?`,
  });

  await test.step('the facility is deleted after a question', async () => {
    await page.getByRole('button', { name: `Delete ${number}` }).click();
    await expect(question).toContainText(`${facilityTenants.length} tenants are deleted.`);
    await expect(question).toContainText(`All letters of ${number} are deleted.`);
    await expect(question.getByRole('button', { name: `Yes, delete ${number}` })).toBeVisible();
    await question.getByRole('button', { name: 'No' }).click();
    await expect(facilityRow(page, number)).toBeVisible();
    expect(await audit.stored('Ortiz')).toBeDefined();

    await page.getByRole('button', { name: `Delete ${number}` }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(`Facility ${number} has been deleted!`)).toBeVisible();
    await expect(facilityRow(page, number)).toHaveCount(0);

    await page.goto('/list-facilities?tab=retired');
    const retired = page.getByRole('row', { name: new RegExp(number) });
    await expect(retired).toContainText(`${number}StoredgeDover, DE4`);
    await expect(page.getByRole('tab')).toHaveCount(3);
  });

  await test.step('a facility that another user has deleted leaves the list', async () => {
    const gone = await startAudit([]);
    await page.goto(`/list-facilities?facility_number=${gone.facilityNumber}`);
    await expect(facilityRow(page, gone.facilityNumber)).toBeVisible();
    await gone.staff.facilities.delete(gone.facilityId);
    await page.getByRole('button', { name: `Delete ${gone.facilityNumber}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(errorModal(page)).toContainText('Not found.');
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No facilities to show.')).toBeVisible();
  });
});

// FAC-21
test('an admin restores a facility that others have deleted', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(facilityTenants);
  await audit.staff.facilities.delete(audit.facilityId);
  await openAs('admin', '/list-facilities?tab=retired');
  await page.getByRole('button', { name: `Restore ${audit.facilityNumber}` }).click();
  await expect(page.getByText(`Facility ${audit.facilityNumber} has been restored.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(audit.facilityNumber) })).toHaveCount(0);
  expect(await audit.stored('Ortiz')).toBeDefined();
});
