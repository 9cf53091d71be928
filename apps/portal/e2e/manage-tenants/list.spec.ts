import { tenantRow } from '../pages/tenants.ts';
import { managerTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-7, TEN-33, TEN-87, TEN-123
test('a manager finds tenants by filter and name, and sees what others have stored', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(managerTenants);
  await page.clock.install();
  await openAs(audit.manager, '/manage-tenants');
  await expect(
    page.getByText('No letters reach 1 tenant with an incomplete address.'),
  ).toBeVisible();
  await page.getByLabel('Filter', { exact: true }).selectOption('Selected Coverage (2)');
  await expect(page.getByText('Displaying 1 to 2 of 2 items')).toBeVisible();
  await expect(page).toHaveURL(/filter=any_coverage/);
  const box = page.getByLabel('Name or Unit');
  await box.fill('okafor');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  expect(page.url()).not.toContain('okafor');
  await page.reload();
  await expect(box).toHaveValue('okafor');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  await box.fill('nobody9');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();

  // The list does not load again within some seconds of its last answer.
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('No Response');
  await audit.staff.tenants.setStatus((await audit.stored('Ortiz'))?.id ?? 0, 'provide_proof');
  await page.clock.fastForward(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('Provided Proof');
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
