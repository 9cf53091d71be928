import { managerTenants, manyTenants } from '../support/tenants.ts';
import { expect, test, violations } from '../support/test.ts';

// TEN-33, TEN-7
test("a manager filters by the server's choices and sees the number of incomplete addresses", async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(managerTenants);
  await openAs(audit.manager, '/manage-tenants');
  await expect(
    page.getByText('No letters reach 1 tenant with an incomplete address.'),
  ).toBeVisible();
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Filter', { exact: true }).selectOption('Selected Coverage (2)');
  await expect(page.getByText('Displaying 1 to 2 of 2 items')).toBeVisible();
  await expect(page).toHaveURL(/filter=any_coverage/);
  await page.reload();
  await expect(page.getByText('Displaying 1 to 2 of 2 items')).toBeVisible();
});

// SHL-51
test('a page has 100 tenants', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(manyTenants(103));
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByText('Displaying 1 to 100 of 103 items')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('Displaying 101 to 103 of 103 items')).toBeVisible();
});

// TEN-2
test('a tenant with a welcome letter is locked', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(managerTenants);
  const { id = 0 } = (await audit.stored('Okafor')) ?? {};
  await audit.staff.tenants.update(id, { charge_confirmed: true });
  await audit.staff.letters.generate(
    { facilityId: audit.facilityId },
    { letter_type: 'welcome', tenants: [id] },
  );
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByRole('button', { name: 'Edit Chidi Okafor' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Edit status of Chidi Okafor' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Edit Ana Ortiz' })).toBeEnabled();
});

// SHL-1
test('an admin without a facility is offered no export', async ({ page, openAs }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openAs('admin', '/manage-tenants');
  await expect(page.getByText('You are not set up as a facility owner.')).toBeVisible();
  expect(requests).toContain('/api/app/status');
  expect(requests.filter((path) => /managers|tenant-filters|coverages/.test(path))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
});

// TEN-58, TEN-77
test('the export is downloaded; a failed export shows a message', async ({
  page,
  context,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('net::ERR_FAILED GET /api/exports');
  const audit = await startAudit(managerTenants);
  const { username, password } = await audit.manager();
  await context.request.post('/api/login', { form: { username, password } });
  await openAs(audit.manager, '/manage-tenants?filter=opt_out');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  const exportRequest = page.waitForRequest('**/api/exports/manager-tenants?**');
  const file = page.context().waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(new URL((await exportRequest).url()).searchParams.get('filter')).toBe('opt_out');
  expect((await file).suggestedFilename()).toBe('tenant_list.xlsx');

  await page.route('**/api/exports/manager-tenants?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The export failed. Network Error',
  );
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
});
