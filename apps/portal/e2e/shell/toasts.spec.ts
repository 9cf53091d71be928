import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// SHL-26
test('a toast does not cover the pagination of a full list, and goes after three seconds', async ({
  page,
  startAudit,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(manyTenants(40));
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const list = page.getByRole('navigation', { name: 'Pagination' });
  await expect(page.getByText('Displaying 1 to 40 of 40 items')).toBeVisible();
  await stopClock();
  await page.getByRole('button', { name: 'Export' }).click();
  const toast = page.locator('.al-toast');
  await expect(toast).toBeVisible();
  await list.scrollIntoViewIfNeeded();
  const [shown, pages] = [await toast.boundingBox(), await list.boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(pages?.y ?? 0);
  await page.clock.runFor(3_100);
  await expect(toast).toHaveCount(0);
});
