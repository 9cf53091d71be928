import type { Page } from '@playwright/test';
import { sampleOf } from '../../api/src/imports/testing/samples.ts';
import { hostileFiles } from '../../api/src/sheets/testing/hostileWorkbooks.ts';
import { sheet, workbookBuffer } from '../../api/src/sheets/write.ts';
import { manyTenants, startAudit } from './support/audit.ts';
import type { Day } from './support/client.ts';
import { expect, keepDownloadCookie, test, violations } from './support/test.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const workbook = (buffer: Buffer, name = 'rent-roll.xlsx') => ({ name, mimeType: xlsx, buffer });
const result = (page: Page) => page.getByRole('status', { name: 'Import Complete' });
const errorModal = (page: Page) => page.getByRole('dialog', { name: 'Error', exact: true });

// IMP-2, IMP-3, IMP-5
test('each software asks for its own files', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, []);
  await openAs('monitor', `/upload-tenants?facility_number=${audit.facilityNumber}`);
  await expect(
    page.getByText(`Tenants are imported into facility ${audit.facilityNumber}.`),
  ).toBeVisible();
  for (const software of ['SiteLink - Web', 'Syrasoft', 'Storedge']) {
    await page.getByLabel('Software Type').selectOption(software);
    await expect(page.locator('input[type="file"]')).toHaveCount(1);
  }
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
  await expect(result(page)).toContainText('20 tenants imported');
  expect(await violations(page)).toEqual([]);
});

// IMP-6, IMP-7, IMP-12, IMP-15, IMP-30
test('what became of the rows is counted, and duplicates open by themselves', async ({
  page,
  context,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, manyTenants(2), {
    letter_effective_date: '2026-01-05' as Day,
  });
  await audit.staff.archives.execute(audit.facilityId, noDates, { skipLetterDates: true });
  const rows = [
    [audit.facilityNumber, 'U001', 'Una', 'Tenant001', '001 Elm Street'],
    [audit.facilityNumber, 'U002', 'Una', 'Tenant002', '002 Elm Street'],
    [audit.facilityNumber, 'U009', 'Nia', 'Newcomer', '9 Elm Street'],
    ['PS-NOBODY', 'U010', 'Sam', 'Stranger', '10 Elm Street'],
  ];
  await openAs('monitor', '/upload-tenants');
  await keepDownloadCookie(page, people.monitor);
  await page.getByLabel('Software Type').selectOption('Storedge');
  await page.getByLabel('Rent Roll').setInputFiles(workbook(await rentRoll(rows)));
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(result(page).getByRole('listitem')).toContainText([
    '1 tenant imported',
    '0 already active',
    '1 had a Prime Site ID not in the system',
    '2 duplicates that have already gone through the system',
    'PS-NOBODY',
  ]);
  await opened;
  const link = result(page).getByRole('link', { name: 'Download', exact: true });
  const href = await link.getAttribute('href');
  expect(new URL(href ?? '', page.url()).searchParams.get('filename')).toBe('duplicate_tenants');
  expect((await page.request.get(href ?? '')).headers()['content-disposition']).toContain(
    'duplicate_tenants',
  );
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Rent Roll').setInputFiles(workbook(await rentRoll(rows.slice(2, 3))));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(result(page)).toContainText('1 already active');
  await expect(result(page)).toContainText('0 tenants imported');
});

// IMP-2, IMP-8, IMP-24
test('while it uploads nothing else can be sent, and it can be cancelled', async ({
  page,
  openAs,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/tenants/import', async (route) => {
    await held;
    await route.fulfill({ status: 422, json: { data: 'Too late.' } }).catch(() => {});
  });
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Rent Roll').setInputFiles(workbook(await rentRoll([])));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await expect(page.getByLabel('Software Type')).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  answer();
  await expect(errorModal(page)).toHaveCount(0);
});

// IMP-23
test('an import can be looked at before it is done', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, manyTenants(1));
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
  expect(await violations(page)).toEqual([]);

  await preview.getByRole('button', { name: 'Import 1 Tenant' }).click();
  await expect(result(page)).toContainText('1 tenant imported');
  await expect(result(page).getByRole('link', { name: 'Row report' })).toBeVisible();
  expect(await total()).toBe(2);
});

// IMP-22
test('an import asks before it goes elsewhere than its page says', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const here = await startAudit(server.address, people, []);
  const there = await startAudit(server.address, people, manyTenants(1));
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
  await expect(result(page)).toContainText('1 tenant imported');
  await expect(result(page)).toContainText(`${there.facilityNumber}: 1 row`);
  await expect(page.getByRole('heading', { name: 'Import Complete' })).toBeFocused();
  await expect(chooser).toHaveValue('');
  expect(await total()).toBe(2);
});

// IMP-21
test('the files of another program are asked about before a preview, too', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, []);
  const files = await sampleOf('storedge').files({ count: 2, facility: audit.facilityNumber });
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Rent Roll').setInputFiles(workbook(files.rent_roll ?? Buffer.of()));
  await page.getByRole('button', { name: 'Preview' }).click();
  const question = page.getByRole('alertdialog', { name: 'Import as SiteLink - Web?' });
  await expect(question).toContainText(
    'These are the headings of Storedge, not of SiteLink - Web.',
  );
  await question.getByRole('button', { name: /^Yes/ }).click();
  const preview = page.getByRole('group', { name: 'Import Preview' });
  await preview.getByRole('button', { name: 'Import 2 Tenants' }).click();
  await expect(result(page)).toContainText('2 tenants imported');
});

test('an import goes on when its page is left, and is found again', async ({ page, openAs }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/tenants/import', async (route) => {
    await held;
    await route.fulfill({ json: { ...noResult, insert_count: 12 } });
  });
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Rent Roll').setInputFiles(workbook(await rentRoll([])));
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Jobs: 1 running' }).click();
  const tray = page.getByRole('region', { name: 'Jobs' });
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await page.getByRole('link', { name: 'Home' }).click();
  answer();
  await expect(tray).toContainText('12 tenants imported');
  await tray.getByRole('button', { name: 'Dismiss Import of rent-roll.xlsx' }).click();
  await expect(tray).toHaveCount(0);
});

test('what one user has imported is not shown to the next', async ({ page, people, openAs }) => {
  await page.route('**/api/tenants/import', (route) =>
    route.fulfill({ json: { ...noResult, insert_count: 12 } }),
  );
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/tenants/import', async (route) => {
    await held;
    await route.fallback();
  });
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Rent Roll').setInputFiles(workbook(await rentRoll([])));
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  answer();
  await page.getByRole('button', { name: 'Jobs: 1 done' }).click();
  // The other tests' session of the same person lives on.
  await page.route('**/api/logout', (route) => route.fulfill({ json: {} }));
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByLabel('Username').fill(people.admin.username);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('link', { name: /^Upload Tenants/ }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  await expect(result(page)).toHaveCount(0);
});

// SHL-21
test('an upload that ends the session leads to the login page, with nothing before it', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/tenants/import', (route) =>
    route.fulfill({ status: 401, headers: { 'x-token-gone': '1' }, json: { data: 'Gone.' } }),
  );
  await openAs('monitor', '/upload-tenants');
  await page.getByLabel('Rent Roll').setInputFiles(workbook(await rentRoll([])));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// IMP-25, IMP-26, IMP-27
test('each failure has its sentence in an Error modal', async ({ page, openAs }) => {
  await openAs('monitor', '/upload-tenants');
  const refusals = [
    { answer: { status: 200, body: '' }, sentence: 'An unknown error occurred!' },
    {
      answer: { status: 422, json: { data: "No such software as 'SiteLink - Web'!" } },
      sentence: "No such software as 'SiteLink - Web'!",
    },
    { answer: { status: 500, json: { data: 'The disk is full.' } }, sentence: 'The disk is full.' },
  ];
  for (const { answer, sentence } of refusals) {
    await page.route('**/api/tenants/import', (route) => route.fulfill(answer));
    await page.getByLabel('Rent Roll').setInputFiles(workbook(await rentRoll([])));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(errorModal(page)).toContainText(sentence);
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
    await page.unrouteAll();
  }
  await expect(result(page)).toHaveCount(0);
});

// IMP-4, IMP-28
test('a file that is no rent roll is refused with its own sentence, and nothing is stored', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, []);
  await openAs('monitor', `/upload-tenants?facility_number=${audit.facilityNumber}`);
  const chooser = page.getByLabel('Rent Roll');
  await chooser.setInputFiles(workbook(Buffer.from('%PDF-1.7'), 'letter.pdf'));
  await expect(chooser).toHaveAccessibleDescription(/not an .xlsx file/);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(errorModal(page)).toContainText(/not an .xlsx file/);
  await errorModal(page).getByRole('button', { name: 'Close' }).click();

  const noHeadings = await workbookBuffer([
    sheet('Notes', [{ heading: 'Recipe', value: (one: string) => one }], ['Apple pie']),
  ]);
  const bomb = hostileFiles.find(({ name }) => name === 'millions of empty rows');
  if (!bomb) throw new Error('No such file among the hostile files');
  const noWorkbook = Buffer.from('Unit,Name');
  await chooser.setInputFiles(workbook(noWorkbook));
  await expect(chooser).toHaveAccessibleDescription(/not an Excel workbook/);
  const refusedByServer = [
    { bytes: noWorkbook, sentence: /This file is a text or CSV file/ },
    { bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'), sentence: /an old .xls workbook/ },
    { bytes: noHeadings, sentence: /Unit, Tenant Name/ },
    { bytes: await bomb.file(), sentence: bomb.says },
  ];
  for (const { bytes, sentence } of refusedByServer) {
    await chooser.setInputFiles(workbook(bytes));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(errorModal(page)).toContainText(sentence);
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
  }
  const { pagination } = await audit.staff.tenants.listOfFacility(audit.facilityId);
  expect(pagination.total).toBe(0);
});

const noResult = {
  insert_count: 0,
  active_tenants_count: 0,
  error_count: 0,
  duplicate_tenant_filename: null,
  duplicate_tenant_count: 0,
  missing_prime_ids: [],
};

const noDates = {
  letter_effective_date: null,
  initial_letter_date: null,
  follow_up_letter_date: null,
};

const rentRoll = (rows: readonly string[][]) =>
  workbookBuffer([
    sheet(
      'Rent Roll',
      ['Prime Site ID', 'Unit', 'First Name', 'Last Name', 'Address'].map((heading, at) => ({
        heading,
        value: (row: string[]) => row[at] ?? '',
      })),
      rows,
    ),
  ]);
