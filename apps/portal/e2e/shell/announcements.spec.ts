import type { Page, Route } from '@playwright/test';
import { logIn } from '../pages/login.ts';
import { expect, test } from '../support/test.ts';

const ownVersion = '1.13.5';

/** Fakes the status of the server, because a test cannot deploy or schedule maintenance. */
const statusSays = (
  page: Page,
  status: { version?: string; scheduled_maintenance_date?: string },
) =>
  page.route('**/api/app/status', (route) =>
    route.fulfill({
      json: { version: ownVersion, scheduled_maintenance_date: null, ...status },
    }),
  );

const outOfDate = 'Application has been updated. Please refresh to update.';

// SHL-28
test('a new version offers a reload, and missing code neither breaks a page nor keeps the user', async ({
  page,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/assets/UsersPage');

  await test.step('a newer server version offers a reload, the same version does not', async () => {
    await openAs('monitor');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(outOfDate)).toHaveCount(0);

    await statusSays(page, { version: '1.13.6' });
    await page.reload();
    await expect(page.getByText(outOfDate)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await page.unroute('**/api/app/status');
  });

  await test.step('missing code after a deploy reloads the page once', async () => {
    await page.route('**/assets/UsersPage-*.js', (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/manage-users');
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    await page.unroute('**/assets/UsersPage-*.js');
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Users');
  });

  await test.step('code that fails to load does not keep the user from leaving', async () => {
    const heldRoutes: Route[] = [];
    let leaving = false;
    // Before the page opens, because it loads the code of the navigation ahead.
    await page.route('**/assets/UsersPage-*.js', async (route) => {
      if (leaving) await route.abort();
      else heldRoutes.push(route);
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() =>
      addEventListener('vite:preloadError', () => setTimeout(() => console.log('missing'))),
    );
    await page.route('**/elsewhere', async (route) => {
      const missing = page.waitForEvent('console', (message) => message.text() === 'missing');
      // Firefox cancels the requests of a page as soon as the next one starts to load.
      leaving = true;
      for (const route of heldRoutes) await route.abort();
      await missing;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
    });
    await page.getByRole('link', { name: 'View Manager Accounts' }).click();
    await expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
    await page.evaluate(() => location.assign('/elsewhere'));
    await expect(page.getByRole('heading')).toHaveText('Elsewhere');
  });
});

// SHL-30
test('maintenance is announced in the local time until it begins, also while someone signs in and out', async ({
  page,
  openAs,
  people,
}) => {
  await page.clock.install({ time: new Date('2027-02-28T20:00:00Z') });
  await statusSays(page, { scheduled_maintenance_date: '2027-03-01T02:30:00Z' });
  await openAs(null, '/login');
  const banner = page.getByText('Planned maintenance is scheduled for 2/28/2027 at 9:30 PM.');
  await expect(banner).toBeVisible();
  await expect(page.getByText('This should take less than 15 minutes.')).toBeVisible();
  await expect(page.getByText('We apologize for any inconvenience this may cause.')).toBeVisible();
  await logIn(page, people.monitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
  await expect(banner).toBeVisible();
  // The link, because a reload would load the status again.
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL('/login');
  await expect(banner).toBeVisible();
  await page.clock.fastForward('06:31:00');
  await expect(banner).toHaveCount(0);
});
