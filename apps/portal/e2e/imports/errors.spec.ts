import { sheet, workbookBuffer } from '../../../api/src/sheets/write.ts';
import { importResult, workbook } from '../pages/imports.ts';
import { errorModal } from '../pages/messages.ts';
import { expect, test } from '../support/test.ts';

// IMP-3, IMP-25, IMP-26, IMP-27, IMP-28
test('a file that is no rent roll, and any failure, shows its sentence, and nothing is stored', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/api/tenants/import', 'error dialog');
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
  const noWorkbook = Buffer.from('Unit,Name');
  await chooser.setInputFiles(workbook(noWorkbook));
  await expect(chooser).toHaveAccessibleDescription(/not an Excel workbook/);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(errorModal(page)).toContainText(/This file is a text or CSV file/);
  await errorModal(page).getByRole('button', { name: 'Close' }).click();
  await chooser.setInputFiles(workbook(noHeadings));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(errorModal(page)).toContainText(/Unit, Tenant Name/);
  await errorModal(page).getByRole('button', { name: 'Close' }).click();

  const failures = [
    { answer: { status: 200, body: '' }, sentence: 'An unknown error occurred!' },
    {
      answer: { status: 422, json: { data: "No such software as 'SiteLink - Web'!" } },
      sentence: "No such software as 'SiteLink - Web'!",
    },
  ];
  for (const { answer, sentence } of failures) {
    await page.route('**/api/tenants/import', (route) => route.fulfill(answer), { times: 1 });
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(errorModal(page)).toContainText(sentence);
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
  }
  await expect(importResult(page)).toHaveCount(0);
  const { pagination } = await audit.staff.tenants.listOfFacility(audit.facilityId);
  expect(pagination.total).toBe(0);
});
