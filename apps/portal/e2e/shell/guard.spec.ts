import type { Session } from '../support/client.ts';
import { expect, test } from '../support/test.ts';

// SHL-1, SHL-6, SHL-7
test('a guarded page opens to nobody without a session or permissions, and to an admin without a facility', async ({
  page,
  openAs,
  people,
}) => {
  await openAs(null, '/tenant-list');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Login · Audit Letter Program');
  const { admin } = people;
  const keep = (session: Session) =>
    page.evaluate(
      (text) => localStorage.setItem('audit-letters.session', text),
      JSON.stringify(session),
    );
  await keep({ ...admin.session, permissions: [] });
  for (const path of ['/tenant-list', '/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorized');
  }

  // An admin without a facility loads no facility and is offered no export.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await keep(admin.session);
  await page.goto('/manage-tenants');
  await expect(page.getByText('You are not set up as a facility owner.')).toBeVisible();
  expect(requests).toContain('/api/app/status');
  expect(requests.filter((path) => /managers|tenant-filters|coverages/.test(path))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
});

// SHL-6, SHL-7, SHL-11
test('a page of another role is refused, and an unknown page is reported and links home', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/manage-tenants');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page).toHaveTitle('Unauthorized · Audit Letter Program');
  const report = page.waitForRequest('**/api/page-404s');
  await page.goto('/old-page?name=private');
  expect(new URLSearchParams((await report).postData() ?? '').get('path')).toBe('/old-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');

  // Addresses with an impossible id are unknown pages.
  for (const address of ['/facilities/%00', '/facilities/%E0%A4%A']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});
