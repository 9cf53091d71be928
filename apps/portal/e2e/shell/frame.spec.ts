import { expect, test } from '../support/test.ts';

test('Tab reaches the skip link first, and it leads to the content', async ({ page, openAs }) => {
  await openAs('monitor', '/add-facility');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Facility Number')).toBeFocused();
});

test('the chosen theme survives a reload, and the button follows the system before', async ({
  page,
  openAs,
}) => {
  await openAs('monitor');
  await page.getByRole('button', { name: 'Use dark colors' }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Use light colors' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a page loads its data once when it is back online', async ({ page, openAs }) => {
  await page.clock.install();
  await openAs('monitor');
  await expect(page.getByRole('link', { name: 'Doing move-outs' })).toBeVisible();
  // Data that was just loaded is not loaded again.
  await page.clock.fastForward(5_000);
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/monitors/facility-stats')) requestCount += 1;
  });
  // The events only: Chromium sends `online` before its emulated network lets a request through.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => requestCount).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(requestCount).toBe(1);
});
