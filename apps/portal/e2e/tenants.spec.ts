import type { Page } from '@playwright/test';
import { type AuditedTenant, manyTenants, startAudit } from './support/audit.ts';
import { expect, test, violations } from './support/test.ts';

const people4: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2', becomes: { status: 'opt_out' } },
  { first_name: 'Chidi', last_name: 'Okafor', unit: 'A3', tagged: true },
  { first_name: 'Edith', last_name: 'Reed', unit: 'A4', becomes: { zip_code: null } },
];

const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });
const names = async (page: Page) =>
  (
    await page
      .getByRole('table')
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .all()
  ).length;
const card = (page: Page, label: string) =>
  page.locator('.al-stat-card').filter({ hasText: label });

// TEN-10, TEN-14, TEN-20
test('the facility number of the address presets its filter, and the cards count its tenants', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(page.getByLabel('Facility Number')).toHaveValue(audit.facilityNumber);
  await expect(row(page, 'Ana Ortiz')).toBeVisible();
  expect(await names(page)).toBe(4);
  await expect(card(page, 'Opted Out')).toContainText('125%');
  await expect(card(page, 'Potential for Coverage')).toContainText('375%');
  await expect(card(page, 'Total Active')).toContainText('4');
  await expect(page.getByText('1 tenant has an incomplete address.')).toBeVisible();
  await expect(
    page.getByText(
      'Tenants with incomplete addresses are counted as having an incomplete address.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

// TEN-12, TEN-13, TEN-15, TEN-6
test('filters count on Search and Enter, the Filter select at once, and names stay out of the address', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/tenants') asked.push(url.searchParams);
  });
  const last = () => Object.fromEntries(asked.at(-1) ?? []);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(row(page, 'Ana Ortiz')).toBeVisible();
  const before = asked.length;

  await page.getByLabel('Name').fill('lind');
  await page.getByLabel('Unit').fill('A');
  await page.getByLabel('Status', { exact: true }).selectOption('Opted Out');
  expect(asked.length).toBe(before);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(row(page, 'Ana Ortiz')).toHaveCount(0);
  await expect(row(page, 'Boris Lind')).toBeVisible();
  // One letter is not sent.
  expect(last()).toEqual({
    name: 'lind',
    status: 'opt_out',
    facility_number: audit.facilityNumber,
    page: '1',
    per_page: '100',
  });
  expect(page.url()).not.toContain('lind');
  expect(new URL(page.url()).searchParams.get('status')).toBe('opt_out');

  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByLabel('Facility Number')).toHaveValue('');
  await page.getByLabel('Facility Number').fill(audit.facilityNumber);
  await page.getByLabel('Facility Number').press('Enter');
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();

  await page.getByLabel('Filter', { exact: true }).selectOption('No Response (3)');
  await expect(page.getByText('Displaying 1 to 3 of 3 items')).toBeVisible();
  expect(last()).toMatchObject({ filter: 'non_responder' });

  await page.getByRole('checkbox', { name: 'Show Tenants Tagged for Removal' }).check();
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await expect(row(page, 'Chidi Okafor')).toBeVisible();
  expect(last()).toMatchObject({ tagged_for_removal: 'true' });

  await page.goBack();
  await expect(page.getByText('Displaying 1 to 3 of 3 items')).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: 'Show Tenants Tagged for Removal' }),
  ).not.toBeChecked();
});

// TEN-19
test('the list is sorted by the server, either way', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const shown = () => page.getByRole('table').getByRole('row').nth(1);
  await expect(shown()).toContainText('Boris Lind');
  await page.getByRole('columnheader').getByRole('button', { name: 'Name' }).click();
  await page.getByRole('columnheader').getByRole('button', { name: 'Name' }).click();
  await expect(shown()).toContainText('Edith Reed');
  await expect(page).toHaveURL(/sort_by=last_name&sort_dir=desc/);
  await page.getByRole('columnheader').getByRole('button', { name: 'Units' }).click();
  await expect(shown()).toContainText('Ana Ortiz');
});

// TEN-21, TEN-22, TEN-24, TEN-31, WIR-13, TEN-18
test('a tenant is edited, and the save is undone', async ({
  page,
  people,
  server,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(row(page, 'Chidi Okafor')).toBeVisible();
  await stopClock();
  await row(page, 'Chidi Okafor').getByText('A3').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByLabel('City').fill('Wilmington');
  await dialog.getByLabel('Units').fill('A3, A3B');
  await dialog.getByLabel('Move In Date').fill('2024-02-29');
  await dialog.getByLabel('Monitor Note').fill('Called on Friday');
  await dialog.getByLabel('Status').selectOption('$18 per month for $2,000 coverage');
  await dialog.getByRole('checkbox', { name: 'Untag' }).check();
  await dialog.getByRole('checkbox', { name: 'Confirm payment received' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const form = new URLSearchParams((await sent).postData() ?? '');
  expect(Object.fromEntries(form)).toMatchObject({
    ...{ first_name: 'Chidi', last_name: 'Okafor', city: 'Wilmington', units: 'A3,A3B' },
    ...{ move_in_date: '2024-02-29 00:00:00', status: 'selected_coverage', untag: 'true' },
    charge_confirmed: 'true',
  });
  await expect(dialog).toHaveCount(0);
  const toast = page.getByRole('status').filter({
    hasText: 'Tenant record was successfully updated for Chidi Okafor',
  });
  await expect(toast).toBeVisible();
  expect(await audit.stored('Okafor')).toMatchObject({
    ...{ city: 'Wilmington', units: [{ identifier: 'A3' }, { identifier: 'A3B' }] },
    ...{ move_in_date: '2024-02-29', monitor_note: 'Called on Friday', tagged_for_removal: false },
    status: 'selected_coverage',
  });
  await expect(row(page, 'Chidi Okafor').getByRole('img', { name: 'Yes' })).toHaveCount(2);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    row(page, 'Chidi Okafor').getByRole('img', { name: 'Tagged for removal' }),
  ).toBeVisible();
  expect(await audit.stored('Okafor')).toMatchObject({
    ...{ city: 'Dover', status: null, coverage_id: null, tagged_for_removal: true },
    ...{ charge_confirmed_date: null, units: [{ identifier: 'A3' }], move_in_date: null },
  });
});

// TEN-23
test('untag is sent only when ticked', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await row(page, 'Chidi Okafor').getByText('A3').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByLabel('Note', { exact: true }).fill('New gate code');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const form = new URLSearchParams((await sent).postData() ?? '');
  expect(form.has('untag')).toBe(false);
  expect(form.has('charge_confirmed')).toBe(false);
  await expect(dialog).toHaveCount(0);
  expect(await audit.stored('Okafor')).toMatchObject({
    tagged_for_removal: true,
    note: 'New gate code',
  });
});

// TEN-32
test('what someone else saved meanwhile is shown and never overwritten unseen', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await row(page, 'Ana Ortiz').getByText('A1').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByLabel('City').fill('Wilmington');
  const { id = 0 } = (await audit.stored('Ortiz')) ?? {};
  await audit.staff.tenants.update(id, { city: 'Milford', country: 'USA' });

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText(
    'Someone else has changed this tenant in the meantime.',
  );
  await expect(dialog.getByText('Saved by someone else: Milford')).toBeVisible();
  await expect(dialog.getByLabel('City')).toHaveValue('Wilmington');
  await expect(dialog.getByLabel('Country')).toHaveValue('USA');
  expect(await audit.stored('Ortiz')).toMatchObject({ city: 'Milford' });

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await audit.stored('Ortiz')).toMatchObject({ city: 'Wilmington', country: 'USA' });
});

// TEN-60
test('a save that fails is told inside the modal, which keeps what was typed', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await row(page, 'Ana Ortiz').getByText('A1').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await dialog.getByLabel('City').fill('Wilmington');
  await page.route('**/api/tenants/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Network Error')).toBeVisible();
  await expect(dialog.getByLabel('City')).toHaveValue('Wilmington');
});

// TEN-8, TEN-21
test('staff set a status with its coverage, and undo it', async ({
  page,
  people,
  server,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(row(page, 'Boris Lind')).toBeVisible();
  await stopClock();
  await page.getByRole('button', { name: 'Edit status of Boris Lind' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('$12 per month for $1,000 coverage').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Boris Lind')).toContainText('Selected Coverage');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Boris Lind')).toContainText('Opted Out');
  expect(await audit.stored('Lind')).toMatchObject({ status: 'opt_out', coverage_id: null });
});

test('coverages that cannot be loaded are told in the log, and every other status can be set', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await page.route('**/api/coverages/available?**', (route) =>
    route.fulfill({ status: 422, json: { data: 'No coverages today.' } }),
  );
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('button', { name: 'Edit status of Ana Ortiz' }).click();
  await page.getByRole('dialog').getByLabel('Moved Out').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Ana Ortiz')).toContainText('Moved Out');
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByText('Loading the coverages: No coverages today.')).toBeVisible();
});

// SHL-26
test('a change can be undone from the message log when its toast is gone, unless it was changed since', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const setStatus = async (name: string, status: string) => {
    await page.getByRole('button', { name: `Edit status of ${name}` }).click();
    await page.getByRole('dialog').getByLabel(status).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(row(page, name)).toContainText(status);
  };
  await setStatus('Boris Lind', 'Bad Address');
  await setStatus('Ana Ortiz', 'Moved Out');
  await expect(page.locator('.al-toast')).toHaveCount(0);
  await audit.staff.tenants.setStatus((await audit.stored('Ortiz'))?.id ?? 0, 'provide_proof');

  // The list is left and found again.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Messages' }).click();
  const log = page.getByRole('dialog', { name: 'Messages' });
  const entry = (text: string) => log.getByRole('listitem').filter({ hasText: text });
  await entry('Boris Lind: Bad Address').getByRole('button', { name: 'Undo' }).click();
  await expect(entry('Undone for Boris Lind')).toBeVisible();
  await expect(entry('Boris Lind: Bad Address').getByRole('button')).toHaveCount(0);
  await entry('Ana Ortiz: Moved Out').getByRole('button', { name: 'Undo' }).click();
  await expect(entry('Someone else has changed this tenant in the meantime.')).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 'Boris Lind')).toContainText('Opted Out');
  await expect(row(page, 'Ana Ortiz')).toContainText('Provided Proof');
});

// TEN-16, TEN-25, TEN-27, TEN-26, TEN-28
test('bulk actions need a checked tenant and ask with number and filter', async ({
  page,
  people,
  server,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(row(page, 'Ana Ortiz')).toBeVisible();
  await stopClock();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Bulk Edit', 'Reset Tenants', 'Bulk Confirm Payment Received', 'Delete']) {
    await expect(button(name)).toBeDisabled();
  }

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await button('Bulk Confirm Payment Received').click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/4 of 4 have no coverage/);
  await page.getByRole('button', { name: 'Clear' }).click();

  for (const name of ['Ortiz', 'Lind']) {
    const { id = 0 } = (await audit.stored(name)) ?? {};
    await audit.staff.tenants.update(id, { status: 'selected_coverage', coverage_id: 1 });
  }
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row(page, 'Ana Ortiz')).toContainText('Selected Coverage');
  for (const name of ['Ana Ortiz', 'Boris Lind', 'Edith Reed']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await button('Bulk Confirm Payment Received').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 of 3 has no coverage and will be left out.');
  // The question is open, no work is under way.
  await expect(page.locator('.al-button[data-loading]')).toHaveCount(0);
  await expect(question).toHaveAccessibleName(
    'This will confirm the charge has been added for 2 tenants. Continue?',
  );
  await question.getByRole('button', { name: 'No' }).click();
  expect((await audit.stored('Ortiz'))?.payment_confirmed_date).toBeNull();
  await button('Bulk Confirm Payment Received').click();
  await question.getByRole('button', { name: 'Yes, confirm 2 tenants' }).click();
  await expect(page.getByText('2 tenants successfully updated!')).toBeVisible();
  expect((await audit.stored('Reed'))?.payment_confirmed_date).toBeNull();
  await expect(row(page, 'Ana Ortiz').getByRole('img', { name: 'Yes' })).toHaveCount(2);
  await expect(page.getByText('0 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Ana Ortiz').getByRole('img', { name: 'Yes' })).toHaveCount(0);
  // A closed question gives the focus back by a timer.
  await page.clock.resume();

  await page.getByRole('checkbox', { name: 'Select Boris Lind' }).check();
  await button('Reset Tenants').click();
  await expect(question).toHaveAccessibleName('Are you sure you want to reset 1 tenant?');
  await question.getByRole('button', { name: 'Yes, reset 1 tenant' }).click();
  await expect(row(page, 'Boris Lind')).toContainText('No Response');

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('checkbox', { name: 'Select Ana Ortiz' }).uncheck();
  await button('Bulk Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Edit' });
  await dialog.getByLabel('Field').selectOption('Status');
  await dialog.getByLabel('Value').selectOption('Bad Address');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('3 tenants successfully updated!')).toBeVisible();
  await expect(row(page, 'Edith Reed')).toContainText('Bad Address');
  await expect(row(page, 'Ana Ortiz')).toContainText('Selected Coverage');

  await page.getByRole('checkbox', { name: 'Select Edith Reed' }).check();
  await button('Delete').click();
  await expect(question).toHaveAccessibleName(
    '1 tenant will be permanently deleted. Are you sure you want to do this?',
  );
  await question.getByRole('button', { name: 'Yes, delete 1 tenant' }).click();
  await expect(row(page, 'Edith Reed')).toHaveCount(0);
  await expect(button('Delete')).toBeFocused();
  expect(await audit.stored('Reed')).toBeUndefined();
});

test('all that a filter matches are taken on all pages, but for the exceptions', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, manyTenants(120));
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('100 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 120' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Displaying 101 to 120 of 120 items')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Una Tenant120' }).uncheck();
  await expect(page.getByText('All 120 but 1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(/^119 tenants will be permanently deleted\./);
  await expect(question).toContainText(`All but 1 with facility number “${audit.facilityNumber}”.`);
  // One press of the button is not enough for so many.
  await question.getByRole('button', { name: 'Yes, delete 119 tenants' }).click();
  await expect(question).toBeVisible();
  await question.getByLabel('Type 119 to confirm').fill('119');
  await question.getByRole('button', { name: 'Yes, delete 119 tenants' }).click();
  await expect(page.getByText('119 tenants successfully deleted!')).toBeVisible();
  const left = await audit.staff.tenants.listOfFacility(audit.facilityId);
  expect(left.data.map(({ last_name }) => last_name)).toEqual(['Tenant120']);
});

test('a page whose tenants are deleted gives way to the last one', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, manyTenants(102));
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('Displaying 101 to 102 of 102 items')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Displaying 1 to 100 of 100 items')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Displaying 1 to 100 of 100 items')).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
});

test('more than a thousand are taken in one call', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, manyTenants(1010));
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 1010' }).click();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  // Eleven pages are gathered first.
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(/^1010 tenants will/, {
    timeout: 30_000,
  });
  await page.getByLabel('Type 1,010 to confirm').fill('1010');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('1010 tenants successfully deleted!')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect((await audit.staff.tenants.listOfFacility(audit.facilityId)).data).toEqual([]);
});

// TEN-29
test('a coverage is given to many at once, and each gets back what it had', async ({
  page,
  people,
  server,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(row(page, 'Ana Ortiz')).toBeVisible();
  await stopClock();
  await page.getByRole('checkbox', { name: 'Select Ana Ortiz' }).check();
  await page.getByRole('checkbox', { name: 'Select Boris Lind' }).check();
  await page.getByRole('button', { name: 'Bulk Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Edit' });
  await dialog.getByLabel('Value').selectOption('$18 per month for $2,000 coverage');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Ana Ortiz')).toContainText('Selected Coverage');
  expect(await audit.stored('Lind')).toMatchObject({ coverage_id: 2 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Ana Ortiz')).toContainText('No Response');
  await expect(row(page, 'Boris Lind')).toContainText('Opted Out');
});

// TEN-30, TEN-59
test('a bulk action that fails is told in a red card and changes nothing', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('checkbox', { name: 'Select Chidi Okafor' }).check();
  await page.getByRole('checkbox', { name: 'Select Boris Lind' }).check();
  // Someone else deletes one of the two.
  await audit.staff.tenants.bulkDelete([(await audit.stored('Lind'))?.id ?? 0]);
  await page.getByRole('button', { name: 'Reset Tenants' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Not found\./);
  expect((await audit.stored('Okafor'))?.tagged_for_removal).toBe(true);
});

test('a payment is not confirmed by Bulk Edit for tenants without a coverage', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await page.getByRole('checkbox', { name: 'Select Ana Ortiz' }).check();
  await page.getByRole('button', { name: 'Bulk Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Edit' });
  await expect(dialog).toContainText('Sets one field of 1 tenant.');
  await dialog.getByLabel('Field').selectOption('Payment confirmed');
  await dialog.getByLabel('Value').selectOption('Yes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^1 of 1 has no coverage\./)).toBeVisible();
  expect((await audit.stored('Ortiz'))?.payment_confirmed_date).toBeNull();
});

test('names and units that are searched survive reload and Back, and stay out of the address', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  await page.getByLabel('Name').fill('lind');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('lind');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await page.getByRole('columnheader').getByRole('button', { name: 'Units' }).click();
  await expect(page).toHaveURL(/sort_by=unit/);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('lind');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  expect(page.url()).not.toContain('lind');
});

test('Search and Reset ask the server, also for what is shown already', async ({
  page,
  people,
  server,
  openAs,
}) => {
  await startAudit(server.address, people, people4);
  await openAs('monitor', '/tenant-list');
  await expect(page.getByText(/^Displaying/)).toBeVisible();
  for (const name of ['Reset', 'Search', 'Refresh']) {
    const asked = page.waitForRequest('**/api/tenants?**');
    await page.getByRole('button', { name, exact: true }).click();
    await asked;
  }
});

test('a filter of the list that only the server knows is offered and sent', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, people4);
  await page.route('**/api/tenants?**', async (route) => {
    const url = route.request().url();
    const response = await route.fetch({ url: url.replace('filter=autopay', 'filter=opt_out') });
    const answer = await response.json();
    answer.data.filters.push({ key: 'autopay', label: 'Pays Automatically', count: 1 });
    await route.fulfill({ json: answer });
  });
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const asked = page.waitForRequest(/\/api\/tenants\?.*filter=autopay/);
  await page.getByLabel('Filter', { exact: true }).selectOption('Pays Automatically (1)');
  await asked;
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Reset Tenants' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('filter Pays Automatically');
});

// TEN-76, WIR-30
test('the export is downloaded under the name of the list', async ({
  page,
  people,
  server,
  openAs,
  context,
}) => {
  const audit = await startAudit(server.address, people, people4);
  // A download is let through by the cookie of the sign-in.
  await context.request.post('/api/login', {
    form: { username: people.monitor.username, password: people.monitor.password },
  });
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(row(page, 'Ana Ortiz')).toBeVisible();
  const asked = page.waitForRequest('**/api/exports/monitor-tenants?**');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(new URL((await asked).url()).searchParams.get('facility_number')).toBe(
    audit.facilityNumber,
  );
  expect((await file).suggestedFilename()).toBe('tenant_list.xlsx');
});

// TEN-56
test('a list that cannot be loaded says so in a toast and offers Retry', async ({
  page,
  openAs,
}) => {
  let answer: { status: number; body: string } | null = {
    status: 500,
    body: '{"data":"Out of order"}',
  };
  await page.route('**/api/tenants?**', (route) =>
    answer ? route.fulfill(answer) : route.continue(),
  );
  await openAs('monitor', '/tenant-list');
  await expect(
    page.getByRole('alert').getByText('Error loading tenants', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Out of order')).toBeVisible({ timeout: 20_000 });
  answer = null;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Displaying|No relevant data/)).toBeVisible();

  answer = { status: 200, body: '<html>' };
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(
    page.getByRole('alert').getByText('Unknown error loading tenants.', { exact: true }).first(),
  ).toBeVisible();
});

// TEN-1
test('managers do not get to the master list', async ({ page, openAs }) => {
  await openAs('manager', '/tenant-list');
  await expect(page).toHaveURL('/unauthorized');
});
