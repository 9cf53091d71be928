import { facilityRow } from '../pages/facilities.ts';
import { queryOf } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

// FAC-4, FAC-3, FAC-6, SHL-50, SHL-114
test('filters apply half a second after the last change, trimmed and from two characters on, and survive a reload and Back', async ({
  page,
  openAs,
  stopClock,
}) => {
  const requests: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/facilities')
      requests.push(queryOf(request.url()));
  });
  await openAs('monitor', '/list-facilities');
  await expect(facilityRow(page, 'D-1042')).toBeVisible();
  expect(requests).toEqual([{ page: '1', per_page: '100' }]);

  const options = ['', 'EasyStorage', 'Syrasoft', 'SiteLink - Web', 'Storedge'];
  await expect(page.getByLabel('Software').getByRole('option')).toHaveText(options);
  await stopClock();
  await page.getByLabel('Account Name').fill('x');
  await page.getByLabel('Facility Name').fill('  D-10 ');
  await page.clock.runFor(450);
  await page.getByLabel('Software').selectOption('');
  await page.getByLabel('Facility Name').fill('  D-104 ');
  await page.clock.runFor(450);
  expect(requests).toHaveLength(1);
  await page.clock.runFor(100);
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]).toEqual({ facility_number: 'D-104', page: '1', per_page: '100' });
  await expect(page.getByLabel('Facility Name')).toHaveValue('  D-104 ');

  await page.clock.resume();
  await page.goto('/list-facilities?filter=no_move_outs_confirmed&software=storedge');
  await expect(page.getByLabel('Software')).toHaveValue('storedge');
  const chip = page.getByRole('button', { name: 'Remove filter None confirmed' });
  await expect(chip).toBeVisible();
  await page.getByLabel('Account Name').fill('No Such Storage');
  await expect(page).toHaveURL(/account_name=No\+Such\+Storage/);
  await expect(page.getByText('No facilities to show.')).toBeVisible();
  await expect(page.getByText('No relevant data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Account Name')).toHaveValue('No Such Storage');

  await page.getByRole('tab', { name: 'Facility Stats' }).click();
  await expect(page).toHaveURL('/list-facilities?tab=stats');
  await page.goBack();
  await expect(page.getByLabel('Account Name')).toHaveValue('No Such Storage');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/list-facilities');
  await expect(chip).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide Filters' }).click();
  await expect(page.getByLabel('Software')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await expect(page.getByLabel('Software')).toBeVisible();
});
