import { rowsWorkbook } from '../../../api/src/imports/testing/rowsWorkbook.ts';
import { importResult, workbook } from '../pages/imports.ts';
import { errorModal } from '../pages/messages.ts';
import { expect, test } from '../support/test.ts';

// IMP-74
test('a rent roll with unknown headings is read as the user says, also next time', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  const { facilityNumber } = await startAudit([]);
  const file = (who: string) =>
    rowsWorkbook([
      ['Locker', 'Who', 'Where', 'Town', 'Region', 'Postcode'],
      ['A1', who, '4 Elm St', 'Austin', 'TX', '78701'],
    ]);
  const preview = page.getByText(/Columns as you named them: Unit is “Locker”, Name is “Who”/);
  await openAs('monitor', `/upload-tenants?facility_number=${facilityNumber}`);

  await test.step('the page asks which column is which', async () => {
    expectRefusal('422 POST /api/tenants/import', 'error dialog');
    await page.getByLabel('Software Type').selectOption('Syrasoft');
    await page.getByLabel('Rent Roll').setInputFiles(workbook(await file('Lee, Ann')));
    await page.getByRole('button', { name: 'Upload' }).click();
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'Which column is which?' })).toBeVisible();
    await expect(page.getByText('No headings of a rent roll were found')).toHaveCount(0);
    for (const [label, heading] of [
      ['Unit', 'Locker'],
      ['Name', 'Who'],
      ['Address', 'Where'],
      ['City', 'Town'],
      ['State', 'Region'],
      ['ZIP Code', 'Postcode'],
    ] as const) {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(heading);
    }
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(preview).toBeVisible();
  });

  await test.step('the columns can be changed, and the file imported', async () => {
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('combobox', { name: 'Unit', exact: true })).toHaveValue('Locker');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Import 1 Tenant' }).click();
    await expect(importResult(page)).toContainText('1 tenant imported');
  });

  await test.step('the same headings need no answer', async () => {
    expectRefusal('422 POST /api/tenants/import');
    await page.goto(`/upload-tenants?facility_number=${facilityNumber}`);
    await page.getByLabel('Software Type').selectOption('Syrasoft');
    await page.getByLabel('Rent Roll').setInputFiles(workbook(await file('Ray, Bo')));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(preview).toBeVisible();
  });
});
