import { uploadRentRoll } from '../pages/imports.ts';
import { logIn } from '../pages/login.ts';
import { openMessages } from '../pages/messages.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// SHL-78
test('the bell lists finished jobs and keeps the downloads of the session', async ({
  page,
  openAs,
  expectRefusal,
}) => {
  await openAs('monitor', '/list-facilities');
  await page.getByRole('button', { name: 'Export' }).click();
  const bell = page.getByRole('button', { name: 'Messages' });
  await expect(bell).toHaveAccessibleName('Messages. Jobs: 1 done');
  const panel = await openMessages(page);
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('region', { name: 'Jobs' })).toContainText('Export of facilities');
  const download = panel.getByRole('region', { name: 'Downloads' }).getByRole('link');
  await expect(download).toHaveText(['All facilities']);
  expect((await page.request.get((await download.getAttribute('href')) ?? '')).ok()).toBe(true);

  // The page stays usable, and a press on it closes the panel.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toHaveCount(0);
  await expect(bell).toHaveAccessibleName('Messages. Jobs: 1 done');
  await openMessages(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();

  // Firefox cancels the calls of a page that reloads, before the next page comes.
  expectRefusal('/api/tenants');
  await page.getByRole('link', { name: 'Tenants' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.route('**/api/tenants?*', (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Error loading tenants').first()).toBeVisible();
  await page.unroute('**/api/tenants?*');
  await page.reload();
  await expect(bell).toHaveAccessibleName('Messages. Jobs: 1 done');
  await openMessages(page);
  await expect(panel.getByText(/Error loading/)).toHaveCount(0);
  await expect(panel.getByRole('region', { name: 'Jobs' })).toContainText('Export of facilities');
  await expect(download).toHaveText(['All facilities']);
  await expect(panel.getByText('The export is ready.')).toBeVisible();
});

// SHL-78
test('after the end of a session, its user finds its reports again', async ({
  page,
  openAs,
  people,
  startAudit,
  expectRefusal,
}) => {
  expectRefusal('401 GET /api/tenants');
  // An empty list has no export.
  await startAudit(manyTenants(1));
  await openAs(null, '/login');
  await logIn(page, people.monitor);
  await page.getByRole('link', { name: 'Tenants', exact: true }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const bell = page.getByRole('button', { name: 'Messages' });
  await expect(bell).toHaveAccessibleName(/1 done/);
  // An import whose response does not come.
  await page.route('**/api/tenants/import', () => {});
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await uploadRentRoll(page, []);
  await expect(bell).toHaveAccessibleName(/1 running/);

  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('audit-letters.session') ?? '').token.token,
  );
  await page.request.post('/api/logout', { headers: { 'X-Authorization': token } });
  await page.getByRole('link', { name: 'Tenants', exact: true }).click();
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  await logIn(page, people.monitor);
  const panel = await openMessages(page);
  const jobs = panel.getByRole('region', { name: 'Jobs' });
  await expect(jobs).toContainText('This ended with the page or the session.');
  await expect(jobs).toContainText('Export of tenants');
  await expect(panel.getByRole('region', { name: 'Downloads' }).getByRole('link')).toHaveCount(1);
  await expect(panel.getByText('The export is ready.')).toBeVisible();
});
