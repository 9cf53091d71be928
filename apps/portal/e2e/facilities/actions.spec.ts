import { facilityRow } from '../pages/facilities.ts';
import { errorModal } from '../pages/messages.ts';
import { facilityTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// FAC-2, FAC-20, FAC-51, SHL-55
test('a facility is deleted after a question', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(facilityTenants);
  const number = audit.facilityNumber;
  await openAs('monitor', '/list-facilities');
  const question = page.getByRole('alertdialog', {
    name: `Are you sure you wish to delete '${number}'?`,
  });
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

// FAC-60
test('a facility that another user has deleted leaves the list', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('404 DELETE');
  const { facilityNumber: number, facilityId, staff } = await startAudit([]);
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  await expect(facilityRow(page, number)).toBeVisible();
  await staff.facilities.delete(facilityId);
  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(errorModal(page)).toContainText('Not found.');
  await errorModal(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No facilities to show.')).toBeVisible();
});

test('the second click of a double click presses nothing else', async ({
  page,
  startAudit,
  openAs,
}) => {
  const { facilityNumber: number } = await startAudit([]);
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  const letters = page.getByRole('button', { name: `Letters sent for ${number}` });
  const dialog = page.getByRole('dialog', { name: number });
  for (const clicks of ['that load the dialog', 'with the dialog loaded']) {
    await test.step(clicks, async () => {
      await letters.dblclick();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }

  const confirm = page.getByRole('button', { name: `Confirm move-outs for ${number}` });
  const question = page.getByRole('alertdialog');
  await confirm.click();
  const no = question.getByRole('button', { name: 'No' });
  const beneath = await no.evaluate((button) => {
    const { x, y } = button.getBoundingClientRect();
    const opener = document.createElement('button');
    opener.textContent = 'Beneath';
    opener.style.cssText = `position: fixed; inset: ${y}px auto auto ${x}px`;
    opener.onclick = () => opener.remove();
    document.body.append(opener);
    return opener.textContent;
  });
  await no.dblclick();
  await expect(question).toHaveCount(0);
  await expect(page.getByText(beneath)).toBeVisible();
});
