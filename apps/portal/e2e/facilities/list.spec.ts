import { facilityRow } from '../pages/facilities.ts';
import { facilityTenants } from '../support/tenants.ts';
import { expect, test, violations } from '../support/test.ts';

// FAC-3, FAC-12, FAC-14, FAC-16, FAC-17, FAC-18, FAC-19
test('a facility row shows the main facts and expands to the others', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(facilityTenants, {
    account_name: 'Harbor Lane Self Storage and Boat Parking',
    note: 'Gate closes at 9.',
    is_prime: true,
    prime_site_id: `P-${Date.now()}`,
    initial_letter_send_date: '2027-01-04',
    initial_letter_sent_date: '2027-01-05',
  });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  const facility = facilityRow(page, number);
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

// FAC-13
test('names of 35 characters or more have a tooltip with the full name', async ({
  page,
  startAudit,
  openAs,
}) => {
  const names = ['N'.repeat(34), 'N'.repeat(35)];
  const numbers = await Promise.all(
    names.map(async (account_name) => {
      const audit = await startAudit([], { account_name });
      return audit.facilityNumber;
    }),
  );
  await openAs('monitor', `/list-facilities?account_name=${'N'.repeat(34)}`);
  for (const [at, number] of numbers.entries()) {
    await expect(facilityRow(page, number)).toContainText(names[at] ?? '');
    await expect(
      facilityRow(page, number).getByTitle(names[at] ?? '', { exact: true }),
    ).toHaveCount(at);
  }
});

test('chosen columns and row height survive a reload', async ({ page, openAs }) => {
  await openAs('monitor', '/list-facilities');
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByRole('checkbox', { name: 'Corporate Group' }).uncheck();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Software' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Corporate Group' })).toHaveCount(0);
  await expect(page.locator('.al-table')).toHaveAttribute('data-density', 'compact');
});

test('a list that cannot be loaded shows the reason, a Retry button and its old rows', async ({
  page,
  openAs,
}) => {
  const failing = '**/api/facilities?*';
  await page.route(failing, (route) => route.fulfill({ status: 400, json: { data: 'No luck.' } }));
  await openAs('monitor', '/list-facilities');
  await expect(page.getByText('No luck.')).toBeVisible();
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(facilityRow(page, 'D-1042')).toBeVisible();
  await page.route(failing, (route) => route.fulfill({ status: 400, json: { data: 'No luck.' } }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('No luck.')).toBeVisible();
  await expect(facilityRow(page, 'D-1042')).toBeVisible();
});

// SHL-50
test('a page number past the end shows the last page of each list', async ({ page, openAs }) => {
  await openAs('monitor', '/');
  for (const tab of ['active', 'stats', 'archives', 'retired']) {
    await page.goto(`/list-facilities?tab=${tab}&page=9`);
    await expect(page).toHaveURL(/page=[1-8]$|tab=\w+$/);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  }
});

// FAC-20, SHL-50
test('deleting the only facility of the last page shows the page before it', async ({
  page,
  startAudit,
  openAs,
}) => {
  const account_name = `Two Pages ${Date.now()}`;
  const first = await startAudit([], { account_name });
  const second = await startAudit([], { account_name });
  await page.route('**/api/facilities?*', (route) => {
    const asked = new URL(route.request().url());
    asked.searchParams.set('per_page', '1');
    return route.continue({ url: asked.href });
  });
  const list = `/list-facilities?account_name=${encodeURIComponent(account_name)}`;
  await openAs('monitor', `${list}&page=2`);
  const [last, other] = [first, second].sort((one, two) =>
    one.facilityNumber < two.facilityNumber ? 1 : -1,
  );
  await page.getByRole('button', { name: `Delete ${last?.facilityNumber}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(facilityRow(page, other?.facilityNumber ?? '')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});
