import { expect, test } from '../support/test.ts';

// SHL-1, SHL-6, SHL-7, SHL-11
test('a guarded page opens to nobody without a session or permission, and an unknown page is reported', async ({
  page,
  openAs,
  people,
}) => {
  const { admin, monitor } = people;
  const keep = (session: object) =>
    page.evaluate(
      (text) => localStorage.setItem('audit-letters.session', text),
      JSON.stringify(session),
    );
  await openAs(null, '/tenant-list');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Login · Audit Letter Program');
  await keep({ ...admin.session, permissions: [] });
  await page.goto('/profile');
  await expect(page).toHaveURL('/unauthorized');

  await test.step('an admin without a facility loads no facility and is offered no export', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await keep(admin.session);
    await page.goto('/manage-tenants');
    await expect(page.getByText('You are not set up as a facility owner.')).toBeVisible();
    expect(requests).toContain('/api/app/status');
    expect(requests.filter((path) => /managers|tenant-filters|coverages/.test(path))).toEqual([]);
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  });

  await keep(monitor.session);
  await page.goto('/manage-tenants');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page).toHaveTitle('Unauthorized · Audit Letter Program');
  const report = page.waitForRequest('**/api/page-404s');
  await page.goto('/old-page?name=private');
  expect(new URLSearchParams((await report).postData() ?? '').get('path')).toBe('/old-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');

  // Addresses that are no text or have empty segments are unknown pages.
  for (const address of ['/facilities/%00', '/facilities/%E0%A4%A', '//nope', '/facilities//5']) {
    await page.goto(`${new URL(page.url()).origin}${address}`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});
