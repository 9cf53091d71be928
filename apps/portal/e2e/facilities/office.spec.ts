import type { Page } from '@playwright/test';
import {
  answered,
  documented,
  type Office,
  officeFacilities,
  startOffice,
} from '../support/office.ts';
import { expect, test } from '../support/test.ts';
import {
  downloaded,
  facilityCells,
  isCounted,
  statsCells,
  tenantCells,
} from '../support/workbooks.ts';

// All tests share one office, because filling it takes a while.
test.describe.configure({ mode: 'serial' });

let office: Office;

test.beforeAll(async ({ server, people }) => {
  test.setTimeout(600_000);
  office = await startOffice(server.address, people);
});

// SHL-51
test('a page has 100 facilities, is 475 px high and keeps its number in the address', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities?account_name=Gateway');
  await expect(page.getByText(`Displaying 1 to 100 of ${officeFacilities} items`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit G-/ })).toHaveCount(100);
  await expect(page.locator('.al-table-scroll')).toHaveCSS('height', '475px');
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByText('Displaying 101 to 125 of 125 items')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText('Displaying 101 to 125 of 125 items')).toBeVisible();
  await page.getByLabel('Corporate Group').fill('GW-4');
  await expect(page.getByText('Displaying 1 to 25 of 25 items')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await page.goto('/list-facilities?account_name=Gateway&page=9');
  await expect(page.getByText('Displaying 101 to 125 of 125 items')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
});

// FAC-78, WIR-30, WIR-31
test('the workbook of the list has exactly the filtered facilities, cell by cell', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities?corporate_group=GW-2');
  await expect(page.getByText('Displaying 1 to 25 of 25 items')).toBeVisible();
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
test('the workbook of the statistics has every facility', async ({ page, openAs }) => {
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
  expect(inProgram).toBeGreaterThanOrEqual(officeFacilities);
  expect(sheets[0]).toEqual(rows.map(statsCells));
});

// ARC-15, ARC-16, TEN-49
test('the backup workbook has every tenant and the statistics, cell by cell', async ({
  page,
  openAs,
}) => {
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
      'Audit Letter Made': expect.any(String),
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
