import { importResult, noImports, uploadRentRoll } from '../pages/imports.ts';
import { logIn } from '../pages/login.ts';
import { openMessages } from '../pages/messages.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// SHL-4, SHL-14, SHL-18, SHL-35
test('a refused sign-in says why, a session survives a reload and a new tab, and ends and begins in all tabs', async ({
  page,
  context,
  people,
  openAs,
}) => {
  await openAs(null, '/login');
  await page.getByLabel('Username').fill('nobody.at.all');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  const answer = page.waitForResponse('**/api/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  const body = await (await answer).json();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    body.error ?? body.data.message ?? body.data,
  );
  await expect(page).toHaveURL('/login');

  await logIn(page, people.monitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
  await expect(page.getByText('Welcome, Tomas Abadi')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');

  // Logging out in one tab logs out the others.
  // A page without calls, which the logout could refuse.
  await tab.goto('/add-facility');
  await expect(tab.getByRole('link', { name: 'Logout' })).toBeVisible();

  const stored = await page.evaluate(() => localStorage.getItem('audit-letters.session'));
  const call = page.waitForRequest('**/api/logout');
  // The message shows for one second, so the page checks for it in every frame.
  const said = page.waitForFunction(() =>
    document.body.textContent.includes('Logging you out now...'),
  );
  await page.getByRole('link', { name: 'Logout' }).click();
  await said;
  expect((await call).headers()['x-authorization']).toBe(JSON.parse(stored ?? '').token.token);
  await expect(tab).toHaveURL('/login');
  await expect(tab.getByText('You signed out in another tab. Sign in to continue.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/');
  await expect(page).toHaveURL('/login');

  // Signing in in one tab signs in the others.
  await logIn(tab, people.monitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
});

// SHL-21, SHL-67, WIR-23
test('the login page explains an ended session, and signing in returns to its page, but not another user', async ({
  page,
  openAs,
  people,
  expectRefusal,
}) => {
  expectRefusal('401 GET /api/facilities');
  const { monitor } = people;
  const dead = { ...monitor, session: { ...monitor.session, token: { token: 'long gone' } } };
  await openAs(dead, '/list-facilities?filter=doing_move_outs');
  await expect(page).toHaveURL('/login');
  const reason = page.getByText('Your session has ended. Sign in to continue.');
  await expect(reason).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('audit-letters.session'))).toBeNull();
  await page.reload();
  await expect(reason).toBeVisible();
  await logIn(page, monitor);
  await expect(page).toHaveURL('/list-facilities?filter=doing_move_outs');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(reason).toHaveCount(0);

  // Another user does not return to the page of an ended session.
  await page.evaluate(
    (text) => localStorage.setItem('audit-letters.session', text),
    JSON.stringify(dead.session),
  );
  await page.goto('/list-facilities');
  await expect(page).toHaveURL('/login');
  await logIn(page, people.manager);
  await expect(page).toHaveURL('/');

  // A link that is opened before signing in leads to its page.
  // It leads home for a user who may not see it, and after /login was opened on purpose.
  for (const [user, address, loginOpened] of [
    [people.monitor, '/list-facilities?filter=doing_move_outs', false],
    [people.manager, '/', false],
    [people.monitor, '/', true],
  ] as const) {
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await page.goto('/list-facilities?filter=doing_move_outs');
    await expect(page).toHaveURL('/login');
    if (loginOpened) {
      await page.goto('/help-videos');
      await page.goto('/login');
    }
    await logIn(page, user);
    await expect(page).toHaveURL(address);
  }
});

// SHL-21
test('a refused old session does not end that of another user', async ({
  page,
  openAs,
  people,
  expectRefusal,
}) => {
  expectRefusal('401 GET /api/facilities');
  await openAs('monitor', '/add-facility');
  // The tab where the manager signs in has stored the session; the event of the storage is late.
  const session = JSON.stringify(people.manager.session);
  await page.evaluate((text) => localStorage.setItem('audit-letters.session', text), session);
  await page.route(
    '**/api/facilities?*',
    (route) => route.fulfill({ status: 401, headers: { 'x-token-gone': '1' }, json: {} }),
    { times: 1 },
  );
  await page.evaluate(() => history.pushState(null, '', '/list-facilities'));
  // The page is not for managers.
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('banner')).toContainText('Welcome, Rosa Lindqvist');
  expect(await page.evaluate(() => localStorage.getItem('audit-letters.session'))).toBe(session);
});

// SHL-40, SHL-78
test('the next user finds no data, downloads, messages or imports of the previous one', async ({
  page,
  openAs,
  people,
  startAudit,
}) => {
  await startAudit(manyTenants(1));
  await openAs('manager');
  await expect(page.getByText('48 Mill Road').first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('audit-letters.session'));
  await page.goto('/login');
  await logIn(page, people.admin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admininistrator Tasks');
  await expect(page.getByText('48 Mill Road')).toHaveCount(0);

  await page.route('**/api/tenants/import', (route) =>
    route.fulfill({ json: { ...noImports, insert_count: 12 } }),
  );
  await page.goto('/tenant-list');
  const bell = page.getByRole('button', { name: 'Messages' });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(bell).toHaveAccessibleName(/1 done/);
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await uploadRentRoll(page, []);
  await expect(importResult(page)).toContainText('12 tenants imported');
  await page.getByRole('link', { name: 'Logout' }).click();
  await logIn(page, people.monitor);
  const panel = await openMessages(page);
  await expect(panel.getByText('No messages yet.')).toBeVisible();
  await expect(panel.getByRole('region')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Upload Tenants/ }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  await expect(importResult(page)).toHaveCount(0);
});

// SHL-4
test('a user signs out without network', async ({ page, openAs, context, expectRefusal }) => {
  // The console reports the calls without network.
  expectRefusal('ERR_INTERNET_DISCONNECTED');
  const code = page.waitForResponse(/LogoutPage/);
  await openAs('manager');
  await (await code).finished();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
});
