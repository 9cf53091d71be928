import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../apps/portal/e2e/support/people.ts';
import { startServer } from '../../apps/portal/e2e/support/server.ts';

// Takes a picture of each screen of the demo into `screen-pictures`, at three widths in both
// themes, for somebody to look at. `ADDRESS` names a server that runs already, `ONLY=tenant` takes some of the pictures.

const folder = fileURLToPath(new URL('../../screen-pictures', import.meta.url));
const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Opens what a picture shows beyond its address. */
type Open = (page: Page) => Promise<void>;
const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const chooseRow: Open = (page) =>
  page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();

const screens: Record<string, readonly [name: string, path: string, open?: Open][]> = {
  monitor: [
    ['home', '/'],
    ['facilities', '/list-facilities'],
    ['facilities-filters', '/list-facilities', press(/^(Show|Hide) Filters/)],
    ['facilities-stats', '/list-facilities?tab=stats'],
    ['facilities-archives', '/list-facilities?tab=archives'],
    ['facilities-retired', '/list-facilities?tab=retired'],
    ['facility', '/facilities/3'],
    ['facility-dates', '/facilities/3?dialog=dates'],
    ['tenants', '/tenant-list'],
    ['tenants-chosen', '/tenant-list', chooseRow],
    ['tenants-status', '/tenant-list', press(/^Edit status of/)],
    ['tenants-charges', '/tenant-list?waiting_for=charge'],
    ['tenant', '/tenants/100'],
    ['tenant-edit', '/tenants/100?dialog=edit'],
    ['letters', '/send-letters'],
    [
      'letters-state',
      '/send-letters',
      (page) => page.getByRole('tab', { name: 'By State' }).click(),
    ],
    ['letters-facility', '/send-letters?facility_number=L-103'],
    ['batches', '/letter-batches'],
    ['upload', '/upload-tenants'],
    ['add-facility', '/add-facility'],
    ['command-box', '/', (page) => page.keyboard.press('Control+k')],
    ['messages', '/', press(/^Messages/)],
  ],
  admin: [
    ['admin-home', '/'],
    ['users', '/manage-users'],
    ['users-add', '/manage-users', press('Add User')],
    ['bin', '/deleted-tenants'],
    ['profile', '/profile'],
    ['password', '/profile', press('Change Password')],
    ['security', '/profile/security'],
  ],
  harbor: [
    ['manager-tagging-home', '/'],
    ['manager-tagging', '/manage-tenants'],
    ['manager-tag-dialog', '/manage-tenants', press('Tag Tenants for Removal')],
    ['manager-answers', '/manage-tenants', press('Next without an answer')],
  ],
  cedar: [
    ['manager-home', '/'],
    ['manager', '/manage-tenants'],
    ['help', '/help-videos'],
    ['not-found', '/no/such/page'],
  ],
};

let address = process.env.ADDRESS ?? '';
let stop = () => Promise.resolve();
test.beforeAll(async () => {
  if (address) return;
  const server = await startServer({ DEMO: '1' });
  ({ address, stop } = server);
});
test.afterAll(() => stop());

for (const [username, pictures] of Object.entries(screens)) {
  test(`no screen of ${username} scrolls sideways`, async ({ page, context }) => {
    test.setTimeout(1_800_000);
    const person = await signIn(address, username, `${username}-demo`);
    await context.addCookies([...person.cookies]);
    await page.goto(`${address}/help-videos`);
    await page.evaluate(
      (session) => localStorage.setItem('audit-letters.session', session),
      JSON.stringify(person.session),
    );
    await mkdir(folder, { recursive: true });
    const selected = pictures.filter(([name]) => name.includes(process.env.ONLY ?? ''));
    const sideways: string[] = [];
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      for (const [name, path, open] of selected) {
        await page.goto(address + path);
        await page.locator('main h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await open?.(page);
        await page.waitForLoadState('networkidle');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const scrolls = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          );
          if (scrolls) sideways.push(`${name} ${width}`);
          // A list or a dialog fills the window; in a higher one they would have an unusual height.
          const fills = await page.locator('.al-list, [role="dialog"], .al-answer-panel').count();
          await page.screenshot({
            path: `${folder}/${name}-${width}-${colorScheme}.png`,
            fullPage: fills === 0,
          });
        }
        await page.emulateMedia({ colorScheme: 'light' });
      }
    }
    expect(sideways).toEqual([]);
  });
}
