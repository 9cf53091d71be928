import { statsRow } from '../../pages/facilities.ts';
import { errorModal } from '../../pages/messages.ts';
import { holdCalls } from '../../support/calls.ts';
import { statsTenants } from '../../support/tenants.ts';
import { expect, test } from '../../support/test.ts';

const dates = {
  letter_effective_date: '2026-11-30',
  initial_letter_send_date: '2026-10-31',
  follow_up_letter_send_date: '2026-11-15',
};

// ARC-2, ARC-3, ARC-4, ARC-5, ARC-6, ARC-7, ARC-8, ARC-10, SHL-52, ARC-14, ARC-19, FAC-47, SHL-53
test('archiving takes two stages, downloads the backup and keeps it', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(statsTenants, dates);
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?tab=stats&facility_number=${number}`);
  await statsRow(page, number)
    .getByRole('button', { name: `Archive ${number}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Archiving ${number} (NULL)` });
  const complete = dialog.getByRole('button', { name: 'Complete' });

  await test.step('the warning says what happens, and to how many', async () => {
    await expect(dialog).toContainText('This process is irreversible.');
    await expect(dialog).toContainText('delete all tenants (3)');
  });

  await test.step('the proposed dates are three calendar months later, asked for once', async () => {
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/new-dates')) requestCount += 1;
    });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const audit = dialog.getByRole('textbox', { name: 'Audit Letter Date' });
    await expect(audit).toHaveValue('01/31/2027');
    await expect(dialog.getByRole('textbox', { name: 'Enrollment Date' })).toHaveValue(
      '02/15/2027',
    );
    const effective = dialog.getByRole('textbox', { name: 'Letter Effective Date' });
    await expect(effective).toHaveValue('02/28/2027');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(audit).toHaveValue('01/31/2027');
    expect(requestCount).toBe(1);

    await audit.fill('some day');
    await effective.focus();
    await expect(audit).toHaveValue('');
    await audit.fill('02/01/2027');
    await dialog.getByLabel('Skip setting letter dates').check();
    await expect(audit).toBeDisabled();
    await dialog.getByLabel('Skip setting letter dates').uncheck();
  });

  await test.step('nothing is archived before its number is typed', async () => {
    await complete.click();
    await expect(dialog.getByLabel('Facility Number')).toBeFocused();
    await expect(dialog.getByText(`Type ${number} to archive it.`)).toBeVisible();
    expect(await audit.stored('Ortiz')).toBeDefined();
    await dialog.getByLabel('Facility Number').fill(number);
  });

  const name = `${number}__2026-11-30.xlsx`;
  await test.step('the dialog closes and the backup comes', async () => {
    const backup = page.context().waitForEvent('download');
    await complete.click();
    const file = await backup;
    expect(file.suggestedFilename()).toBe(name);
    await expect(dialog).toHaveCount(0);
    await expect(statsRow(page, number).getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
    expect(await audit.own.facilities.managed()).toMatchObject({
      tenant_count: 0,
      letter_effective_date: '2027-02-28',
      initial_letter_send_date: '2027-02-01',
      follow_up_letter_send_date: '2027-02-15',
    });
  });

  await test.step('the archives list the period, 350 ms after the last change of a filter', async () => {
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/facility-archives') searches.push(search);
    });
    await page.getByRole('tab', { name: 'Facility Archives' }).click();
    const archived = page.getByRole('row', { name: new RegExp(number) });
    await expect(archived.getByRole('meter', { name: 'Percent Complete' })).toHaveAttribute(
      'aria-valuenow',
      '66',
    );
    await expect(archived).toContainText('11/30/2026');
    await expect(archived.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `/api/facility-archives/download-export?filename=${name}`,
    );
    await page.getByLabel('Facility Number').fill(` ${number} `);
    await page.getByLabel('Letter Effective Date').fill('2026-11-30');
    await expect
      .poll(() => searches.at(-1))
      .toBe(`?facility_number=${number}&letter_effective_date=2026-11-30&page=1&per_page=100`);
    await expect(archived).toBeVisible();
    await page.getByLabel('Letter Effective Date').fill('2026-12-01');
    await expect(page.getByText('No exports to show.')).toBeVisible();
    expect(searches.every((search) => !search.includes('facility_number=&'))).toBe(true);
  });
});

// ARC-3
test('the filters of the archives apply 350 ms after the last change', async ({
  page,
  openAs,
  stopClock,
}) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/facility-archives') searches.push(search);
  });
  await openAs('monitor', '/list-facilities?tab=archives');
  await expect(page.locator('.al-table-footer')).toBeVisible();
  expect(searches).toEqual(['?page=1&per_page=100']);
  await stopClock();
  const filter = page.getByLabel('Facility Number');
  await filter.fill(' D');
  await page.clock.runFor(300);
  await filter.fill(' D-1 ');
  await page.clock.runFor(300);
  expect(searches).toHaveLength(1);
  await page.clock.runFor(100);
  await expect.poll(() => searches.slice(1)).toEqual(['?facility_number=D-1&page=1&per_page=100']);
});

// ARC-12, ARC-23
test('a facility that someone else has archived shows an Error modal and keeps the input', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/execute');
  const audit = await startAudit(statsTenants, dates);
  const number = audit.facilityNumber;
  const answer = await holdCalls(page, '**/new-dates');
  await openAs('monitor', `/list-facilities?tab=stats&facility_number=${number}`);
  await page.getByRole('button', { name: `Archive ${number}` }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: `Archiving ${number} (NULL)` });
  await expect(dialog.getByRole('button', { name: 'Complete' })).toBeDisabled();
  answer();
  await dialog.getByLabel('Facility Number').fill(number);
  const next = await audit.staff.archives.newDates(audit.facilityId);
  await audit.staff.archives.execute(audit.facilityId, next);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  const error = errorModal(page);
  await expect(error).toContainText('This facility has been archived');
  await error.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByLabel('Facility Number')).toHaveValue(number);
});
