import { facilityRow } from '../pages/facilities.ts';
import { errorModal } from '../pages/messages.ts';
import { facilityTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// FAC-2, FAC-20, FAC-21, FAC-51, FAC-60
test('an admin deletes a facility after a question, and restores it', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('404 DELETE', '/overview');
  const audit = await startAudit(facilityTenants);
  const number = audit.facilityNumber;
  await openAs('admin', '/list-facilities');
  const question = page.getByRole('alertdialog', {
    name: `Are you sure you wish to delete '${number}'?`,
  });
  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(facilityRow(page, number)).toBeVisible();
  expect(await audit.stored('Ortiz')).toBeDefined();

  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await question.getByRole('button', { name: `Yes, delete ${number}` }).click();
  await expect(page.getByText(`Facility ${number} has been deleted!`)).toBeVisible();
  await expect(facilityRow(page, number)).toHaveCount(0);

  await page.goto('/list-facilities?tab=retired');
  const retired = page.getByRole('row', { name: new RegExp(number) });
  await expect(retired).toContainText(`${number}StoredgeDover, DE4`);
  await expect(page.getByRole('tab')).toHaveCount(3);
  await page.getByRole('button', { name: `Restore ${number}` }).click();
  await expect(page.getByText(`Facility ${number} has been restored.`)).toBeVisible();
  await expect(retired).toHaveCount(0);
  expect(await audit.stored('Ortiz')).toBeDefined();

  await test.step('a facility that another user has deleted leaves the list', async () => {
    await page.goto(`/list-facilities?facility_number=${number}`);
    await expect(facilityRow(page, number)).toBeVisible();
    await audit.staff.facilities.delete(audit.facilityId);
    await page.getByRole('button', { name: `Delete ${number}` }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(errorModal(page)).toContainText('Not found.');
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No facilities to show.')).toBeVisible();
  });
});
