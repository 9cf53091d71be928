import type { Page } from '@playwright/test';
import { type AuditedTenant, startAudit } from './support/audit.ts';
import { expect, keepDownloadCookie, test, violations } from './support/test.ts';

const tenants: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2', becomes: { status: 'opt_out' } },
  { first_name: 'Chidi', last_name: 'Okafor', unit: 'A3', tagged: true },
  { first_name: 'Dora', last_name: 'Pell', unit: 'A4', tagged: true },
];

const row = (page: Page, facilityNumber: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Edit ${facilityNumber}`, exact: true }) });

/** Where the list's call was asked to look. */
const search = (url: string) => Object.fromEntries(new URL(url).searchParams);

// FAC-3, FAC-12, FAC-14, FAC-16, FAC-17, FAC-18, FAC-19
test('a facility is a row of its facts, and opens to all the others', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants, {
    account_name: 'Harbor Lane Self Storage and Boat Parking',
    note: 'Gate closes at 9.',
    is_prime: true,
    prime_site_id: `P-${Date.now()}`,
    initial_letter_send_date: '2027-01-04',
    initial_letter_sent_date: '2027-01-05',
  });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  const facility = row(page, number);
  await expect(facility.getByRole('rowheader')).toContainText(/P-\d+/);
  await expect(facility.getByTitle('Harbor Lane Self Storage and Boat Parking')).toBeVisible();
  for (const text of ['MR-7', 'Dover, DE', 'Storedge', '1/4/2027', '1/5/2027']) {
    await expect(facility).toContainText(text);
  }
  await facility.getByRole('button', { name: `Note for ${number}` }).click();
  await expect(page.getByText('Gate closes at 9.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Active In Program')).toHaveCount(0);

  await facility.getByText('Dover, DE').click();
  const detail = page.locator('.al-facility-detail');
  await expect(detail.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
    'href',
    /48\+Mill\+Road%2C\+Dover%2C\+DE\+19901/,
  );
  await expect(detail.getByRole('link', { name: `${number}@mail.example` })).toHaveAttribute(
    'href',
    `mailto:${number}@mail.example`,
  );
  await expect(detail).toContainText('(555) 555-0142');
  await expect(detail).not.toContainText('Fax');
  await expect(detail).toContainText('Total Uploaded4Total In Program4');
  await expect(detail).toContainText('Opted Out1');
  await expect(detail.getByRole('link', { name: 'Import Tenants' })).toHaveAttribute(
    'href',
    `/upload-tenants?facility_number=${number}`,
  );
  expect(await violations(page)).toEqual([]);
  await detail.getByRole('link', { name: 'View Tenants' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Ana Ortiz' })).toBeVisible();
});

// FAC-6, FAC-7, FAC-9
test('filters count half a second after the last change, trimmed and longer than one character', async ({
  page,
  openAs,
  stopClock,
}) => {
  const asked: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/facilities') asked.push(search(request.url()));
  });
  await openAs('monitor', '/list-facilities');
  await expect(row(page, 'D-1042')).toBeVisible();
  expect(asked).toEqual([{ page: '1', per_page: '100' }]);

  await stopClock();
  await page.getByLabel('Account Name').fill('x');
  await page.getByLabel('Facility Name').fill('  D-10 ');
  await page.clock.runFor(450);
  await page.getByLabel('Software').selectOption('');
  await page.getByLabel('Facility Name').fill('  D-104 ');
  await page.clock.runFor(450);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(100);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toEqual({ facility_number: 'D-104', page: '1', per_page: '100' });
  await expect(page.getByLabel('Facility Name')).toHaveValue('  D-104 ');
});

// FAC-8
test('Software has a blank choice, and Refresh asks again', async ({ page, openAs }) => {
  const asked: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/facilities') asked.push(search(request.url()));
  });
  await openAs('monitor', '/list-facilities?facility_number=D-10');
  await expect(row(page, 'D-1042')).toBeVisible();
  const software = page.getByLabel('Software');
  await expect(software.getByRole('option')).toHaveText([
    '',
    'EasyStorage',
    'Syrasoft',
    'SiteLink - Web',
    'Storedge',
  ]);
  const whole = { facility_number: 'D-10', page: '1', per_page: '100' };
  await software.selectOption('SiteLink - Web');
  await expect.poll(() => asked.at(-1)).toEqual({ ...whole, software: 'sitelink_web' });
  await software.selectOption('');
  await expect.poll(() => asked.slice(2)).toEqual([whole]);
  await expect(row(page, 'D-1042')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked.slice(2)).toEqual([whole, whole]);
});

// FAC-13
test('names of 35 characters or more are read in full in a tooltip', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const names = ['N'.repeat(34), 'N'.repeat(35)];
  const numbers = await Promise.all(
    names.map(async (account_name) => {
      const audit = await startAudit(server.address, people, [], { account_name });
      return audit.facilityNumber;
    }),
  );
  await openAs('monitor', `/list-facilities?account_name=${'N'.repeat(34)}`);
  for (const [at, number] of numbers.entries()) {
    await expect(row(page, number)).toContainText(names[at] ?? '');
    await expect(row(page, number).getByTitle(names[at] ?? '', { exact: true })).toHaveCount(at);
  }
});

// FAC-4, FAC-5, SHL-50
test('filters live in the address, so that a reload and Back restore them', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities?filter=no_move_outs_confirmed&software=storedge');
  await expect(page.getByLabel('Software')).toHaveValue('storedge');
  const chip = page.getByRole('button', { name: 'Remove filter None confirmed' });
  await expect(chip).toBeVisible();
  await page.getByLabel('Account Name').fill('No Such Storage');
  await expect(page).toHaveURL(/account_name=No\+Such\+Storage/);
  await expect(page.getByText('No facilities to show.')).toBeVisible();
  await expect(page.getByText('No relevant data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Account Name')).toHaveValue('No Such Storage');

  await page.getByRole('tab', { name: 'Facility Stats' }).click();
  await expect(page).toHaveURL('/list-facilities?tab=stats');
  await page.goBack();
  await expect(page.getByLabel('Account Name')).toHaveValue('No Such Storage');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/list-facilities');
  await expect(chip).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide Filters' }).click();
  await expect(page.getByLabel('Software')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await expect(page.getByLabel('Software')).toBeVisible();
});

// FAC-10
test('More Filters offers every filter key with the number of its facilities', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  await openAs('monitor', '/list-facilities');
  await expect(row(page, audit.facilityNumber)).toBeVisible();
  await page.getByRole('button', { name: 'More Filters' }).click();
  const entries = page.getByRole('menuitemcheckbox');
  await expect(entries).toHaveCount(11);
  const stats = await audit.staff.facilities.homeStats();
  await expect(entries.nth(1)).toHaveText(`Doing move-outs${stats.move_outs.doing_move_outs}`);
  await expect(entries.nth(4)).toHaveText(
    `Opt-outs over 5%${stats.tenant_thresholds.opt_outs_threshold}`,
  );
  await entries.nth(4).click();
  await expect(page).toHaveURL(/filter=opt_outs_threshold/);
  await expect(page.getByText(/^Displaying 1 to /)).toContainText(
    `of ${stats.tenant_thresholds.opt_outs_threshold} items`,
  );
  await expect(row(page, audit.facilityNumber)).toBeVisible();
  await expect(row(page, 'D-1042')).toHaveCount(0);
});

// FAC-15, FAC-22
test('move-outs are confirmed after a question that counts the flagged tenants', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  const confirm = page.getByRole('button', { name: `Confirm move-outs for ${number}` });
  const question = page.getByRole('alertdialog', {
    name: 'There are 2 tenants flagged for this facility. Continue?',
  });
  await confirm.click();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  await confirm.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(
    page.getByText(`Move-outs have been confirmed for facility ${number}.`),
  ).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect(row(page, number).getByTitle(/^Move-outs confirmed/)).toBeVisible();
  await expect(row(page, number)).toBeFocused();
  const own = await audit.own.facilities.managed();
  expect(own.confirmed_move_outs_date).not.toBeNull();
  // Nothing of this opens the detail.
  await expect(page.getByText('Active In Program')).toHaveCount(0);
});

// FAC-15, FAC-23
test('however often Confirm is pressed there is one question, and it says for which facility', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const { facilityNumber: number, own } = await startAudit(server.address, people, []);
  let counted = () => {};
  const counting = new Promise<void>((resolve) => {
    counted = resolve;
  });
  let asked = 0;
  await page.route('**/check-flagged', async (route) => {
    asked += 1;
    await counting;
    await route.continue();
  });
  await openAs('monitor', '/list-facilities');
  await page.getByRole('button', { name: `Confirm move-outs for ${number}` }).dblclick();
  await page.getByRole('button', { name: 'Confirm move-outs for D-1042' }).click();
  counted();
  const question = page.getByRole('alertdialog', {
    name: 'There are 0 tenants flagged for this facility. Continue?',
  });
  await expect(question).toContainText(`Facility ${number}`);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(row(page, number).getByTitle(/^No move-outs confirmed/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(asked).toBe(1);
  expect((await own.facilities.managed()).confirmed_no_move_outs_date).not.toBeNull();
});

// FAC-2, FAC-20, FAC-51, FAC-60, SHL-55
test('a facility is deleted after a question, and a refusal is an Error modal', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  const number = audit.facilityNumber;
  await openAs('monitor', '/list-facilities');
  const question = page.getByRole('alertdialog', {
    name: `Are you sure you wish to delete '${number}'?`,
  });
  await page.route('**/api/facilities/*', (route) =>
    route.fulfill({ status: 409, json: { data: 'Letters are being generated.' } }),
  );
  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('Letters are being generated.');
  await error.getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/api/facilities/*');

  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await expect(question).toContainText(`${tenants.length} tenants are deleted.`);
  await expect(question).toContainText(`All letters of ${number} are deleted.`);
  await expect(question.getByRole('button', { name: `Yes, delete ${number}` })).toBeVisible();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(row(page, number)).toBeVisible();
  expect(await audit.stored('Ortiz')).toBeDefined();

  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(`Facility ${number} has been deleted!`)).toBeVisible();
  await expect(row(page, number)).toHaveCount(0);

  await page.goto('/list-facilities?tab=retired');
  const retired = page.getByRole('row', { name: new RegExp(number) });
  await expect(retired).toContainText(`${number}StoredgeDover, DE4`);
  await expect(page.getByRole('tab')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
});

// FAC-27, FAC-28, FAC-29, FAC-63
test('an edited facility is saved without its number of tenants; a refusal says why and loses nothing', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants, {
    letter_effective_date: '2027-03-01',
  });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  await page.getByRole('button', { name: `Edit ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${number}` });
  const siteId = dialog.getByLabel('Prime Site ID');
  await expect(siteId).toBeDisabled();
  await dialog.getByLabel('Prime store').check();
  await siteId.fill(`S-${number}`);
  await dialog.getByLabel('Account Name').fill('');
  await dialog.getByLabel('Letter Effective Date').fill('2027-04-15');
  await dialog.getByLabel('Facility Notes').fill('Ring twice.');
  await dialog.getByLabel("Manager's Email").fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel("Manager's Email")).toBeFocused();
  await dialog.getByLabel("Manager's Email").fill('rosa@mill.example');
  expect(await violations(page)).toEqual([]);

  await page.route('**/api/facilities/*', (route) =>
    route.fulfill({ status: 422, json: { data: 'This Prime Site ID exists.' } }),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(siteId).toHaveValue(`S-${number}`);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Not saved. Your changes are kept. This Prime Site ID exists.',
  );
  await page.unroute('**/api/facilities/*');

  const saved = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(Object.keys((await saved).postDataJSON())).not.toContain('tenant_count');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, number).getByRole('rowheader')).toContainText(`S-${number}`);
  expect(await audit.own.facilities.managed()).toMatchObject({
    is_prime: true,
    prime_site_id: `S-${number}`,
    account_name: null,
    email: 'rosa@mill.example',
    letter_effective_date: '2027-04-15',
    note: 'Ring twice.',
    contact_name: 'Rosa Lindqvist',
  });

  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(
    `Saving facility ${number}: This Prime Site ID exists.`,
  );
});

// FAC-26
test('every field of the edit dialog is stored, and shown again', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, []);
  const number = `${audit.facilityNumber}-B`;
  const typed = {
    'Facility Number': number,
    'Account Name': 'Quay Street Storage',
    'Corporate Group': 'QS-1',
    'Prime Site ID': `Q-${number}`,
    Address: '3 Quay Street',
    City: 'Camden',
    'Zip Code': '08102',
    "Manager's Email": 'ines@quay.example',
    Phone: '15555550188',
    Fax: '5555550189',
    'Letter Effective Date': '2028-02-29',
    'Initial Letter Date': '2027-12-31',
    'Enrollment Letter Date': '2028-01-01',
    'Welcome Letter Date': '2028-03-07',
    'Facility Notes': 'First line.\nSecond line.',
  };
  await openAs('monitor', `/list-facilities?facility_number=${audit.facilityNumber}`);
  await page.getByRole('button', { name: `Edit ${audit.facilityNumber}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Prime store').check();
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
  await expect(dialog.getByLabel('State').getByRole('option')).toHaveCount(51);
  await dialog.getByLabel('State').selectOption('VI');
  const phone = dialog.getByLabel('Phone');
  await phone.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toBeFocused();
  await phone.fill(typed.Phone);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await audit.own.facilities.managed()).toMatchObject({
    facility_number: number,
    account_name: 'Quay Street Storage',
    corporate_group: 'QS-1',
    is_prime: true,
    prime_site_id: `Q-${number}`,
    address: '3 Quay Street',
    city: 'Camden',
    state: 'VI',
    zip_code: '08102',
    email: 'ines@quay.example',
    phone: '15555550188',
    fax: '5555550189',
    letter_effective_date: '2028-02-29',
    initial_letter_send_date: '2027-12-31',
    follow_up_letter_send_date: '2028-01-01',
    welcome_letter_send_date: '2028-03-07',
    note: 'First line.\nSecond line.',
  });

  await page.getByRole('button', { name: `Edit ${number}` }).click();
  for (const [label, text] of Object.entries(typed)) {
    await expect(dialog.getByLabel(label)).toHaveValue(text);
  }
  await dialog.getByLabel('Prime store').uncheck();
  await expect(dialog.getByLabel('Prime Site ID')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await audit.own.facilities.managed()).toMatchObject({
    is_prime: false,
    was_prime: true,
    prime_site_id: null,
  });
});

// FAC-33, FAC-34
test('letters dropped off are dated from the letter-dates cell', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants, {
    initial_letter_sent_date: '2026-12-31',
  });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  await page.getByRole('button', { name: `Letters sent for ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: number });
  await expect(dialog).toContainText(
    'If letters have been sent for this facility, set the date they were dropped off below!',
  );
  await expect(dialog.getByLabel('Initial Letter Date')).toHaveValue('2026-12-31');
  await dialog.getByLabel('Enrollment Letter Date').fill('2027-02-30');
  await dialog.getByLabel('Welcome Letter Date').fill('2027-03-03');
  await expect(dialog.getByLabel('Enrollment Letter Date')).toHaveValue('');

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/facilities/*', async (route) => {
    await answered;
    await route.continue();
  });
  const save = dialog.getByRole('button', { name: 'Save' });
  const request = page.waitForRequest((request) => request.method() === 'POST');
  await save.click();
  await expect(save).toBeDisabled();
  await expect(save.locator('.al-spinner')).toBeVisible();
  answer();
  expect((await request).postDataJSON()).toEqual({
    initial_letter_sent_date: '2026-12-31',
    follow_up_letter_sent_date: null,
    welcome_letter_sent_date: '2027-03-03',
  });
  await expect(dialog).toHaveCount(0);
  await expect(row(page, number)).toContainText('3/3/2027');
});

// FAC-25
test('the enrollment letter date is set from the detail', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, []);
  await openAs('monitor', `/list-facilities?facility_number=${audit.facilityNumber}`);
  await row(page, audit.facilityNumber).getByText('Dover, DE').click();
  await page.getByRole('button', { name: 'Set Enrollment Letter Date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Enrollment Letter Date' });
  const date = dialog.getByRole('textbox', {
    name: 'Enrollment Letter Date',
  });
  await date.fill('02/28/2027');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, audit.facilityNumber)).toContainText('2/28/2027');
});

// FAC-62, FAC-78
test('an export opens its download; one that fails is only in the message log', async ({
  page,
  people,
  openAs,
}) => {
  await keepDownloadCookie(page, people.monitor);
  await openAs('monitor', '/list-facilities?facility_number=D-10');
  await expect(row(page, 'D-1042')).toBeVisible();
  let made = () => {};
  const making = new Promise<void>((resolve) => {
    made = resolve;
  });
  await page.route('**/api/exports/facilities?**', async (route) => {
    await making;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/exports/facilities?**');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(search((await asked).url())).toEqual({ facility_number: 'D-10' });
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  made();
  expect((await file).suggestedFilename()).toBe('all_facilities.xlsx');
  const address = new URL((await file).url());
  expect(address.pathname).toBe('/api/exports/download');
  expect(search(address.href)).toEqual({
    file_key: expect.stringMatching(/\.xlsx$/),
    filename: 'all_facilities',
  });

  await page.route('**/api/exports/facilities?**', (route) =>
    route.fulfill({ status: 500, json: { data: 'No room for the export.' } }),
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  await expect(page.getByText('No room for the export.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(
    'Exporting the facilities: No room for the export.',
  );
});

test('the columns and the row height that a reader chose are there again after a reload', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities');
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByRole('checkbox', { name: 'Corporate Group' }).uncheck();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Software' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Corporate Group' })).toHaveCount(0);
  await expect(page.locator('.al-table')).toHaveAttribute('data-density', 'compact');
});

test('a list that cannot be loaded says why and tries again, and keeps its rows meanwhile', async ({
  page,
  openAs,
}) => {
  const failing = '**/api/facilities?*';
  await page.route(failing, (route) => route.fulfill({ status: 400, json: { data: 'No luck.' } }));
  await openAs('monitor', '/list-facilities');
  await expect(page.getByText('No luck.')).toBeVisible();
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'D-1042')).toBeVisible();
  await page.route(failing, (route) => route.fulfill({ status: 400, json: { data: 'No luck.' } }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('No luck.')).toBeVisible();
  await expect(row(page, 'D-1042')).toBeVisible();
});
