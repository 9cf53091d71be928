import type { Role } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

type Visitor = Role | 'nobody';

/** The route map (SHL-4), row by row, with the rules of the guard (SHL-6, SHL-7). */
const map: { path: string; title: string; opensTo: readonly Visitor[] }[] = [
  { path: '/', title: 'Home', opensTo: ['manager', 'monitor', 'admin'] },
  { path: '/login', title: 'Login', opensTo: ['nobody', 'manager', 'monitor', 'admin'] },
  { path: '/unauthorized', title: 'Unauthorized', opensTo: ['manager', 'monitor', 'admin'] },
  {
    path: '/help-videos',
    title: 'Help Videos',
    opensTo: ['nobody', 'manager', 'monitor', 'admin'],
  },
  { path: '/profile', title: 'Profile', opensTo: ['manager', 'monitor', 'admin'] },
  { path: '/add-facility', title: 'Add Facility', opensTo: ['monitor', 'admin'] },
  { path: '/list-facilities', title: 'Facility List', opensTo: ['monitor', 'admin'] },
  { path: '/tenant-list', title: 'Tenant List', opensTo: ['monitor', 'admin'] },
  { path: '/upload-tenants', title: 'Upload Tenants', opensTo: ['monitor', 'admin'] },
  { path: '/send-letters', title: 'Send Proof Letters', opensTo: ['monitor', 'admin'] },
  { path: '/letter-batches', title: 'Letter Batches', opensTo: ['monitor', 'admin'] },
  { path: '/manage-tenants', title: 'Manage Tenants', opensTo: ['manager', 'admin'] },
  { path: '/deleted-tenants', title: 'Bin', opensTo: ['admin'] },
  { path: '/manage-users', title: 'Manage Users', opensTo: ['monitor', 'admin'] },
  {
    path: '/no/such/page',
    title: 'Page Not Found',
    opensTo: ['nobody', 'manager', 'monitor', 'admin'],
  },
];

for (const visitor of ['nobody', 'manager', 'monitor', 'admin'] as const) {
  // SHL-2, SHL-4, SHL-6, SHL-7
  test(`the route map opens the right pages to ${visitor}`, async ({ page, openAs }) => {
    await openAs(visitor === 'nobody' ? null : visitor, '/help-videos');
    for (const { path, title, opensTo } of map) {
      // Without a reload, which takes most of the time.
      await page.evaluate((next) => history.pushState(null, '', next), path);
      const refused = visitor === 'nobody' ? '/login' : '/unauthorized';
      const opens = opensTo.includes(visitor);
      await expect(page, path).toHaveURL(opens ? path : refused);
      const shown = opens ? title : visitor === 'nobody' ? 'Login' : 'Unauthorized';
      await expect(page, path).toHaveTitle(`${shown} · Audit Letter Program`);
    }
  });
}

// SHL-7
test('a session without permissions opens no guarded page', async ({ page, openAs, people }) => {
  const { admin } = people;
  await openAs({ ...admin, session: { ...admin.session, permissions: [] } }, '/tenant-list');
  await expect(page).toHaveURL('/unauthorized');
  await page.goto('/profile');
  await expect(page).toHaveURL('/unauthorized');
});

// SHL-6, SHL-11, SHL-62
test('an unknown page is reported and links home', async ({ page, openAs }) => {
  await openAs('monitor', '/profile');
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
