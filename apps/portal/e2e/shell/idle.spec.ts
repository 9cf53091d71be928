import { expect, test } from '../support/test.ts';

// SHL-32
test('the idle overlay passes all input on, and a return after four hours reloads the page without unsaved work', async ({
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

  await page.clock.resume();
  await page.clock.fastForward('04:00:01');
  await page.mouse.move(200, 200);
  await expect(overlay).toHaveCount(0);
  await expect(number).toHaveValue('D');

  await number.fill('');
  await page.getByRole('checkbox', { name: 'Prime store' }).uncheck();
  await page.clock.fastForward('04:00:01');
  const loaded = page.waitForEvent('load');
  await page.mouse.move(300, 300);
  await loaded;
});

// SHL-13, SHL-32, SHL-37
test('an office sets its own idle time, contact and help videos, and a broken configuration sets none', async ({
  page,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('404 GET /config.json');

  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        idleSeconds: 5,
        support: { name: 'Mo Adeyemi', phone: '15555550199', email: 'mo@office.example' },
        helpVideosAddress: '/help/showcase.html',
      },
    }),
  );
  await page.route('**/help/showcase.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Videos</title>' }),
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

  await page.unroute('**/config.json');
  for (const answer of [{ status: 404 }, { body: '{"support": ' }]) {
    await page.route('**/config.json', (route) => route.fulfill(answer), { times: 1 });
    await page.goto('/help-videos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
