import { errorModal, openMessages } from '../pages/messages.ts';
import type { Day } from '../support/client.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// LET-31
test('every batch has a row with its letter type, dates and file', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(3));
  const scope = { facilityId: audit.facilityId };
  const generated = await audit.staff.letters.generate(scope, { letter_type: 'initial' });
  await audit.staff.facilities.update(audit.facilityId, {
    initial_letter_sent_date: '2026-02-03' as Day,
  });
  await audit.staff.letters.generate(scope, { letter_type: 'follow_up' });

  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  await expect(page.getByLabel('Facility Number')).toHaveValue(audit.facilityNumber);
  const headings = [
    'Facility Number',
    'Letter Type',
    'Tenant Count',
    'Date Generated',
    'Date Mailed',
  ];
  await expect(page.getByRole('columnheader')).toHaveText([...headings, 'Download']);
  const rows = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  await expect(rows).toHaveCount(2);
  const today = new Date().toLocaleDateString('en-US');
  await expect(rows.nth(0)).toContainText(`Enrollment3${today}NULL`);
  await expect(rows.nth(1)).toContainText(`Audit3${today}2/3/2026`);
  const href = await rows
    .nth(1)
    .getByRole('link', { name: /Download/ })
    .getAttribute('href');
  expect(href).toBe(`/api/facilities/download-letters/${generated.file_name}`);
  expect((await page.request.get(href ?? '')).ok()).toBe(true);
});

// SHL-114, LET-55
test('filters apply 400 ms after the last change and stay in the address', async ({
  page,
  openAs,
  stopClock,
}) => {
  const searches: string[] = [];
  await page.route('**/api/letter-batches?*', (route) => {
    searches.push(new URL(route.request().url()).search);
    return route.fulfill({
      json: {
        data: {
          data: [],
          pagination: { current_page: 1, last_page: 1, total: 0, from: null, to: null },
        },
      },
    });
  });
  await openAs('monitor', '/letter-batches');
  await expect(page.getByText('No letter batches to show.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send Proof Letters' })).toHaveAttribute(
    'href',
    '/send-letters',
  );
  expect(searches).toEqual(['?page=1&per_page=50']);

  await stopClock();
  await page.getByLabel('Facility Number').fill('D-10');
  await page.clock.runFor(399);
  await page.getByLabel('Letter Type').selectOption('Welcome');
  await page.clock.runFor(399);
  expect(searches).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => searches.length).toBe(2);
  expect(Object.fromEntries(new URLSearchParams(searches[1]))).toEqual({
    facility_number: 'D-10',
    letter_type: 'welcome',
    page: '1',
    per_page: '50',
  });
  await expect(page).toHaveURL('/letter-batches?facility_number=D-10&letter_type=welcome');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/letter-batches');
  await expect(page.getByLabel('Letter Type')).toHaveValue('');
});

// LET-61, LET-62, SHL-26, SHL-89
test('batches are marked one by one, with an Undo that a reload keeps', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(3));
  const scope = { facilityId: audit.facilityId };
  const ids = (await audit.staff.tenants.listOfFacility(audit.facilityId)).data.map(({ id }) => id);
  await audit.staff.letters.generate(scope, {
    letter_type: 'initial',
    tenants: ids.slice(0, 1),
  });
  await audit.staff.letters.generate(scope, { letter_type: 'initial' });
  const sentDate = async () =>
    (await audit.staff.facilities.overview(audit.facilityId)).facility.initial_letter_sent_date;
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const rows = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  const two = rows.filter({ hasText: 'Audit2' });
  const one = rows.filter({ hasText: 'Audit1' });
  const today = new Date().toLocaleDateString('en-US');
  await expect(two).toContainText(`${today}NULL`);
  const letters = `Audit letters for ${audit.facilityNumber}`;
  await two.getByRole('button', { name: `Mailed today: ${letters}` }).click();
  await expect(two).toContainText(`${today}${today}`);
  await expect(one).toContainText(`${today}NULL`);
  await expect(two.getByRole('button', { name: /Mailed today|Take back/ })).toHaveCount(0);
  expect(await sentDate()).not.toBeNull();

  await page.reload();
  await expect(two).toContainText(`${today}${today}`);
  const messages = await openMessages(page);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(two).toContainText(`${today}NULL`);
  expect(await sentDate()).toBeNull();
  await page.reload();
  await openMessages(page);
  await expect(messages.getByText('No messages yet.')).toBeVisible();
});

// LET-101
test('letters with a later date and an answer since are marked after a question', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(2));
  const scope = { facilityId: audit.facilityId };
  await audit.staff.letters.generate(scope, { letter_type: 'initial' });
  const dated = '2090-01-20' as Day;
  const letters = { letter_type: 'follow_up', enrollment_letter_date: dated } as const;
  await audit.staff.letters.generate(scope, letters);
  const { id = 0 } = (await audit.stored('Tenant002')) ?? {};
  await audit.staff.tenants.update(id, { status: 'provide_proof' });
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const row = page.getByRole('row').filter({ hasText: `Enrollment2` });
  const mark = row.getByRole('button', { name: /^Mailed today/ });
  await mark.click();
  const question = page.getByRole('alertdialog', { name: 'Mark these letters as mailed today?' });
  await expect(question).toContainText('is before the date of the letters (1/20/2090).');
  await expect(question).toContainText('1 of these tenants has answered since: Una Tenant002');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(row).toContainText('NULL');
  await mark.click();
  await question.getByRole('button', { name: 'Yes, they were mailed' }).click();
  await expect(row).not.toContainText('NULL');
});

// LET-77, DUE-5, DUE-11
test('a mail date that was cleared brings the batch back to Home', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(3));
  await audit.staff.letters.generate({ facilityId: audit.facilityId }, { letter_type: 'initial' });
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const row = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  const dialog = page.getByRole('dialog', { name: 'Mail Date' });
  async function setDate(day: string) {
    await row.getByRole('button', { name: /^Mail date/ }).click();
    await dialog.getByLabel('Date Mailed').fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
  }
  await setDate('2020-01-01');
  const question = page.getByRole('alertdialog', { name: 'Is this mail date right?' });
  await expect(question).toContainText('1/1/2020 is more than a year ago.');
  await question.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(row).toContainText('1/1/2020');
  await setDate('');
  await expect(row).toContainText('NULL');
  const { items } = await audit.staff.due.list();
  const ofFacility = items.filter(({ facility_id }) => facility_id === audit.facilityId);
  expect(ofFacility.filter(({ kind }) => kind === 'batch')).toMatchObject([{ count: 3 }]);
});

// LET-62, LET-77
test('Undo of a mail date restores an empty sent date', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(manyTenants(3));
  const scope = { facilityId: audit.facilityId };
  const { id = 0 } = (await audit.stored('Tenant001')) ?? {};
  const letters = { letter_type: 'initial' } as const;
  const one = await audit.staff.letters.generate(scope, { ...letters, tenants: [id] });
  await audit.staff.letters.generate(scope, letters);
  const mailed = { filenames: [one.file_name], mailed_on: '2026-02-03' as Day };
  await audit.staff.letters.markMailed(mailed);
  await audit.staff.facilities.update(audit.facilityId, { initial_letter_sent_date: null });
  const sentDate = async () =>
    (await audit.staff.facilities.overview(audit.facilityId)).facility.initial_letter_sent_date;
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const two = page.getByRole('row').filter({ hasText: 'Audit2' });
  await two.getByRole('button', { name: /^Mail date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mail Date' });
  await dialog.getByLabel('Date Mailed').fill('2026-02-04');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Is this mail date right?' });
  await question.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(two).toContainText('2/4/2026');
  expect(await sentDate()).toBe('2026-02-04');
  const messages = await openMessages(page);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(two).toContainText('NULL');
  expect(await sentDate()).toBeNull();
});

// LET-75
test('a batch that is not mailed is taken back after a question', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(3));
  const scope = { facilityId: audit.facilityId };
  await audit.staff.letters.generate(scope, { letter_type: 'initial' });
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const row = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  await row.getByRole('button', { name: /^Take back/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Take back these letters?' });
  await expect(question).toContainText(
    `3 audit letters of ${audit.facilityNumber} will be due again`,
  );
  await question.getByRole('button', { name: 'No' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Take back/ }).click();
  await question.getByRole('button', { name: 'Yes, take them back' }).click();
  await expect(row).toHaveCount(0);
  expect(await audit.staff.letters.counts(scope)).toMatchObject({ initial_letter_ready: 3 });
});

// LET-76
test('a batch that a colleague took back says so, and nothing is marked', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  const audit = await startAudit(manyTenants(2));
  const scope = { facilityId: audit.facilityId };
  const { file_name } = await audit.staff.letters.generate(scope, { letter_type: 'initial' });
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const row = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  await expect(row).toHaveCount(1);
  await audit.staff.letters.takeBack(file_name);
  expectRefusal('404 POST /api/letter-batches/mailed', 'The server has no such batch');
  await row.getByRole('button', { name: /^Mailed today/ }).click();
  const error = errorModal(page);
  await expect(error).toContainText(
    'The server has no such batch: somebody may have taken it back. Nothing was changed.',
  );
  await error.getByRole('button', { name: 'Close' }).click();
  await expect(row).toHaveCount(0);
});

// LET-56
test('downloading a missing file shows an Error modal', async ({ page, openAs, expectRefusal }) => {
  expectRefusal('/download-letters/');
  await page.route('**/api/letter-batches?*', (route) => {
    const pagination = { current_page: 1, last_page: 1, total: 1, from: 1, to: 1 };
    return route.fulfill({ json: { data: { data: [batch], pagination } } });
  });
  await openAs('monitor', '/letter-batches');
  await page.getByRole('link', { name: /^Download / }).click();
  await expect(errorModal(page)).toContainText(
    'The file is no longer on the server. Nothing was downloaded.',
  );
});

const batch = {
  filename: 'letters.pdf',
  facility_number: null,
  letter_type: 'welcome',
  tenant_count: 3,
  save_time: '2026-02-03T12:00:00Z',
  mail_time: null,
};
