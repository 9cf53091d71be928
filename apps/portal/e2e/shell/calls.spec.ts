import type { Page } from '@playwright/test';
import { holdCalls, queryOf } from '../support/calls.ts';
import { millRoad } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const status = 'GET /api/app/status';

const routes = [
  ['monitor', '/', ['GET /api/answers', 'GET /api/due', 'GET /api/monitors/facility-stats']],
  [
    'manager',
    '/manage-tenants',
    [
      'GET /api/coverages/available',
      'GET /api/facilities/:id/tenant-filters',
      'GET /api/facilities/:id/tenants',
      'GET /api/managers/facility',
    ],
  ],
] as const;

for (const [role, path, calls] of routes) {
  test(`a ${role} at ${path} sends each call once, and none again on focus`, async ({
    page,
    openAs,
  }) => {
    const sent = callsOf(page);
    await openAs(role, path);
    await expect.poll(() => sent.toSorted()).toEqual([status, ...calls].toSorted());
    await page.waitForLoadState('networkidle');

    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await page.getByRole('heading', { level: 1 }).focus();
    await page.waitForLoadState('networkidle');
    expect(sent.toSorted()).toEqual([status, ...calls].toSorted());

    // The other page sends no call of its own. On return, an answer of the last two seconds needs no second call.
    await page.evaluate(() => history.pushState(null, '', '/help-videos'));
    await expect(page).toHaveTitle(/Help Videos/);
    sent.length = 0;
    await page.goBack();
    await expect(page).not.toHaveTitle(/Help Videos/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent.filter((call, index) => sent.indexOf(call) !== index)).toEqual([]);
    expect(sent.filter((call) => !calls.some((own) => own === call))).toEqual([]);
  });
}

test('a filter that is typed again aborts the search before', async ({ page, openAs }) => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(queryOf(request.url()).facility_number ?? ''));
  await openAs('monitor', '/list-facilities');
  await expect(page.getByRole('table')).toBeVisible();
  const answer = await holdCalls(page, /facility_number=never/);
  const filter = page.getByLabel('Facility Name');
  const search = page.waitForRequest(/facility_number=never/);
  await filter.fill('never');
  await search;
  await filter.fill(millRoad.facility_number);
  await expect.poll(() => aborted).toEqual(['never']);
  await expect(page.getByRole('row', { name: millRoad.facility_number })).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();

  // The aborted search can be asked for again, by one call.
  answer();
  let repeated = 0;
  page.on('request', (request) => {
    if (queryOf(request.url()).facility_number === 'never') repeated += 1;
  });
  await filter.fill('never');
  await expect(page.getByRole('row', { name: millRoad.facility_number })).toHaveCount(0);
  expect(repeated).toBe(1);
});

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
