import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { searchFor } from '../pages/letters.ts';
import { holdCalls, queryOf } from '../support/calls.ts';
import { watchStyles } from '../support/checks/styles.ts';
import { millRoad } from '../support/people.ts';
import { daysFromNow, four } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

const status = 'GET /api/app/status';

/** The HTML as a server of files sends it, without the scripts and stylesheets of the address. */
const builtHtml = fileURLToPath(new URL('../../dist/index.html', import.meta.url));

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
  const named = namedIn(html, 'js');
  expect(named.filter((path) => path?.includes('TenantsPage'))).toHaveLength(1);
  expect(named.length).toBeLessThanOrEqual(10);
  expect(loaded).toEqual(expect.arrayContaining(named));
  expect(loaded.filter((path) => path === '/config.json')).toHaveLength(1);
});

test('the stylesheets of the address load along with the app', async ({ page, openAs }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openAs('monitor', '/list-facilities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facility List');

  const html = await (await page.request.get(page.url())).text();
  const named = namedIn(html, 'css');
  expect(named.filter((path) => path?.includes('FacilitiesPage'))).toHaveLength(1);
  expect(loaded.filter((path) => path.endsWith('.css'))).toEqual(named);
});

test('a page that is opened later brings its stylesheet', async ({ page, openAs }) => {
  await openAs('monitor', '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"][href*="/HomePage-"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveTitle(/^Home/);
  await expect(page.locator('link[rel="stylesheet"][href*="/HomePage-"]')).toHaveCount(1);
});

test('pages and parts of a server without preloads show with their stylesheets', async ({
  page,
  openAs,
}) => {
  const late = await watchStyles(page);
  await page.route('/list-facilities', (route) => route.fulfill({ path: builtHtml }));
  await openAs('monitor', '/list-facilities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facility List');
  expect(await page.locator('link[href*="/FacilitiesPage-"]').count()).toBeGreaterThan(0);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveTitle(/^Home/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
  expect([...late]).toEqual([]);
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

test('a filter that is typed again aborts the search before', async ({ page, openAs }) => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(queryOf(request.url()).facility_number ?? ''));
  await openAs('monitor', '/list-facilities');
  await expect(page.getByRole('table')).toBeVisible();
  const answer = await holdCalls(page, /facility_number=never/);
  const filter = page.getByLabel('Facility Name');
  const asked = page.waitForRequest(/facility_number=never/);
  await filter.fill('never');
  await asked;
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

test('a letter list of another filter, and one that is left, aborts the list before', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(four);
  const aborted = abortedCalls(page);
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  await expect(page.getByText('3 total tenants')).toBeVisible();
  const answer = await holdCalls(page, /tenants-mailing\?filter=/);
  for (const next of [
    () => page.getByLabel('Filter').selectOption({ index: 2 }),
    () => page.getByRole('link', { name: 'Home' }).first().click(),
  ]) {
    const asked = page.waitForRequest(/tenants-mailing\?filter=/);
    await page.getByLabel('Filter').selectOption('initial_letter_ready');
    await asked;
    aborted.length = 0;
    await next();
    await expect.poll(() => aborted).toContain('tenants-mailing');
  }
  answer();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('a tagging dialog that is closed aborts its list', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(four, { initial_letter_send_date: daysFromNow(10) });
  const aborted = abortedCalls(page);
  await openAs(audit.manager, '/manage-tenants');
  const answer = await holdCalls(page, /\/tenants\?.*per_page=50/);
  const asked = page.waitForRequest(/\/tenants\?.*per_page=50/);
  const open = page.getByRole('button', { name: 'Tag Tenants for Removal' });
  await open.click();
  await asked;
  const dialog = page.getByRole('dialog', { name: 'Tag Tenants for Removal' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => aborted).toContain('tenants');

  // The aborted list can be asked for again.
  answer();
  await open.click();
  await expect(dialog.getByText('Displaying 1 to')).toBeVisible();
});

for (const [title, saveData, count] of [
  ['the code of the next pages loads while the first one is quiet', false, 1],
  ['a browser that saves data loads the code of no other page', true, 0],
] as const) {
  test(title, async ({ page, openAs }) => {
    await page.clock.install();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    await openAs('monitor', '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel="prefetch"][href*="/TenantsPage-"]')).toHaveCount(count);
  });
}

/** The files of a type that the HTML names. */
const namedIn = (html: string, type: 'js' | 'css') =>
  [...html.matchAll(/"(\/assets\/[^"]+\.(\w+))"/g)]
    .filter(([, , end]) => end === type)
    .map(([, path]) => path);

/** The last part of the addresses of the requests that the page aborts from now on. */
function abortedCalls(page: Page): string[] {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => {
    aborted.push(new URL(request.url()).pathname.replace(/.*\//, ''));
  });
  return aborted;
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
