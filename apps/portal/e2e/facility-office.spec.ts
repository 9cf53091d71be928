import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { workbookRecords } from '../../api/src/testing/workbookRows.ts';
import type { Client } from './support/client.ts';
import { fillOffice, officeFacilities, officeNumber, officeTenants } from './support/office.ts';
import { expect, keepDownloadCookie, test } from './support/test.ts';

// One office for all of these: it takes a while to fill.
test.describe.configure({ mode: 'serial' });

let staff: Client;
let thresholdsBefore: ThresholdCounts;

test.beforeAll(async ({ server, people }) => {
  test.setTimeout(300_000);
  staff = await fillOffice(server.address, people);
  const { data } = await staff.facilities.list({ facility_number: officeNumber(7) });
  const { data: tenants } = await staff.tenants.listOfFacility(data[0]?.id ?? 0, { per_page: 100 });
  const ids = (from: number, to: number) => tenants.slice(from, to).map(({ id }) => id);
  thresholdsBefore = (await staff.facilities.list()).stats.tenant_thresholds;
  // 5 of 80 are over 5%, 4 of 80 are not.
  await staff.tenants.bulkUpdate({ ids: ids(0, 5), field: 'status', value: 'opt_out' });
  await staff.tenants.bulkUpdate({ ids: ids(5, 9), field: 'status', value: 'moved_out' });
  await staff.tenants.bulkUpdate({ ids: ids(9, 26), field: 'status', value: 'provide_proof' });
});

test('a hundred facilities are a page, and the page is in the address', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities?account_name=Gateway');
  await expect(page.getByText(`Displaying 1 to 100 of ${officeFacilities} items`)).toBeVisible();
  expect(await numbersIn(page)).toHaveLength(100);
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByText('Displaying 201 to 250 of 250 items')).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
  await page.reload();
  await expect(page.getByText('Displaying 201 to 250 of 250 items')).toBeVisible();
  await page.getByLabel('Corporate Group').fill('GW-4');
  await expect(page.getByText('Displaying 1 to 50 of 50 items')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test('what a threshold counts is what its filter shows', async ({ page, openAs }) => {
  const { tenant_thresholds: over } = (await staff.facilities.list()).stats;
  expect(over).toEqual({
    ...thresholdsBefore,
    opt_outs_threshold: thresholdsBefore.opt_outs_threshold + 1,
    provided_proof_threshold: thresholdsBefore.provided_proof_threshold + 1,
  });
  await openAs('monitor', '/');
  await page.getByRole('link', { name: 'Opt-outs over 5%' }).click();
  const shown = over.opt_outs_threshold;
  await expect(page.getByText(`Displaying 1 to ${shown} of ${shown} items`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${officeNumber(7)}` })).toBeVisible();
  await page.goto(`/list-facilities?tab=stats&facility_number=${officeNumber(7)}`);
  await expect(page.getByRole('meter', { name: 'Percent Complete' })).toHaveAttribute(
    'aria-valuenow',
    '32',
  );
  await expect(page.getByTitle('4 of 80 tenants = 5%, not over the threshold of 5%')).toBeVisible();
});

test('the workbook of the list holds exactly the filtered facilities, cell by cell', async ({
  page,
  people,
  openAs,
}) => {
  await keepDownloadCookie(page, people.monitor);
  await openAs('monitor', '/list-facilities?corporate_group=GW-2');
  await expect(page.getByText('Displaying 1 to 50 of 50 items')).toBeVisible();
  const records = await exported(page);
  const { data } = await staff.facilities.list({ corporate_group: 'GW-2', per_page: 100 });
  expect(records).toEqual(
    data.map((facility) =>
      cellsOf({
        'Facility Number': facility.facility_number,
        'Prime Store': facility.is_prime,
        'Prime Site ID': facility.prime_site_id,
        'Account Name': facility.account_name,
        'Corporate Group': facility.corporate_group,
        Software: facility.software,
        Address: facility.address,
        City: facility.city,
        State: facility.state,
        'Zip Code': facility.zip_code,
        'Manager Name': facility.contact_name,
        Email: facility.email,
        Phone: facility.phone,
        Fax: facility.fax,
        'Can Tag for Removal': facility.can_tag_removal,
        'Total Uploaded': facility.stats.upload_count,
        'Total In Program': facility.stats.tenant_count,
        'Audit Letters Sent': facility.stats.audit_letters_sent,
        'Enrollment Letters Sent': facility.stats.enrollment_letters_sent,
        'Welcome Letters Sent': facility.stats.welcome_letters_sent,
        ...resultCells(facility.stats),
      }),
    ),
  );
});

test('the workbook of the statistics holds every facility', async ({ page, people, openAs }) => {
  await keepDownloadCookie(page, people.monitor);
  await openAs('monitor', '/list-facilities?tab=stats');
  await expect(page.getByText(/^Displaying 1 to 100 of/)).toBeVisible();
  const records = await exported(page);
  const { last_page } = (await staff.facilities.stats()).pagination;
  const pages = await Promise.all(
    Array.from({ length: last_page }, (_, at) => staff.facilities.stats({ page: at + 1 })),
  );
  const rows = pages.flatMap(({ data }) => data);
  expect(rows.length).toBeGreaterThanOrEqual(officeFacilities);
  const inProgram = rows.reduce((sum, { stats }) => sum + stats.tenant_count, 0);
  expect(inProgram).toBeGreaterThanOrEqual(officeTenants);
  expect(records).toEqual(
    rows.map((row) =>
      cellsOf({
        'Facility Number': row.facility_number,
        'Prime ID': row.prime_site_id,
        'Facility Name': row.account_name,
        'Was Prime': row.was_prime,
        'Total In Program': row.stats.tenant_count,
        ...resultCells(row.stats),
      }),
    ),
  );
});

const numbersIn = (page: Page) =>
  page.getByRole('button', { name: /^Edit G-/ }).evaluateAll((buttons) => buttons.map(String));

async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return workbookRecords(await readFile(await (await download).path()));
}

type Facilities = Awaited<ReturnType<Client['facilities']['list']>>;
type Stats = Facilities['data'][number]['stats'];
type ThresholdCounts = Facilities['stats']['tenant_thresholds'];

const resultCells = (stats: Stats) => ({
  'Percent Complete': stats.percent_complete,
  'Selected Coverage': stats.selected_coverage,
  'Selected Coverage %': stats.selected_coverage_percentage,
  'Coverage Confirmed': stats.confirmed_payment,
  'Coverage Confirmed %': stats.confirmed_payment_percentage,
  'Provided Proof': stats.provided_proof,
  'Provided Proof %': stats.provided_proof_percentage,
  'Opted Out': stats.opted_out,
  'Opted Out %': stats.opted_out_percentage,
  'Moved Out': stats.moved_out,
  'Moved Out %': stats.moved_out_percentage,
  'Bad Address': stats.bad_address,
  'Bad Address %': stats.bad_address_percentage,
});

/** As a workbook holds it: text in every cell, nothing in an empty one. */
const cellsOf = (row: Record<string, string | number | boolean | null>) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([heading, value]) => {
      if (value === null || value === '') return [];
      if (typeof value === 'boolean') return [[heading, value ? 'Yes' : 'No']];
      return [[heading, String(value)]];
    }),
  );
