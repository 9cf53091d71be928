import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person } from '../../apps/portal/e2e/support/people.ts';
import { facilityTenants } from '../../apps/portal/e2e/support/tenants.ts';
import { settle } from './steps.ts';
import { expect, test } from './test.ts';

// The pictures are to look at, in `nightly/test-results/<engine>/pictures/`.

/** How much wider the page is than its window, in pixels. */
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('no screen scrolls sideways in light and dark, wide and narrow', async ({
  portal,
  people,
  startAudit,
  openAs,
}, { project }) => {
  const { facilityId, manager } = await startAudit(facilityTenants, {
    initial_letter_send_date: '2026-10-01',
  });
  const folder = join(project.outputDir, 'pictures');
  await mkdir(folder, { recursive: true });
  const screens: [string, Person | null, string][] = [
    ['login', null, '/login'],
    ['help-videos', null, '/help-videos'],
    ['not-found', null, '/no/such/page'],
    ['home', people.admin, '/'],
    ['add-facility', people.admin, '/add-facility'],
    ['facilities', people.admin, '/list-facilities'],
    ['statistics', people.admin, '/list-facilities?tab=stats'],
    ['archives', people.admin, '/list-facilities?tab=archives'],
    ['facility', people.admin, `/facilities/${facilityId}`],
    ['tenants', people.admin, '/tenant-list'],
    ['bin', people.admin, '/deleted-tenants'],
    ['upload', people.admin, '/upload-tenants'],
    ['letters', people.admin, '/send-letters?facility_number=T-'],
    ['batches', people.admin, '/letter-batches'],
    ['users', people.admin, '/manage-users'],
    ['profile', people.admin, '/profile'],
    ['manager-home', await manager(), '/'],
    ['manager', await manager(), '/manage-tenants'],
  ];
  for (const [name, person, path] of screens) {
    await portal.goto('/login');
    await portal.evaluate('localStorage.clear()');
    if (person) await openAs(person, path);
    for (const theme of ['light', 'dark']) {
      await portal.evaluate(`localStorage.setItem('audit-letters.theme', '${theme}')`);
      await portal.goto(path);
      for (const width of [1280, 375]) {
        await portal.setViewportSize({ width, height: 800 });
        await settle(portal);
        expect([name, width, await portal.evaluate(sideways)]).toEqual([name, width, 0]);
        await portal.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
      }
    }
  }
});
