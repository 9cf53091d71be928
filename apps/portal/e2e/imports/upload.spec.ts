import { sampleOf } from '../../../api/src/imports/testing/samples.ts';
import { importResult, noImports, rentRoll, uploadRentRoll, workbook } from '../pages/imports.ts';
import { holdCalls } from '../support/calls.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// IMP-2, IMP-3, IMP-5
test('each software asks for its own files', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit([]);
  await openAs('monitor', `/upload-tenants?facility_number=${audit.facilityNumber}`);
  await expect(
    page.getByText(`Tenants are imported into facility ${audit.facilityNumber}.`),
  ).toBeVisible();
  await page.getByLabel('Software Type').selectOption('Storedge');
  await expect(page.locator('input[type="file"]')).toHaveCount(1);
  await page.getByLabel('Software Type').selectOption('EasyStorage');
  await expect(page.locator('input[type="file"]')).toHaveCount(3);

  const files = await sampleOf('easystorage').files({
    count: 20,
    facility: audit.facilityNumber,
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tenants/import')) sent.push(request.url());
  });
  const choose = (label: string, file: Buffer = Buffer.of()) =>
    page.getByLabel(label).setInputFiles(workbook(file));
  await choose('Rent Roll', files.rent_roll);
  await choose('Tenant Address List', files.tenant_address_list);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByLabel('Insurance Sheet')).toBeFocused();
  expect(sent).toEqual([]);

  await choose('Insurance Sheet', files.insurance_sheet);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(importResult(page)).toContainText('20 tenants imported');
});

// IMP-22
test('an import asks before it goes to another facility', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('422 POST /api/tenants/import');
  const here = await startAudit([]);
  const there = await startAudit(manyTenants(1));
  const rows = [[there.facilityNumber, 'U009', 'Nia', 'Newcomer', '9 Elm Street']];
  const total = async () =>
    (await there.staff.tenants.listOfFacility(there.facilityId)).pagination.total;
  await openAs('monitor', `/upload-tenants?facility_number=${here.facilityNumber}`);
  const chooser = page.getByLabel('Rent Roll');
  const choose = async () => {
    await page.getByLabel('Software Type').selectOption('Syrasoft');
    await chooser.setInputFiles(workbook(await rentRoll(rows)));
  };
  await choose();

  const facility = page.getByRole('alertdialog', {
    name: `Import into facility ${there.facilityNumber}?`,
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(facility).toContainText(
    `The import is for facility ${here.facilityNumber}, but 1 row names ${there.facilityNumber}.`,
  );
  await test.step('an import that is left at its question has not failed', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Jobs/ })).toHaveCount(0);
    await choose();
    await page.getByRole('button', { name: 'Upload' }).click();
  });
  await facility.getByRole('button', { name: /^No/ }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  expect(await total()).toBe(1);
  await expect(page.locator('body')).not.toBeFocused();

  await page.getByRole('button', { name: 'Upload' }).click();
  await facility.getByRole('button', { name: /^Yes/ }).click();
  await expect(importResult(page)).toContainText('1 tenant imported');
  await expect(importResult(page)).toContainText(`${there.facilityNumber}: 1 row`);
  await expect(page.getByRole('heading', { name: 'Import Complete' })).toBeFocused();
  await expect(chooser).toHaveValue('');
  expect(await total()).toBe(2);

  await test.step('an import continues after leaving its page and stays in the jobs tray', async () => {
    await page.reload();
    const answer = await holdCalls(page, '**/api/tenants/import', (route) =>
      route.fulfill({ json: { ...noImports, insert_count: 12 } }),
    );
    await page.goto('/upload-tenants');
    await uploadRentRoll(page, []);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Jobs: 1 running' }).click();
    const tray = page.getByRole('region', { name: 'Jobs' });
    await expect(tray.getByRole('progressbar')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
    await page.getByRole('link', { name: 'Home' }).click();
    answer();
    await expect(tray).toContainText('12 tenants imported');
    const dismiss = tray.getByRole('button', { name: 'Dismiss Import of rent-roll.xlsx' });
    await dismiss.first().click();
    await expect(tray).not.toContainText('12 tenants imported');
    await dismiss.click();
    await expect(tray).toHaveCount(0);
  });
});
