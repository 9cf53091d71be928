import { facilityRow } from '../pages/facilities.ts';
import { expect, test } from '../support/test.ts';

// FAC-96
test('a saved facility can be undone', async ({ page, startAudit, openAs }) => {
  const { facilityNumber: number } = await startAudit([]);
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  await page.getByRole('button', { name: `Edit ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${number}` });
  const before = await dialog.getByLabel('City').inputValue();
  await dialog.getByLabel('City').fill('Camden');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Undone for facility ${number}`)).toBeVisible();
  await expect(facilityRow(page, number)).toContainText(before);
  await page.getByRole('button', { name: `Edit ${number}` }).click();
  await expect(dialog.getByLabel('City')).toHaveValue(before);
});
