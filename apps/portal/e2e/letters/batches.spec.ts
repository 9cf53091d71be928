import { errorModal, openMessages } from '../pages/messages.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(messages).toBeVisible();
  await expect(messages.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

// LET-62, LET-77, DUE-5, DUE-11
test('a mail date is set after a question, undone with the sent date, and cleared for Home', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(3));
  const letters = { letter_type: 'initial' } as const;
  await audit.staff.letters.generate({ facilityId: audit.facilityId }, letters);
  const sentDate = async () =>
    (await audit.staff.facilities.overview(audit.facilityId)).facility.initial_letter_sent_date;
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const row = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  const dialog = page.getByRole('dialog', { name: 'Mail Date' });
  const question = page.getByRole('alertdialog', { name: 'Is this mail date right?' });
  async function setDate(day: string) {
    await row.getByRole('button', { name: /^Mail date/ }).click();
    await dialog.getByLabel('Date Mailed').fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
  }
  await setDate('2020-01-01');
  await expect(question).toContainText('1/1/2020 is more than a year ago.');
  await question.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(row).toContainText('1/1/2020');
  expect(await sentDate()).toBe('2020-01-01');
  const messages = await openMessages(page);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('NULL');
  expect(await sentDate()).toBeNull();
  await page.keyboard.press('Escape');

  await setDate('2020-01-01');
  await question.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(row).toContainText('1/1/2020');
  await setDate('');
  await expect(row).toContainText('NULL');
  const { items } = await audit.staff.due.list();
  const ofFacility = items.filter(({ facility_id }) => facility_id === audit.facilityId);
  expect(ofFacility.filter(({ kind }) => kind === 'batch')).toMatchObject([{ count: 3 }]);
});

// LET-56, LET-75, LET-76
test('a batch is taken back after a question, and a page that still shows it says so', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  const audit = await startAudit(manyTenants(2));
  const scope = { facilityId: audit.facilityId };
  const generate = () => audit.staff.letters.generate(scope, { letter_type: 'initial' });
  await generate();
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const row = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  await row.getByRole('link', { name: /^Download / }).click();
  const messages = await openMessages(page);
  const downloaded = messages.getByRole('link', { name: /\.pdf$/ });
  await expect(downloaded).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Take back/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Take back these letters?' });
  await expect(question).toContainText(
    `2 audit letters of ${audit.facilityNumber} will be due again`,
  );
  await question.getByRole('button', { name: 'No' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Take back/ }).click();
  await question.getByRole('button', { name: 'Yes, take them back' }).click();
  await expect(row).toHaveCount(0);
  await openMessages(page);
  await expect(messages.getByText(/taken back$/)).toBeVisible();
  await expect(downloaded).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await audit.staff.letters.counts(scope)).toMatchObject({ initial_letter_ready: 2 });

  // A colleague takes the next batch back.
  const { file_name } = await generate();
  await page.reload();
  await expect(row).toHaveCount(1);
  await audit.staff.letters.takeBack(file_name);
  expectRefusal('/download-letters/', '404 POST /api/letter-batches/mailed');
  const error = errorModal(page);
  await row.getByRole('link', { name: /^Download / }).click();
  await expect(error).toContainText('The file is no longer on the server. Nothing was downloaded.');
  await error.getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: /^Mailed today/ }).click();
  await expect(error).toContainText(
    'The server has no such batch: somebody may have taken it back. Nothing was changed.',
  );
  await error.getByRole('button', { name: 'Close' }).click();
  await expect(row).toHaveCount(0);
});
