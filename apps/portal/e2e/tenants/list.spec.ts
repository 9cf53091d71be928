import { tenantRow } from '../pages/tenants.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// SHL-26, SHL-51, SHL-96
test('enough tenants show in common windows, Back leads to the same rows, and a toast does not cover the pagination', async ({
  page,
  startAudit,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(manyTenants(40));
  await test.step('16 tenants show in a common window, 11 in a small one', async () => {
    const rowsInView = async () => {
      const footer = await page.locator('.al-table-footer').boundingBox();
      const bottoms = await page
        .locator('tr', { hasText: 'Tenant0' })
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
      return bottoms.filter((bottom) => footer && bottom <= footer.y + 1).length;
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
    await expect(tenantRow(page, 'Una Tenant001')).toBeVisible();
    expect(await rowsInView()).toBeGreaterThanOrEqual(16);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await rowsInView()).toBeGreaterThanOrEqual(11);
  });

  await test.step('Back leads to the same rows', async () => {
    const last = tenantRow(page, 'Una Tenant040');
    const table = page.getByRole('region', { name: 'Tenants' });
    const place = () => table.evaluate(({ scrollTop }) => scrollTop);
    await last.scrollIntoViewIfNeeded();
    const scrolled = await place();
    expect(scrolled).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(last).toHaveCount(0);
    await page.goBack();
    await expect.poll(place).toBe(scrolled);
  });

  await test.step('a toast does not cover the pagination, and goes after three seconds', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
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
});
