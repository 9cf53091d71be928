import { expect, test } from '../support/test.ts';

// A letter date is a calendar day. All other tests run west of Greenwich.
test.use({ timezoneId: 'Pacific/Kiritimati' });

// SHL-48, SHL-53, WIR-11
test('letter dates are the same day in the list, in every dialog and on the wire', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit([], {
    letter_effective_date: '2027-03-01',
    initial_letter_send_date: '2027-01-01',
    initial_letter_sent_date: '2025-12-31',
  });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Edit ${number}` }) });
  await expect(row).toContainText('1/1/2027');
  await expect(row).toContainText('12/31/2025');

  await page.getByRole('button', { name: `Edit ${number}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${number}` });
  await expect(edit.getByLabel('Letter Effective Date')).toHaveValue('2027-03-01');
  await expect(edit.getByLabel('Initial Letter Date')).toHaveValue('2027-01-01');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);

  await page.getByRole('button', { name: `Letters sent for ${number}` }).click();
  const sent = page.getByRole('dialog', { name: number });
  await expect(sent.getByLabel('Initial Letter Date')).toHaveValue('2025-12-31');
  await sent.getByRole('button', { name: 'Choose from calendar' }).nth(1).click();
  // A day of this month may be ahead of the server.
  await page.getByRole('button', { name: 'Previous month' }).click();
  const day = page.getByRole('gridcell', { name: / 1(st)?, / }).first();
  const name = await day.getAttribute('aria-label');
  await day.click();
  const picked = await sent.getByLabel('Enrollment Letter Date').inputValue();
  expect(picked).toBe(dayNamed(name ?? ''));
  // FAC-33: a colleague has set a day meanwhile.
  await audit.staff.facilities.update(audit.facilityId, { welcome_letter_sent_date: '2026-01-02' });
  await sent.getByRole('button', { name: 'Save' }).click();
  await expect(sent).toContainText(`${number} has been changed in the meantime.`);
  await expect(sent.getByLabel('Welcome Letter Date')).toHaveValue('2026-01-02');
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await sent.getByRole('button', { name: 'Save' }).click();
  expect((await posted).postDataJSON()).toEqual({
    initial_letter_sent_date: '2025-12-31',
    follow_up_letter_sent_date: picked,
    welcome_letter_sent_date: '2026-01-02',
  });
  await expect(sent).toHaveCount(0);

  await page.goto(`/list-facilities?tab=stats&facility_number=${number}`);
  await page.getByRole('button', { name: `Archive ${number}` }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const archive = page.getByRole('dialog');
  await expect(archive.getByRole('textbox', { name: 'Audit Letter Date' })).toHaveValue(
    '04/01/2027',
  );
  await archive.getByRole('textbox', { name: 'Enrollment Date' }).fill('05/01/2027');
  const order = page.waitForRequest('**/execute');
  await archive.getByRole('button', { name: 'Complete' }).click();
  expect(Object.fromEntries(new URLSearchParams((await order).postData() ?? ''))).toEqual({
    letter_effective_date: '2027-06-01',
    initial_letter_date: '2027-04-01',
    follow_up_letter_date: '2027-05-01',
  });
  await expect(archive).toHaveCount(0);
  expect(await audit.own.facilities.managed()).toMatchObject({
    letter_effective_date: '2027-06-01',
    initial_letter_send_date: '2027-04-01',
    follow_up_letter_send_date: '2027-05-01',
  });
});

// WIR-15
test('today is the day of the server, which dates the letters', async ({
  page,
  startAudit,
  openAs,
}) => {
  const { facilityNumber } = await startAudit([]);
  // 11/21 in New York, 11/22 in the browser's zone.
  await page.clock.install({ time: new Date('2026-11-21T20:00:00-05:00') });
  await openAs('monitor', `/send-letters?facility_number=${facilityNumber}`);
  const dates = page.getByRole('group', { name: 'Mailing Dates' });
  await expect(dates).toContainText('Today11/21/2026');
});

/** 'Sunday, November 1, 2026' or 'Sunday, November 1st, 2026' as `2026-11-01`. */
function dayNamed(name: string): string {
  const [, month = '', year = ''] = /(\w+) 1(?:st)?, (\d{4})/.exec(name) ?? [];
  const months = [...Array(12).keys()].map((at) =>
    new Date(Date.UTC(2026, at, 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
  );
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-01`;
}
