import type { Page } from '@playwright/test';
import type { Tenant } from '../support/client.ts';
import {
  answered,
  documented,
  type Office,
  officeFacilities,
  officeNumber,
  officeTenants,
  startOffice,
  wasPrime,
} from '../support/office.ts';
import { expect, keepDownloadCookie, test } from '../support/test.ts';
import {
  downloaded,
  type Facility,
  facilityCells,
  isCounted,
  statsCells,
  tenantCells,
} from '../support/workbooks.ts';

// Its facilities would fill the first pages of the lists of other tests.
test.use({ serverName: 'office' });
// All tests share one office, because filling it takes a while.
test.describe.configure({ mode: 'serial' });

let office: Office;

test.beforeAll(async ({ server, people }) => {
  test.setTimeout(600_000);
  office = await startOffice(server.address, people);
});

// FAC-81, SHL-51
test('a page has 100 facilities, is 475 px high and keeps its number in the address', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities?account_name=Gateway');
  await expect(page.getByText(`Displaying 1 to 100 of ${officeFacilities} items`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit G-/ })).toHaveCount(100);
  await expect(page.locator('.al-table-scroll')).toHaveCSS('height', '475px');
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByText('Displaying 201 to 250 of 250 items')).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
  await page.reload();
  await expect(page.getByText('Displaying 201 to 250 of 250 items')).toBeVisible();
  await page.getByLabel('Corporate Group').fill('GW-4');
  await expect(page.getByText('Displaying 1 to 50 of 50 items')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await page.goto('/list-facilities?account_name=Gateway&page=9');
  await expect(page.getByText('Displaying 201 to 250 of 250 items')).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
});

// FAC-10, FAC-11, FAC-57, FAC-58
test('every filter counts and lists its facilities', async ({ page, openAs }) => {
  // The test visits eleven pages.
  test.slow();
  const all = await office.everyFacility();
  const over = (share: number, count: keyof Facility['stats']) =>
    all.filter(({ stats }) => stats[count] * 100 > share * stats.tenant_count);
  const flagged = await Promise.all(
    [answered, documented].map(async (number) => {
      const facility = await office.facilityNamed(number);
      return { facility, ...(await office.staff.facilities.checkFlagged(facility.id)) };
    }),
  );
  expect(flagged.map(({ tenants_flagged }) => tenants_flagged)).toEqual([2, 0]);
  const meant: [string, string, Facility[]][] = [
    [
      'no_move_outs_confirmed',
      'None confirmed',
      all.filter((one) => !one.confirmed_move_outs_date && !one.confirmed_no_move_outs_date),
    ],
    [
      'confirmed_move_outs',
      'Confirmed move-outs',
      all.filter((one) => one.confirmed_move_outs_date),
    ],
    [
      'confirmed_no_move_outs',
      'Confirmed no move-outs',
      all.filter((one) => one.confirmed_no_move_outs_date),
    ],
    ['opt_outs_threshold', 'Opt-outs over 5%', over(5, 'opted_out')],
    ['provided_proof_threshold', 'Provided proof over 20%', over(20, 'provided_proof')],
    ['bad_address_threshold', 'Bad address over 5%', over(5, 'bad_address')],
    ['moved_out_threshold', 'Moved out over 5%', over(5, 'moved_out')],
    [
      'initial_letters_unsent',
      'Audit letters unsent',
      all.filter((one) => !one.initial_letter_sent_date),
    ],
    [
      'follow_up_letters_unsent',
      'Enrollment letters unsent',
      all.filter((one) => !one.follow_up_letter_sent_date),
    ],
    [
      'welcome_letters_unsent',
      'Welcome letters unsent',
      all.filter((one) => !one.welcome_letter_sent_date),
    ],
  ];
  await openAs('monitor', '/list-facilities');
  await page.getByRole('button', { name: 'More Filters' }).click();
  const entries = page.getByRole('menuitemcheckbox');
  await expect(entries).toHaveCount(11);
  for (const [, label, facilities] of meant) {
    await expect(entries.filter({ hasText: label }).first()).toHaveText(
      new RegExp(`^${label}${facilities.length}$`),
    );
  }
  await page.keyboard.press('Escape');
  for (const [key, , facilities] of meant) {
    await page.goto(`/list-facilities?filter=${key}`);
    await expect(page.locator('.al-table-footer')).toContainText(
      facilities.length === 0 ? 'No relevant data' : `of ${facilities.length} items`,
    );
    for (const { facility_number } of facilities.slice(0, 3)) {
      await expect(
        page.getByRole('button', { name: `Edit ${facility_number}`, exact: true }),
      ).toBeVisible();
    }
  }
  await page.goto('/list-facilities?filter=doing_move_outs');
  await expect(page.getByRole('button', { name: `Edit ${answered}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${documented}` })).toHaveCount(0);
});

// SHL-43
test('the home page panels link to the facilities that they count', async ({ page, openAs }) => {
  const { tenant_thresholds } = await office.staff.facilities.homeStats();
  await openAs('monitor', '/');
  await page.getByRole('link', { name: 'Opt-outs over 5%' }).click();
  const shown = tenant_thresholds.opt_outs_threshold;
  await expect(page.getByText(`Displaying 1 to ${shown} of ${shown} items`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${answered}` })).toBeVisible();
});

// FAC-14, FAC-19, FAC-55
test('the detail counts the tenants by status', async ({ page, openAs }) => {
  const { id, stats } = await office.facilityNamed(answered);
  const tenants = await office.tenantsOf(id);
  const having = (status: Tenant['status']) =>
    tenants.filter((tenant) => tenant.status === status).length;
  await openAs('monitor', `/list-facilities?facility_number=${answered}`);
  await page.getByRole('button', { name: `Details of ${answered}` }).click();
  const detail = page.locator('.al-facility-detail');
  await expect(detail).toContainText(
    `Total Uploaded${stats.upload_count}Total In Program80Audit Letters Sent3Enrollment Letters Sent0Welcome Letters Sent0`,
  );
  await expect(detail).toContainText(
    `Selected Coverage${having('selected_coverage')}Coverage Confirmed1Provided Proof${having('provide_proof')}` +
      `Opted Out${having('opt_out')}Moved Out${having('moved_out')}Bad Address${having('bad_address')}`,
  );

  await page.goto(`/list-facilities?facility_number=${documented}`);
  await page.getByRole('button', { name: `Details of ${documented}` }).click();
  await expect(detail).toContainText('Phone(555) 555-0142Fax1-555-555-0143');
  const row = page.getByRole('row').filter({
    has: page.getByRole('button', { name: `Edit ${documented}` }),
  });
  for (const day of ['1/4/2027', '2/1/2027', '3/1/2027', '1/5/2027', '2/2/2027', '3/2/2027']) {
    await expect(row).toContainText(day);
  }
  await expect(row.getByTitle(/^No move-outs confirmed/)).toBeVisible();
  await expect(row.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
});

// FAC-45, FAC-48, FAC-50
test('statistics are filtered, sorted and explained', async ({ page, openAs }) => {
  await openAs('monitor', '/list-facilities?tab=stats&account_name=Gateway');
  await expect(page.getByText(`Displaying 1 to 100 of ${officeFacilities} items`)).toBeVisible();
  await expect(page.locator('.al-table-scroll')).toHaveCSS('height', '475px');
  await page.getByRole('button', { name: 'Percent Complete' }).click();
  await page.getByRole('button', { name: 'Percent Complete' }).click();
  await expect(page).toHaveURL(/sort_by=percent_complete&sort_dir=desc/);
  const first = page.getByRole('row').nth(1);
  await expect(first.getByRole('button', { name: `Archive ${answered}` })).toBeVisible();
  // 31 of 80 are 38.75%.
  await expect(first.getByRole('meter', { name: 'Percent Complete' })).toHaveAttribute(
    'aria-valuenow',
    '38',
  );
  await expect(
    first.getByTitle('4 of 80 in program = 5%, not over the threshold of 5%').first(),
  ).toBeVisible();

  await page.getByLabel('Facility Number').fill(wasPrime);
  await expect(page.getByTitle('Prime Facility')).toHaveText('P');
  await page.getByLabel('Facility Number').fill('');
  await page.getByLabel('Prime ID').fill('4030');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await expect(page.getByTitle('Prime Facility')).toHaveCount(0);
  await page.getByLabel('Prime ID').fill('');
  await page.getByLabel('Facility Name').fill('Storage 249');
  await expect(page.getByRole('button', { name: `Archive ${officeNumber(249)}` })).toBeVisible();
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
});

// FAC-78, WIR-30, WIR-31
test('the workbook of the list has exactly the filtered facilities, cell by cell', async ({
  page,
  people,
  openAs,
}) => {
  await keepDownloadCookie(page, people.monitor);
  await openAs('monitor', '/list-facilities?corporate_group=GW-2');
  await expect(page.getByText('Displaying 1 to 50 of 50 items')).toBeVisible();
  const { name, sheets } = await exported(page);
  expect(name).toBe('all_facilities.xlsx');
  const list = await office.staff.facilities.list({ corporate_group: 'GW-2', per_page: 100 });
  const data = list.data.filter(isCounted);
  expect(sheets[0]).toEqual(data.map(facilityCells));
  const cells = data.map(facilityCells).find((row) => row['Facility Number'] === documented);
  expect(cells).toMatchObject({
    Notes: "'=SUM(A1:A9)\nGate closes at 9.",
    'Letter Effective Date': '2027-03-31',
    'Welcome Letters Sent Date': '2027-03-02',
    'Confirmed No Move-Outs': expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

// FAC-79
test('the workbook of the statistics has every facility', async ({ page, people, openAs }) => {
  await keepDownloadCookie(page, people.monitor);
  await openAs('monitor', '/list-facilities?tab=stats');
  await expect(page.getByText(/^Displaying 1 to 100 of/)).toBeVisible();
  const { sheets } = await exported(page);
  const { last_page } = (await office.staff.facilities.stats()).pagination;
  const pages = await Promise.all(
    Array.from({ length: last_page }, (_, at) => office.staff.facilities.stats({ page: at + 1 })),
  );
  const rows = pages.flatMap(({ data }) => data).filter(isCounted);
  expect(rows.length).toBeGreaterThanOrEqual(officeFacilities);
  const inProgram = rows.reduce((sum, { stats }) => sum + stats.tenant_count, 0);
  expect(inProgram).toBeGreaterThanOrEqual(officeTenants);
  expect(sheets[0]).toEqual(rows.map(statsCells));
});

// ARC-15, ARC-16, ARC-17
test('the backup workbook has every tenant and the statistics, cell by cell', async ({
  page,
  people,
  openAs,
}) => {
  await keepDownloadCookie(page, people.monitor);
  const before = await office.facilityNamed(answered);
  const tenants = await office.tenantsOf(before.id);
  const coverages = await office.staff.facilities.coverages('DE');
  const neighbour = await office.facilityNamed(documented);

  await openAs('monitor', `/list-facilities?tab=stats&facility_number=${answered}`);
  await page.getByRole('button', { name: `Archive ${answered}` }).click();
  const dialog = page.getByRole('dialog', { name: `Archiving ${answered} (NULL)` });
  await expect(dialog).toContainText('delete all tenants (80)');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Facility Number').fill(answered);
  const backup = await downloaded(
    page,
    () => dialog.getByRole('button', { name: 'Complete' }).click(),
    ['Tenants', 'Stats'],
  );
  expect(backup.name).toBe(`${answered}__2026-11-30.xlsx`);
  const [tenantRows = [], statsRows] = backup.sheets;
  const byName = (a: Record<string, string>, b: Record<string, string>) =>
    String(a['Last Name']).localeCompare(String(b['Last Name']), 'en');
  expect(tenantRows.toSorted(byName)).toEqual(
    tenants.map((tenant) => tenantCells(tenant, coverages)).toSorted(byName),
  );
  expect(tenantRows).toContainEqual(
    expect.objectContaining({
      Status: 'Selected Coverage',
      Coverage: expect.stringMatching(/ per month for /),
      Units: 'U6, 0012',
      Note: "'@cmd",
      'Monitor Note': 'Paid in cash.\nRing twice.',
      'Charge Confirmed Date': expect.any(String),
      'Audit Letter Sent': expect.any(String),
    }),
  );
  expect(statsRows).toEqual([facilityCells(before)]);
  await expect(dialog).toHaveCount(0);

  expect(await office.tenantsOf(before.id)).toEqual([]);
  expect(await office.facilityNamed(answered)).toMatchObject({
    letter_effective_date: '2027-02-28',
    initial_letter_send_date: '2027-01-31',
    follow_up_letter_send_date: '2027-02-15',
    can_tag_removal: true,
    stats: { upload_count: 0, tenant_count: 0, percent_complete: 0 },
  });
  expect(await office.facilityNamed(documented)).toEqual(neighbour);

  await page.goto(`/list-facilities?tab=archives&facility_number=${answered}`);
  await expect(page.getByRole('meter', { name: 'Percent Complete' })).toHaveAttribute(
    'aria-valuenow',
    '38',
  );
  const again = await downloaded(page, () => page.getByRole('link', { name: 'Download' }).click());
  expect(again.bytes.equals(backup.bytes)).toBe(true);
});

const exported = (page: Page) =>
  downloaded(page, () => page.getByRole('button', { name: 'Export' }).click());
