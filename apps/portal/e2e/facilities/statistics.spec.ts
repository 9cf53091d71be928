import { statsRow } from '../pages/facilities.ts';
import { errorModal } from '../pages/messages.ts';
import { statsTenants } from '../support/tenants.ts';
import { expect, test, violations } from '../support/test.ts';

// FAC-46, FAC-47, FAC-48, FAC-50
test('statistics show whole percents, their reasons and former Prime facilities', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(statsTenants, {
    is_prime: true,
    prime_site_id: `W-${Date.now()}`,
  });
  await audit.staff.facilities.update(audit.facilityId, { is_prime: false });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?tab=stats&facility_number=${number}`);
  const stats = statsRow(page, number);
  const gauge = stats.getByRole('meter', { name: 'Percent Complete' });
  await expect(gauge).toHaveAttribute('aria-valuenow', '66');
  await expect(gauge).toHaveAttribute('title', '2 of 3 in program with a status, rounded down');
  await expect(stats.getByTitle('1 of 3 in program = 33.3%, over the threshold of 5%')).toHaveText(
    '33.3%',
  );
  await expect(stats.getByTitle('Prime Facility')).toHaveText('P');
  await expect(stats).toContainText('NULL');
  await stats.getByText('Mill Road Storage').click();
  await expect(page.getByText('1 of 3 in program = 33.3%').first()).toBeVisible();
  await expect(page.getByText('over 20%', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Facility Number').fill('no such number');
  await expect(page.getByText('No stats to show.')).toBeVisible();
});

// FAC-60, FAC-61
test('a failed load of statistics shows a toast, a failed export an Error modal', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/facility-stats?*', (route) =>
    route.fulfill({ status: 400, json: { data: 'The stats are busy.' } }),
  );
  await openAs('monitor', '/list-facilities?tab=stats');
  await expect(page.getByRole('alert')).toContainText('The stats are busy.');
  await expect(page.locator('.al-toast')).toContainText('The stats are busy.');
  await page.unroute('**/api/facility-stats?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.route('**/api/facility-stats/create-export', (route) =>
    route.fulfill({ status: 400, json: { data: 'No room for the export.' } }),
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(errorModal(page)).toContainText('No room for the export.');
});
