import type { Locator, Page } from '@playwright/test';
import { uploadRentRoll } from '../pages/imports.ts';
import { lettersGenerated } from '../pages/letters.ts';
import { openMessages } from '../pages/messages.ts';
import { tenantRow } from '../pages/tenants.ts';
import { queryOf } from '../support/calls.ts';
import type { Day } from '../support/client.ts';
import { four } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

/**
 * Presses a link or a button and waits for the file that the browser saves, from this tab or from a new one. A refused call or
 * an Error dialog fails the test (`expectRefusal`).
 */
async function save(page: Page, control: Locator): Promise<string> {
  const download = page.context().waitForEvent('download');
  await control.click();
  const file = await download;
  expect(await file.failure()).toBeNull();
  return file.suggestedFilename();
}

// IMP-7, LET-56, WIR-29, WIR-30
test('every download of staff saves a file and shows no error', async ({
  page,
  startAudit,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(four);
  const { facilityNumber, facilityId } = audit;
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  await openAs('monitor', `/send-letters?facility_number=${facilityNumber}`);

  await test.step('the success dialog', async () => {
    const opened = page.context().waitForEvent('download');
    await page.getByRole('button', { name: 'Audit Letter' }).click();
    await page.getByRole('button', { name: /^Yes/ }).click();
    const success = await lettersGenerated(page, 'Audit letters were generated for 3 tenants.');
    await opened;
    for (const name of ['Download', 'Mail Merge']) {
      expect(await save(page, success.getByRole('link', { name }))).toContain(facilityNumber);
    }
  });

  await test.step('Letter Batches', async () => {
    await page.goto(`/letter-batches?facility_number=${facilityNumber}`);
    const headResponse = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await save(page, link(`Download Audit letters for ${facilityNumber}`));
    expect((await headResponse).status()).toBe(200);
  });

  await test.step('the page of the facility', async () => {
    await page.goto(`/facilities/${facilityId}`);
    await save(page, page.getByRole('link', { name: 'Audit letters', exact: true }));
    await save(page, link('Download').first());
  });

  await test.step('the history of a tenant', async () => {
    await page.goto(`/tenant-list?facility_number=${facilityNumber}`);
    await tenantRow(page, 'Ana Ortiz').getByText('A1').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
    await dialog.getByRole('button', { name: 'History' }).click();
    await save(page, dialog.getByRole('link', { name: 'PDF' }).first());
  });

  await test.step('the exports', async () => {
    const filter = { facility_number: facilityNumber };
    // The workbook of the statistics has every facility.
    for (const [path, query, name] of [
      ['/tenant-list?', filter, 'tenant_list.xlsx'],
      ['/list-facilities?', filter, 'all_facilities.xlsx'],
      ['/list-facilities?tab=stats', {}, 'facility_stats.xlsx'],
    ] as const) {
      await page.goto(`${path}&${new URLSearchParams(query)}`);
      await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
      // The toast stays until its button is pressed.
      await stopClock();
      const order = page.waitForRequest(/\/api\/(exports|facility-stats\/create-export)/);
      expect(await save(page, page.getByRole('button', { name: 'Export' }))).toBe(name);
      expect(queryOf((await order).url())).toEqual(query);
      await save(page, page.getByRole('button', { name: 'Download' }));
      await page.clock.resume();
    }
    const messages = await openMessages(page);
    await save(page, messages.getByRole('link', { name: 'Workbook' }).first());
    await save(page, messages.getByRole('region', { name: 'Downloads' }).getByRole('link').first());
  });

  await test.step('the archives, and the duplicates of an import after one', async () => {
    const day = '2027-03-01' as Day;
    await audit.staff.archives.execute(facilityId, {
      letter_effective_date: day,
      initial_letter_date: day,
      follow_up_letter_date: day,
    });
    await page.goto(`/list-facilities?tab=archives&facility_number=${facilityNumber}`);
    await save(page, link(/Download/).first());
    await page.goto(`/upload-tenants?facility_number=${facilityNumber}`);
    await page.getByLabel('Software').selectOption('Storedge');
    const opened = page.context().waitForEvent('download');
    await uploadRentRoll(page, [['', 'A1', 'Ana', 'Ortiz', '12 Elm Street']]);
    await opened;
    await save(page, link('Download'));
    await save(page, link('Row report'));
  });
});
