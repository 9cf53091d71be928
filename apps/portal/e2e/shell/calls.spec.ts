import type { Page } from '@playwright/test';
import { holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

const status = 'GET /api/app/status';

const routes = [
  ['monitor', '/', ['GET /api/answers', 'GET /api/due', 'GET /api/monitors/facility-stats']],
  ['monitor', '/list-facilities', ['GET /api/facilities']],
  ['monitor', '/tenant-list', ['GET /api/tenants']],
  ['monitor', '/manage-users', ['GET /api/users']],
  ['monitor', '/letter-batches', ['GET /api/letter-batches']],
  ['monitor', '/send-letters', []],
  ['monitor', '/upload-tenants', []],
  ['monitor', '/add-facility', []],
  ['monitor', '/profile', []],
  ['manager', '/', ['GET /api/managers/facility']],
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

test('the page of the address loads along with the app', async ({ page, openAs }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openAs('monitor', '/tenant-list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenant List');

  const html = await (await page.request.get(page.url())).text();
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(named.filter((path) => path?.includes('TenantsPage'))).toHaveLength(1);
  expect(named.length).toBeLessThanOrEqual(10);
  expect(loaded).toEqual(expect.arrayContaining(named));
  expect(loaded.filter((path) => path === '/config.json')).toHaveLength(1);
});

test('the first call leaves while the code of the page still loads, and its answer is used', async ({
  page,
  openAs,
}) => {
  const load = await holdCalls(page, /TenantsPage-.*\.js$/);
  const sent = callsOf(page);
  await openAs('monitor', '/tenant-list');
  await expect.poll(() => sent).toContain('GET /api/tenants');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  load();
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent.filter((call) => call === 'GET /api/tenants')).toHaveLength(1);
});

test('an address with a filter sends only the call of its page', async ({ page, openAs }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openAs('monitor', '/tenant-list?facility_number=L-1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = addresses.filter((address) => address.includes('/api/tenants'));
  expect(calls).toEqual([expect.stringContaining('facility_number=L-1')]);
});

test('an early call with a dead token ends the session', async ({ page, openAs, people }) => {
  const { monitor } = people;
  const session = { ...monitor.session, token: { token: 'gone' } };
  await openAs({ ...monitor, session }, '/tenant-list');
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
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
