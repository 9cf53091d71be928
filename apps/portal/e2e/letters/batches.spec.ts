import { errorModal, openMessages } from '../pages/messages.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// DUE-5, DUE-11, SHL-79, LET-61, WIR-49, LET-77
test('batches are marked one by one, dated, and filtered', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/letter-batches/mailed');
  const audit = await startAudit(manyTenants(3));
  const scope = { facilityId: audit.facilityId };
  const ids = (await audit.staff.tenants.listOfFacility(audit.facilityId)).data.map(({ id }) => id);
  await audit.staff.letters.generate(scope, { letter_type: 'initial', tenants: ids.slice(0, 1) });
  await audit.staff.letters.generate(scope, { letter_type: 'initial' });
  const sentDate = async () =>
    (await audit.staff.facilities.overview(audit.facilityId)).facility.initial_letter_sent_date;
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const rows = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  const two = rows.filter({ hasText: 'Audit2' });
  const one = rows.filter({ hasText: 'Audit1' });
  const today = new Date().toLocaleDateString('en-US');

  await test.step('one batch is marked, with an Undo that a reload keeps', async () => {
    await expect(two).toContainText(`${today} (2)NULL`);
    const letters = `Audit letters for ${audit.facilityNumber}`;
    await two.getByRole('button', { name: `Mailed today: ${letters}` }).click();
    await expect(two).toContainText(`${today} (2)${today}`);
    await expect(one).toContainText(`${today}NULL`);
    await expect(two.getByRole('button', { name: /Mailed today|Take back/ })).toHaveCount(0);
    expect(await sentDate()).not.toBeNull();
    await page.reload();
    await expect(two).toContainText(`${today} (2)${today}`);
    const messages = await openMessages(page);
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(two).toContainText(`${today} (2)NULL`);
    expect(await sentDate()).toBeNull();
    await page.reload();
    await openMessages(page);
    await expect(messages).toBeVisible();
    await expect(messages.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a mail date is set, and cleared for Home', async () => {
    const dialog = page.getByRole('dialog', { name: 'Mail Date' });
    async function setDate(day: string) {
      await two.getByRole('button', { name: /^Mail date/ }).click();
      await dialog.getByLabel('Date Mailed').fill(day);
      await dialog.getByRole('button', { name: 'Save' }).click();
    }
    const { today: day } = await audit.staff.due.list();
    await setDate('2020-01-01');
    await expect(dialog).toContainText('so they were not mailed on 1/1/2020.');
    await dialog.getByLabel('Date Mailed').fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(two).toContainText(`${today} (2)${today}`);
    expect(await sentDate()).toBe(day);
    await setDate('');
    await expect(two).toContainText('NULL');
    const { items } = await audit.staff.due.list();
    const open = items.filter((it) => it.facility_id === audit.facilityId && it.kind === 'batch');
    expect(open.map(({ count }) => count).sort()).toEqual([1, 2]);
  });

  await test.step('the filters stay in the address and can be cleared', async () => {
    await page.getByLabel('Letter Type').selectOption('Welcome');
    await page.getByLabel('Facility Number').fill('Nosuch');
    await expect(page).toHaveURL('/letter-batches?facility_number=Nosuch&letter_type=welcome');
    await expect(page.getByText('No letter batches to show.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/letter-batches');
    await expect(page.getByLabel('Letter Type')).toHaveValue('');
  });
});

// LET-108
test('one letter of a batch is withdrawn, in its row and on the page of a tenant', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(3));
  await audit.staff.letters.generate({ facilityId: audit.facilityId }, { letter_type: 'initial' });
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const row = page.getByRole('row').filter({ hasText: audit.facilityNumber });
  await row.getByRole('button', { name: /^Withdraw a letter/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw a Letter' });
  const tenant = dialog.getByRole('combobox', { name: 'Tenant' });
  const letter = tenant.getByRole('option', { name: /Tenant002/ });
  await tenant.selectOption(await letter.textContent());
  await dialog.getByRole('button', { name: 'Withdraw this letter' }).click();
  await expect(row).toContainText('Audit2');
  const { id, initial_letter_sent_date } = (await audit.stored('Tenant002')) ?? {};
  expect([typeof id, initial_letter_sent_date]).toEqual(['number', null]);

  const other = await audit.stored('Tenant001');
  await page.goto(`/tenants/${other?.id}`);
  await page.getByRole('button', { name: 'Withdraw this letter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('No letters yet.')).toBeVisible();
});

// LET-56, LET-75
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
  const opened = page.context().waitForEvent('page');
  await row.getByRole('link', { name: /^Download / }).click();
  await opened;
  const files = (await openMessages(page)).getByRole('link', { name: /\.pdf$/ });
  await expect(files).toHaveCount(1);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Take back/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Take back these letters?' });
  await expect(question).toContainText(
    `2 audit letters of ${audit.facilityNumber} will count as not made`,
  );
  await question.getByRole('button', { name: 'No' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Take back/ }).click();
  await question.getByRole('button', { name: 'Yes, take them back' }).click();
  await expect(row).toHaveCount(0);
  const messages = await openMessages(page);
  await expect(messages.getByText(/taken back$/)).toBeVisible();
  // SHL-78
  await expect(files).toHaveCount(0);
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
