import { sampleOf } from '../../../api/src/imports/testing/samples.ts';
import { importResult, rentRoll, workbook } from '../pages/imports.ts';
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

  const files = await sampleOf('easystorage').files({ count: 20, facility: audit.facilityNumber });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tenants/import')) sent.push(request.url());
  });
  await page.getByLabel('Rent Roll').setInputFiles(workbook(files.rent_roll ?? Buffer.of()));
  await page
    .getByLabel('Tenant Address List')
    .setInputFiles(workbook(files.tenant_address_list ?? Buffer.of(), 'addresses.xlsx'));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByLabel('Insurance Sheet')).toBeFocused();
  expect(sent).toEqual([]);

  await page
    .getByLabel('Insurance Sheet')
    .setInputFiles(workbook(files.insurance_sheet ?? Buffer.of(), 'insurance.xlsx'));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(importResult(page)).toContainText('20 tenants imported');
});

// IMP-23
test('an import can be previewed', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(manyTenants(1));
  const rows = [
    [audit.facilityNumber, 'U001', 'Una', 'Tenant001', '001 Elm Street'],
    [audit.facilityNumber, 'U009', 'Nia', 'Newcomer', '9 Elm Street'],
    ['PS-NOBODY', 'U010', 'Sam', 'Stranger', '10 Elm Street'],
  ];
  const total = async () =>
    (await audit.staff.tenants.listOfFacility(audit.facilityId)).pagination.total;
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Software Type').selectOption('Storedge');
  await page
    .getByLabel('Rent Roll')
    .setInputFiles(workbook(await rentRoll(rows), 'insurance sheet.xlsx'));
  await expect(page.getByText('this file looks like an Insurance Sheet')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('group', { name: 'Import Preview' });
  await expect(preview.getByRole('heading', { name: 'Import Preview' })).toBeFocused();
  await expect(preview.getByText(`${audit.facilityNumber}: 2 rows`)).toBeVisible();
  await expect(
    preview.getByRole('row', { name: /Will be imported Nia Newcomer U009/ }),
  ).toBeVisible();
  await expect(preview.getByRole('row', { name: /Already active Una Tenant001/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /Not imported Sam Stranger U010/ })).toBeVisible();
  expect(await total()).toBe(1);

  await preview.getByRole('button', { name: 'Import 1 Tenant' }).click();
  await expect(importResult(page)).toContainText('1 tenant imported');
  await expect(importResult(page).getByRole('link', { name: 'Row report' })).toBeVisible();
  expect(await total()).toBe(2);
});

// IMP-58
test('the button of a long preview is in view', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(manyTenants(1));
  const { rent_roll } = await sampleOf('storedge').files({
    count: 400,
    facility: audit.facilityNumber,
  });
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Software Type').selectOption('Storedge');
  await page.getByLabel('Rent Roll').setInputFiles(workbook(rent_roll ?? Buffer.of()));
  await page.getByRole('button', { name: 'Preview' }).click();
  const confirm = page.getByRole('button', { name: 'Import 400 Tenants' });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(confirm).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'rows read' }).click();
  await expect(page.getByRole('heading', { name: 'Rows of the file' })).toBeFocused();
  await expect(confirm).toBeInViewport({ ratio: 1 });
});

// IMP-22
test('an import asks before it changes the software or goes to another facility', async ({
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
  await page.getByLabel('Software Type').selectOption('Syrasoft');
  const chooser = page.getByLabel('Rent Roll');
  await chooser.setInputFiles(workbook(await rentRoll(rows)));

  const software = page.getByRole('alertdialog', { name: 'Import as Syrasoft?' });
  const facility = page.getByRole('alertdialog', {
    name: `Import into facility ${there.facilityNumber}?`,
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(software).toContainText(/uses .*; this import sets it to Syrasoft\./);
  await software.getByRole('button', { name: /^Yes/ }).click();
  await expect(facility).toContainText(
    `The import is for facility ${here.facilityNumber}, but the file has 1 row for facility ${there.facilityNumber}.`,
  );
  await facility.getByRole('button', { name: /^No/ }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  expect(await total()).toBe(1);
  await expect(page.locator('body')).not.toBeFocused();

  await page.getByRole('button', { name: 'Upload' }).click();
  await software.getByRole('button', { name: /^Yes/ }).click();
  await facility.getByRole('button', { name: /^Yes/ }).click();
  await expect(importResult(page)).toContainText('1 tenant imported');
  await expect(importResult(page)).toContainText(`${there.facilityNumber}: 1 row`);
  await expect(page.getByRole('heading', { name: 'Import Complete' })).toBeFocused();
  await expect(chooser).toHaveValue('');
  expect(await total()).toBe(2);
});
