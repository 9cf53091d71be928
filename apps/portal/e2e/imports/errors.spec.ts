import { hostileFiles } from '../../../api/src/sheets/testing/hostileWorkbooks.ts';
import { sheet, workbookBuffer } from '../../../api/src/sheets/write.ts';
import { importResult, uploadRentRoll, workbook } from '../pages/imports.ts';
import { errorModal } from '../pages/messages.ts';
import { expect, test } from '../support/test.ts';

// IMP-25, IMP-26, IMP-27
test('each failure shows its message in an Error modal', async ({
  page,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/api/tenants/import', 'error dialog');
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
    await uploadRentRoll(page, []);
    await expect(errorModal(page)).toContainText(sentence);
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
    await page.unrouteAll();
  }
  await expect(importResult(page)).toHaveCount(0);
});

// IMP-3, IMP-28
test('a file that is no rent roll is refused with a sentence of its own, and nothing is stored', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/api/tenants/import');
  const audit = await startAudit([]);
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
