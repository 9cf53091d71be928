import { rowsWorkbook } from '../../../api/src/imports/testing/rowsWorkbook.ts';
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
  async function uploadFails(sentence: string | RegExp) {
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(errorModal(page)).toContainText(sentence);
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
  }
  await chooser.setInputFiles(workbook(Buffer.from('%PDF-1.7'), 'letter.pdf'));
  await expect(chooser).toHaveAccessibleDescription(/not an .xlsx file/);
  await uploadFails(/not an .xlsx file/);

  await chooser.setInputFiles(workbook(await rowsWorkbook([['Recipe'], ['Apple pie']])));
  await uploadFails(/Unit, Tenant Name/);

  const unknownSoftware = "No such software as 'SiteLink - Web'!";
  for (const [answer, sentence] of [
    [{ status: 200, body: '' }, 'An unknown error occurred!'],
    [{ status: 422, json: { data: unknownSoftware } }, unknownSoftware],
  ] as const) {
    await page.route('**/api/tenants/import', (route) => route.fulfill(answer), { times: 1 });
    await uploadFails(sentence);
  }
  await expect(importResult(page)).toHaveCount(0);
  const { pagination } = await audit.staff.tenants.listOfFacility(audit.facilityId);
  expect(pagination.total).toBe(0);
});
