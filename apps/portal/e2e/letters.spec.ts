import type { Page } from '@playwright/test';
import { type AuditedTenant, manyTenants, startAudit } from './support/audit.ts';
import type { Day } from './support/client.ts';
import { expect, keepDownloadCookie, test, violations } from './support/test.ts';

const four: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2' },
  { first_name: 'Chidi', last_name: 'Okafor', unit: 'A3' },
  { first_name: 'Edith', last_name: 'Reed', unit: 'A4', becomes: { zip_code: null } },
];

const letterButtons = ['Audit Letter', 'Enrollment Letter', 'Welcome Letter'];
const firstThreeHundred = 'The system will generate letters for the first 300 tenants. Continue?';

// FAC-42, FAC-43, FAC-44, LET-8, LET-10, LET-13, LET-14
test('a facility is found by a part of its number, and its mailing dates stand beside it', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, four, {
    initial_letter_send_date: '2027-01-04' as Day,
    follow_up_letter_send_date: '2027-02-08' as Day,
  });
  await startAudit(server.address, people, []);
  await page.clock.setFixedTime(new Date('2026-12-09T12:00:00'));
  await openAs('monitor', '/send-letters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send Proof Letters');
  const find = page.getByRole('group', { name: 'Find a Facility' });
  const search = find.getByRole('button', { name: 'Search' });
  await expect(search).toBeDisabled();
  await expect(find.getByText('Hint: Partial queries are supported.')).toBeVisible();
  const dates = page.getByRole('group', { name: 'Mailing Dates' });
  await expect(dates).toContainText('Today12/9/2026');
  await expect(dates).toContainText('Audit Letter Date--');

  await find.getByLabel('Facility Number').fill('T-');
  await search.click();
  const dropdown = find.getByLabel('Facility', { exact: true });
  await expect(dropdown).toHaveValue('');
  await dropdown.selectOption(`${audit.facilityNumber} - Mill Road Storage`);
  await expect(dates).toContainText('Audit Letter Date1/4/2027');
  await expect(dates).toContainText('Enrollment Letter Date2/8/2027');
  await expect(dates).toContainText('Letter Effective Date--');

  await find.getByLabel('Facility Number').fill(audit.facilityNumber.slice(1));
  await search.click();
  await expect(dropdown).toHaveValue(String(audit.facilityId));
  await expect(page.getByText('3 total tenants')).toBeVisible();
  await expect(
    page.getByText('Tenants with incomplete addresses are hidden in this view.'),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Edith Reed/ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

// FAC-42, FAC-64
test('a facility without a name says so, and a search that fails is told', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/facilities/search?*', (route) =>
    route.fulfill({ json: [{ id: 991, facility_number: 'N-1', account_name: null }] }),
  );
  await page.route('**/api/facilities/991/**', (route) => route.fulfill({ status: 404, json: {} }));
  await openAs('monitor', '/send-letters');
  await searchFor(page, 'N-1');
  await expect(page.getByLabel('Facility', { exact: true })).toContainText('N-1 - No account name');

  await page.unroute('**/api/facilities/search?*');
  await page.route('**/api/facilities/search?*', (route) =>
    route.fulfill({ status: 422, json: { data: 'The search is closed today.' } }),
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The search is closed today.' }),
  ).toBeVisible();
});

// LET-11, LET-15, LET-16
test('the filter shows how many are ready, and loads 400 ms after its last change', async ({
  page,
  people,
  server,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(server.address, people, four);
  const another = await startAudit(server.address, people, four.slice(0, 1));
  await openAs('monitor', '/send-letters');
  const asked = filtersAsked(page, audit.facilityId);
  await searchFor(page, audit.facilityNumber);
  const filter = page.getByLabel('Filter');
  await expect(filter.locator('option')).toHaveText([
    'All (3)',
    'Audit Letter Ready (3)',
    'Enrollment Letter Ready (0)',
    'Welcome Letter Ready (0)',
  ]);

  await stopClock();
  await filter.selectOption('initial_letter_ready');
  await page.clock.runFor(399);
  await filter.selectOption('welcome_letter_ready');
  await page.clock.runFor(399);
  expect(asked).toEqual(['all']);
  await page.clock.runFor(1);
  await expect(page.getByText('0 total tenants')).toBeVisible();
  expect(asked).toEqual(['all', 'welcome_letter_ready']);

  await searchFor(page, another.facilityNumber);
  await expect(page.getByText('1 total tenants')).toBeVisible();
  await expect(filter).toHaveValue('all');
});

// LET-18, LET-21, LET-22, LET-23, LET-24
test('letters for nobody chosen are asked about, made, opened and offered again', async ({
  page,
  context,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, four);
  await openAs('monitor', '/send-letters');
  await keepDownloadCookie(page, people.monitor);
  await searchFor(page, audit.facilityNumber);
  let generated = 0;
  page.on('request', (request) => {
    if (request.url().includes('/generate-letters')) generated += 1;
  });
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  const question = page.getByRole('alertdialog', { name: firstThreeHundred });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  expect(generated).toBe(0);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Audit letters were generated for 3 tenants.');
  await expect(success).toContainText(
    'If no download box has appeared, please disable your popup-blocker for this site.',
  );
  await opened;
  const letters = await success.getByRole('link', { name: 'Download' }).getAttribute('href');
  expect(letters).toMatch(/^\/api\/facilities\/download-letters\/.+\.pdf$/);
  const pdf = await page.request.get(letters ?? '');
  expect(pdf.headers()['content-disposition']).toContain('attachment');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(success.getByRole('link', { name: 'Mail Merge' })).toHaveAttribute(
    'href',
    /mail_merge\.xlsx$/,
  );
  expect(await violations(page)).toEqual([]);

  await success.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /Ana Ortiz/ }).getByRole('img')).toHaveCount(1);
  await expect(page.getByLabel('Filter').locator('option').nth(1)).toHaveText(
    'Audit Letter Ready (0)',
  );
});

// LET-12, LET-20, LET-23
test('enrollment letters for chosen tenants bear the date that is set', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, four, {
    follow_up_letter_send_date: '2027-02-08' as Day,
  });
  const chosen = await audit.stored('Lind');
  const previewed = (letters: string) =>
    page.getByRole('link', { name: letters, exact: true }).getAttribute('href');
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  await page.getByText('Boris Lind').click();
  await expect(page.getByRole('checkbox', { name: 'Select Boris Lind' })).toBeChecked();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await previewed('Enrollment')).toBe(
    `/api/facilities/${audit.facilityId}/preview-letter?letter_type=follow_up&tenants=${chosen?.id}`,
  );

  await page.getByRole('button', { name: 'Enrollment Letter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Enrollment Letter Date' });
  await expect(dialog).toContainText('Set the date that should appear on each enrollment letter:');
  const date = dialog.getByRole('textbox');
  await expect(date).toHaveValue('02/08/2027');
  await date.fill('03/01/2027');
  const request = page.waitForRequest('**/generate-letters?*');
  await dialog.getByRole('button', { name: 'Set' }).click();
  const query = new URL((await request).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    letter_type: 'follow_up',
    enrollment_letter_date: '2027-03-01',
    tenants: String(chosen?.id),
  });
  await page
    .getByRole('dialog', { name: 'Success' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByText('0 selected')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Boris Lind/ }).getByRole('img', { name: 'Yes' }),
  ).toHaveCount(1);
});

// LET-13, LET-19, TEN-53
test('a tagged tenant stops all letters', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, [
    ...four.slice(0, 2),
    { first_name: 'Femi', last_name: 'Ade', unit: 'A5', tagged: true },
  ]);
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  await expect(
    page.getByText(
      'Some tenants are tagged for removal. They will need to be removed or untagged before continuing.',
    ),
  ).toBeVisible();
  for (const name of letterButtons) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  const flag = page.getByRole('img', { name: 'Tagged for removal' });
  await expect(page.getByRole('row', { name: /Femi Ade/ }).filter({ has: flag })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  const id = (await audit.stored('Ade'))?.id ?? 0;
  await audit.staff.tenants.update(id, { untag: true });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Audit Letter' })).toBeEnabled();
});

test('the page that letters have emptied gives way to the last one', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, manyTenants(101));
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  // The list of the new filter is asked for 400 ms later; a page turned before that is one of the old list.
  const filtered = page.waitForRequest(/filter=initial_letter_ready/);
  await page.getByLabel('Filter').selectOption('initial_letter_ready');
  await filtered;
  await page.getByRole('button', { name: 'Last page' }).click();
  await page.getByRole('checkbox', { name: 'Select Una Tenant101' }).check();
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page
    .getByRole('dialog', { name: 'Success' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByText('Displaying 1 to 100 of 100 items')).toBeVisible();
  await expect(page.getByRole('row', { name: /Una Tenant001/ })).toBeVisible();
});

// LET-17
test('at most 300 tenants can be selected', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, manyTenants(301));
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    const from = (number - 1) * 100 + 1;
    await expect(page.getByText(`Displaying ${from} to ${from + 99} of 301 items`)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
  }
  await expect(page.getByText('300 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('checkbox', { name: 'Select Una Tenant301' }).click();
  const alert = page.getByRole('dialog', { name: 'Alert' });
  await expect(alert).toContainText(
    'In an effort to conserve system resources, only 300 tenants may be selected at a time. If you need to download letters for more tenants, then you will need to download the letters in batches of 300.',
  );
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Una Tenant301' })).not.toBeChecked();
  await expect(page.getByText('300 selected')).toBeVisible();
});

// LET-27, LET-42
test('more than 300 go out batch by batch, and the tray keeps them all', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, manyTenants(305));
  await openAs('monitor', '/send-letters');
  await keepDownloadCookie(page, people.monitor);
  await searchFor(page, audit.facilityNumber);
  await expect(page.getByText('305 total tenants')).toBeVisible();
  const preview = await page.getByRole('link', { name: 'Audit', exact: true }).getAttribute('href');
  const letter = await page.request.get(preview ?? '');
  expect([letter.status(), letter.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Audit letters were generated for 300 tenants.', {
    timeout: 30_000,
  });
  await expect(success).toContainText('5 more are ready.');
  await success.getByRole('button', { name: 'Generate the Next 5' }).click();
  await expect(success).toContainText('Audit letters were generated for 5 tenants.');
  await expect(success.getByRole('listitem')).toContainText([
    'Batch 1: 300 tenants',
    'Batch 2: 5 tenants',
  ]);
  await expect(success.getByRole('button', { name: /^Generate/ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await success.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Jobs: 2 done' }).click();
  const tray = page.getByRole('region', { name: 'Jobs' });
  await expect(tray.getByRole('listitem')).toContainText(['5 tenants', '300 tenants']);
  const kept = await tray.getByRole('link', { name: 'Letters' }).last().getAttribute('href');
  expect((await page.request.get(kept ?? '')).ok()).toBe(true);
  expect(await violations(page)).toEqual([]);
  // The other tests' session of the same person lives on.
  await page.route('**/api/logout', (route) => route.fulfill({ json: {} }));
  await page.goto('/logout');
  await expect(tray).toHaveCount(0);
});

test('letters that are ready when another facility is looked at change nothing there', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const first = await startAudit(server.address, people, four);
  const second = await startAudit(server.address, people, four);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/generate-letters?*', async (route) => {
    await held;
    await route.continue();
  });
  await openAs('monitor', '/send-letters');
  await searchFor(page, first.facilityNumber);
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await searchFor(page, second.facilityNumber);
  await page.getByRole('checkbox', { name: 'Select Boris Lind' }).check();
  answer();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Audit letters were generated for 3 tenants.');
  await success.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Jobs: 1 done' }).click();
  await expect(page.getByRole('region', { name: 'Jobs' })).toContainText(first.facilityNumber);
  expect(await second.staff.letters.counts({ facilityId: second.facilityId })).toMatchObject({
    initial_letter_ready: 3,
  });
});

// LET-8, LET-9
test('tenants of a whole state are found by state, and another tab starts with nothing', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, four, { state: 'VI' });
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  await expect(page.getByText('3 total tenants')).toBeVisible();

  await page.getByRole('tab', { name: 'By State' }).click();
  await expect(page.getByRole('group', { name: 'Mailing Dates' })).toHaveCount(0);
  await expect(page.getByText('3 total tenants')).toHaveCount(0);
  const asked = page.waitForRequest('**/api/facilities/state/VI?*');
  await page.getByRole('combobox', { name: 'State' }).selectOption('VI');
  expect(new URL((await asked).url()).searchParams.get('per_page')).toBe('100');
  await expect(page.getByText('3 total tenants')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana Ortiz/ })).toContainText(audit.facilityNumber);

  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('3 tenants');
  await success.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'By Facility' }).click();
  await expect(page.getByLabel('Facility Number')).toHaveValue('');
  await expect(page.getByText('3 total tenants')).toHaveCount(0);
  await page.getByRole('tab', { name: 'By State' }).click();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
});

// LET-35
test('counts that fail are told once, however often the page is looked at', async ({
  page,
  people,
  server,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(server.address, people, four);
  let asked = 0;
  await page.route('**/tenant-mailing-counts', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { data: 'The counts are lost.' } });
  });
  await openAs('monitor', '/send-letters');
  await expect(page.getByLabel('Facility Number')).toBeVisible();
  await stopClock();
  await searchFor(page, audit.facilityNumber);
  const counts = page.getByRole('dialog', { name: 'Error loading tenant counts' });
  await expect(counts).toContainText('The counts are lost.');
  await page.clock.runFor(30_000);
  expect(asked).toBe(1);
  await counts.getByRole('button', { name: 'Close' }).click();
  await expect(counts).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(counts).toBeVisible();
  expect(asked).toBe(2);
});

// LET-36
test('each failure is told in its place', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, four);
  await page.route('**/tenant-mailing-counts', (route) =>
    route.fulfill({ status: 422, json: { data: 'The counts are being counted.' } }),
  );
  await page.route('**/tenants-mailing?*', (route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  const counts = page.getByRole('dialog', { name: 'Error loading tenant counts' });
  await expect(counts).toContainText('The counts are being counted.');
  await counts.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Unknown error loading tenants.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('3 total tenants')).toBeVisible();

  await page.getByRole('button', { name: 'Welcome Letter' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const error = page.getByRole('dialog', { name: 'Error', exact: true });
  await expect(error).toContainText('No tenant is ready for a welcome letter.');
  await error.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Welcome Letter' })).toBeEnabled();
});

async function searchFor(page: Page, facilityNumber: string) {
  await page.getByLabel('Facility Number').fill(facilityNumber);
  await page.getByRole('button', { name: 'Search' }).click();
}

/** The filters that tenants of a facility are asked for from now on. */
function filtersAsked(page: Page, facilityId: number): (string | null)[] {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === `/api/facilities/${facilityId}/tenants-mailing`)
      asked.push(url.searchParams.get('filter'));
  });
  return asked;
}
