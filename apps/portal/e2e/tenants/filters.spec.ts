import { tenantRow } from '../pages/tenants.ts';
import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-10, TEN-12, SHL-114, TEN-15, TEN-7
test('filters apply on Search and Enter, Filter applies at once, and names stay out of the address', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  const requests: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/tenants')) requests.push(url.searchParams);
  });
  const last = () => Object.fromEntries(requests.at(-1) ?? []);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(tenantRow(page, 'Ana Ortiz')).toBeVisible();
  // An address with a filter sends only the call of its page.
  await page.waitForLoadState('networkidle');
  expect(requests.map((query) => query.get('facility_number'))).toEqual([audit.facilityNumber]);
  const before = requests.length;

  await page.getByLabel('Name').fill('lind');
  await page.getByLabel('Unit').fill('A');
  await page.getByLabel('Status', { exact: true }).selectOption('Opted Out');
  expect(requests.length).toBe(before);
  const hint = page.getByText('Press Search to apply the filters.');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(hint).toHaveCount(0);
  await expect(tenantRow(page, 'Ana Ortiz')).toHaveCount(0);
  await expect(tenantRow(page, 'Boris Lind')).toBeVisible();
  // One letter is not sent.
  expect(last()).toEqual({
    name: 'lind',
    status: 'opt_out',
    facility_number: audit.facilityNumber,
    page: '1',
    per_page: '100',
  });
  expect(page.url()).not.toContain('lind');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('lind');
  expect(new URL(page.url()).searchParams.get('status')).toBe('opt_out');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('lind');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  // Without a change, too, Search and Refresh ask the server.
  for (const name of ['Search', 'Refresh']) {
    const listRequest = page.waitForRequest('**/api/tenants?**');
    await page.getByRole('button', { name, exact: true }).click();
    await listRequest;
  }

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
  await expect(tenantRow(page, 'Chidi Okafor')).toBeVisible();
  expect(last()).toMatchObject({ tagged_for_removal: 'true' });

  await page.goBack();
  await expect(page.getByText('Displaying 1 to 3 of 3 items')).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: 'Show Tenants Tagged for Removal' }),
  ).not.toBeChecked();

  // Back from another page restores the name, too.
  await page.getByLabel('Name').fill('ortiz');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('ortiz');
});

// SHL-115, DUE-11
test('a link from a facility lists its tenants only, until another number is typed', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  const { facilityId, facilityNumber } = audit;
  await openAs('monitor', `/facilities/${facilityId}`);
  await page.getByRole('link', { name: 'View tenants' }).click();
  await expect(page).toHaveURL(
    `/tenant-list?facility_number=${facilityNumber}&facility_id=${facilityId}`,
  );
  await expect(page.getByText(`Only facility ${facilityNumber}`)).toBeVisible();
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();

  await page.getByLabel('Facility Number').fill(facilityNumber.slice(0, -1));
  await page.getByLabel('Facility Number').press('Enter');
  await expect(page).toHaveURL(`/tenant-list?facility_number=${facilityNumber.slice(0, -1)}`);
  await expect(page.getByText(`Only facility ${facilityNumber}`)).toBeHidden();
  await page.goBack();
  await expect(page.getByText(`Only facility ${facilityNumber}`)).toBeVisible();
  await page.getByRole('button', { name: 'Show all facilities' }).click();
  await expect(page).toHaveURL('/tenant-list');
});
