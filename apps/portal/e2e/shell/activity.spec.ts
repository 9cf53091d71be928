import { openMessages } from '../pages/messages.ts';
import { expect, keepDownloadCookie, test, violations } from '../support/test.ts';

// SHL-78
test('the bell counts finished jobs and keeps the downloads of the session', async ({
  page,
  people,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities');
  await keepDownloadCookie(page, people.monitor);
  await page.getByRole('button', { name: 'Export' }).click();
  const bell = page.getByRole('button', { name: 'Messages' });
  await expect(bell).toHaveAccessibleName('Messages. 1 new. Jobs: 1 done');
  const panel = await openMessages(page);
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('region', { name: 'Jobs' })).toContainText('Export of facilities');
  const download = panel.getByRole('region', { name: 'Downloads' }).getByRole('link');
  await expect(download).toHaveText(['All facilities']);
  expect((await page.request.get((await download.getAttribute('href')) ?? '')).ok()).toBe(true);
  expect(await violations(page)).toEqual([]);

  // The page stays usable, and a press on it closes the panel.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toHaveCount(0);
  await expect(bell).toHaveAccessibleName('Messages. Jobs: 1 done');
  await openMessages(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
});

// SHL-79
test('an empty database begins with a facility', async ({ page, openAs }) => {
  const none = { doing_move_outs: 0, confirmed_move_outs: 0, confirmed_no_move_outs: 0, total: 0 };
  const thresholds = {
    ...{ opt_outs_threshold: 0, provided_proof_threshold: 0 },
    ...{ bad_address_threshold: 0, moved_out_threshold: 0 },
  };
  await page.route('**/api/monitors/facility-stats', (route) =>
    route.fulfill({ json: { data: { move_outs: none, tenant_thresholds: thresholds } } }),
  );
  await openAs('monitor');
  await expect(page.getByRole('group', { name: 'Getting started' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Facility' })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL('/add-facility');
});
