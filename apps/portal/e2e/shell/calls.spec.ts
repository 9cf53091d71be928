import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const status = 'GET /api/app/status';

// SHL-31
test('the home of staff sends each call once, again when it is back online, and asks for news every three minutes', async ({
  page,
  openAs,
}) => {
  const own = ['GET /api/due', 'GET /api/monitors/facility-stats'];
  await page.clock.install();
  const sent = callsOf(page);
  const count = (call: string) => sent.filter((one) => one === call).length;
  await openAs('monitor');
  await expectOnce(page, sent, own);

  // The clock keeps running, so the test stays one minute below the interval.
  await page.clock.fastForward(120_000);
  expect(count(status)).toBe(1);
  await page.clock.fastForward(60_000);
  await expect.poll(() => count(status)).toBe(2);
  await page.clock.fastForward(180_000);
  await expect.poll(() => count(status)).toBe(3);

  sent.length = 0;
  // The events only: Chromium sends `online` before its emulated network lets a request through.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => count('GET /api/monitors/facility-stats')).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(count('GET /api/monitors/facility-stats')).toBe(1);
  await expectNoneTwice(page, sent, own);
});

test('the tenants of a manager send each call once, and none again on focus', async ({
  page,
  openAs,
}) => {
  const own = [
    'GET /api/coverages/available',
    'GET /api/facilities/:id/tenant-filters',
    'GET /api/facilities/:id/tenants',
    'GET /api/managers/facility',
  ];
  const sent = callsOf(page);
  await openAs('manager', '/manage-tenants');
  await expectOnce(page, sent, own);
  await expectNoneTwice(page, sent, own);
});

/** Expects each call once, also after the user has returned to the window. */
async function expectOnce(page: Page, sent: string[], own: string[]) {
  const calls = [status, ...own].toSorted();
  await expect.poll(() => sent.toSorted()).toEqual(calls);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.waitForLoadState('networkidle');
  expect(sent.toSorted()).toEqual(calls);
}

/** Expects no call twice on the way to another page, which sends none of its own, and back. */
async function expectNoneTwice(page: Page, sent: string[], own: string[]) {
  await page.evaluate(() => history.pushState(null, '', '/help-videos'));
  await expect(page).toHaveTitle(/Help Videos/);
  sent.length = 0;
  await page.goBack();
  await expect(page).not.toHaveTitle(/Help Videos/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // An answer of the last two seconds needs no second call.
  expect(sent.filter((call, index) => sent.indexOf(call) !== index)).toEqual([]);
  expect(sent.filter((call) => !own.includes(call))).toEqual([]);
}

/** The calls the page sends from now on, without ids and queries. */
function callsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    sent.push(`${request.method()} ${pathname.replace(/\/\d+(?=\/)/, '/:id')}`);
  });
  return sent;
}
