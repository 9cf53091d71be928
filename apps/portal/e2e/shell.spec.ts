import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const ownVersion = '1.13.5';

/** What the server would say of itself: a deploy and a maintenance cannot be had on demand. */
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

// SHL-28, SHL-29
test('a newer server offers a reload, the same version does not', async ({ page, openAs }) => {
  await openAs('monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(outOfDate)).toHaveCount(0);

  await statusSays(page, { version: '1.13.6' });
  await page.reload();
  await expect(page.getByText(outOfDate)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
});

// SHL-31
test('the status is asked for at start and every three minutes', async ({ page, openAs }) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/app/status')) asked += 1;
  });
  await openAs('monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBe(1);
  // The clock runs on meanwhile, so there is a minute to spare for a slow machine.
  await page.clock.fastForward(120_000);
  expect(asked).toBe(1);
  await page.clock.fastForward(60_000);
  await expect.poll(() => asked).toBe(2);
  await page.clock.fastForward(180_000);
  await expect.poll(() => asked).toBe(3);
});

for (const [timezoneId, sentence] of [
  ['UTC', 'Planned maintenance is scheduled for 3/1/2027 at 2:30 AM.'],
  ['America/Los_Angeles', 'Planned maintenance is scheduled for 2/28/2027 at 6:30 PM.'],
  ['Pacific/Kiritimati', 'Planned maintenance is scheduled for 3/1/2027 at 4:30 PM.'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    // SHL-30
    test('maintenance is announced until it begins', async ({ page, openAs }) => {
      await page.clock.install({ time: new Date('2027-02-28T20:00:00Z') });
      await statusSays(page, { scheduled_maintenance_date: '2027-03-01T02:30:00Z' });
      await openAs('monitor');
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText('This should take less than 15 minutes.')).toBeVisible();
      await expect(
        page.getByText('We apologize for any inconvenience this may cause.'),
      ).toBeVisible();
      await page.clock.fastForward('06:31:00');
      await expect(page.getByText(sentence)).toHaveCount(0);
    });
  });
}

// SHL-30
test('the maintenance banner can be dismissed', async ({ page, openAs }) => {
  await statusSays(page, { scheduled_maintenance_date: '2099-03-01T02:30:00Z' });
  await openAs('monitor');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(/Planned maintenance/)).toHaveCount(0);
});

test('the maintenance banner stays while someone signs in and out', async ({
  page,
  openAs,
  people,
}) => {
  await statusSays(page, { scheduled_maintenance_date: '2099-03-01T02:30:00Z' });
  await openAs(null, '/login');
  const banner = page.getByText(/Planned maintenance/);
  await expect(banner).toBeVisible();
  await page.getByLabel('Username').fill(people.monitor.username);
  await page.getByLabel('Password', { exact: true }).fill(people.monitor.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
  await expect(banner).toBeVisible();
  // By the link: a page that loads anew would ask anew.
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(banner).toBeVisible();
});

// SHL-30
test('maintenance in the past is no news', async ({ page, openAs }) => {
  await statusSays(page, { scheduled_maintenance_date: '2020-03-01T02:30:00Z' });
  await openAs('monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Planned maintenance/)).toHaveCount(0);
});

// SHL-32
test('the idle overlay comes after a minute and eats no input', async ({
  page,
  openAs,
  stopClock,
}) => {
  await openAs('monitor', '/add-facility');
  const number = page.getByLabel('Facility Number');
  await expect(number).toBeVisible();
  await stopClock();
  await number.click();
  const overlay = page.getByTestId('idle-overlay');
  await page.clock.runFor(59_000);
  await expect(overlay).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(overlay).toBeVisible();
  await page.keyboard.type('D');
  await expect(number).toHaveValue('D');
  await expect(overlay).toHaveCount(0);

  await page.clock.runFor(60_000);
  await expect(overlay).toBeVisible();
  await page.getByRole('checkbox', { name: 'Prime store' }).click();
  await expect(page.getByRole('checkbox', { name: 'Prime store' })).toBeChecked();
  await expect(overlay).toHaveCount(0);
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the idle overlay holds still', async ({ page, openAs }) => {
    await page.clock.install();
    await openAs('monitor');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByTestId('idle-overlay')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

// SHL-13, SHL-32, SHL-37
test('an office sets its own idle time, contact and help videos', async ({ page, openAs }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        idleSeconds: 5,
        support: { name: 'Mo Adeyemi', phone: '15555550199', email: 'mo@office.example' },
        helpVideosAddress: '/help/showcase.html',
      },
    }),
  );
  await page.clock.install();
  await openAs('manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(page.getByTestId('idle-overlay')).toBeVisible();
  await page.getByRole('button', { name: 'Support' }).click();
  const help = page.getByRole('dialog', { name: 'Need Help?' });
  await expect(help).toContainText('Mo Adeyemi');
  await expect(help.getByRole('link', { name: '1-555-555-0199' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'mo@office.example' })).toBeVisible();
  await help.getByRole('link', { name: 'Help Videos' }).click();
  await expect(page).toHaveURL('/help-videos');
  await expect(help).toHaveCount(0);
  await expect(page.getByTitle('Help videos')).toHaveAttribute('src', '/help/showcase.html');
});

for (const [what, body] of [
  ['missing', null],
  ['broken', '{"support": '],
] as const) {
  test(`a ${what} configuration is no white page`, async ({ page, openAs }) => {
    await page.route('**/config.json', (route) =>
      body === null ? route.fulfill({ status: 404 }) : route.fulfill({ body }),
    );
    await openAs(null, '/login');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  });
}

// SHL-33
test('back after four hours, the page loads anew, but never over unsaved work', async ({
  page,
  openAs,
}) => {
  await page.clock.install();
  await openAs('monitor', '/add-facility');
  const number = page.getByLabel('Facility Number');
  await number.fill('D-77');
  await page.clock.fastForward('04:00:01');
  await page.mouse.move(200, 200);
  await expect(page.getByTestId('idle-overlay')).toHaveCount(0);
  await expect(number).toHaveValue('D-77');

  await number.fill('');
  await page.clock.fastForward('04:00:01');
  const loaded = page.waitForEvent('load');
  await page.mouse.move(300, 300);
  await loaded;
});

test('code that is gone after a deploy reloads the page once', async ({ page, openAs }) => {
  await openAs('monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/UsersPage-*.js', (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'View Manager Accounts' }).click();
  await loaded;
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/UsersPage-*.js');
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Users');
});

test('a change of route moves the focus to the heading', async ({ page, openAs }) => {
  await openAs('monitor');
  await page.getByRole('link', { name: 'Add Facility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Facility' })).toBeFocused();
  await expect(page).toHaveTitle('Add Facility · Audit Letter Program');
});

test('Tab reaches the skip link first, and it leads to the content', async ({ page, openAs }) => {
  await openAs('monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Add Facility' })).toBeFocused();
});

test('unsaved work is asked about on a link and on Back', async ({ page, openAs }) => {
  await openAs('monitor');
  await page.getByRole('link', { name: 'Add Facility' }).click();
  const number = page.getByLabel('Facility Number');
  await number.fill('D-77');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL('/add-facility');
  await page.goBack();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL('/add-facility');
  await expect(number).toHaveValue('D-77');

  await page.goBack();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');
});

test('the browser asks before a tab with unsaved work closes', async ({ page, openAs }) => {
  await openAs('monitor', '/add-facility');
  await page.getByLabel('Facility Number').fill('D-77');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByLabel('Facility Number')).toHaveValue('D-77');
});

test('a form that was only looked at never asks', async ({ page, openAs }) => {
  await openAs('monitor', '/add-facility');
  await page.getByLabel('Facility Number').fill('D');
  await page.getByLabel('Facility Number').fill('');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
});

// SHL-37
test('Support is for managers and visitors, and closes on a change of route', async ({
  page,
  openAs,
}) => {
  await openAs('manager');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Support' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// SHL-37
test('staff have no Support button', async ({ page, openAs }) => {
  await openAs('admin');
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Support' })).toHaveCount(0);
});

test('the chosen theme stays', async ({ page, openAs }) => {
  await openAs('monitor');
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

// SHL-58
test('what failed silently is in the message log', async ({ page, openAs }) => {
  await page.route('**/api/page-404s', (route) =>
    route.fulfill({ status: 429, json: { data: 'Too many reports.' } }),
  );
  await openAs('monitor', '/no/such/page');
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText('Too many reports.');
});

test('the shell fits a narrow screen', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/profile', '/help-videos']) {
    await openAs('manager', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('back online, a page asks once for what it shows', async ({ page, context, openAs }) => {
  await page.clock.install();
  await openAs('monitor');
  await expect(page.getByRole('link', { name: 'Doing move-outs' })).toBeVisible();
  // What was asked for just now is fresh enough.
  await page.clock.fastForward(5_000);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/monitors/facility-stats')) asked += 1;
  });
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => asked).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});
