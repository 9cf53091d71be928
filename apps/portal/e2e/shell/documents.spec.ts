import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The calls of the specification, by the address after `/api/`. */
const documented = [
  /^(login|logout|change-password|update-profile|app\/status|page-404s)$/,
  /^managers\/(facility|update-tenant|bulk-charge-applied|tag-tenants|confirm-move-outs|confirm-tagging-complete)$/,
  /^coverages\/available$/,
  /^facilities(\/search|\/\d+(\/(check-flagged|confirm-move-outs|tenant-filters|tenants))?)?$/,
  /^facilities\/(\d+|state\/\w+)(\/(tenants-mailing|tenant-mailing-counts|generate-letters))?$/,
  /^facilities\/download-letters\//,
  /^(monitors\/facility-stats|facility-stats|facility-archives|retired-facilities)(\/|$)/,
  /^exports\/(facilities|manager-tenants|monitor-tenants|download)$/,
  /^(tenants|tenants\/\d+|tenants\/\d+\/status|tenants\/bulk|tenants\/reset|tenants\/import)$/,
  /^letter-batches$/,
  /^users(\/\d+)?$/,
];

/** The query of a list beyond that of the specification. */
const furtherQuery = /[?&](facility_id|waiting_for|incomplete_address)=/;

/** Pages that need more than these calls. */
const furtherPages = /\/(facilities|tenants)\/\d|\/deleted-tenants|\/profile\/security/;

/** Makes the server one without extras. Returns the other calls than those of the specification. */
async function withoutExtras(page: Page): Promise<string[]> {
  const others: string[] = [];
  await page.context().route('**/api/app/status', async (route) => {
    const response = await route.fetch();
    const { extras: _, ...status } = await response.json();
    await route.fulfill({ response, json: status });
  });
  page.on('request', (request) => {
    const [, call] = /\/api\/([^?]*)/.exec(request.url()) ?? [];
    const isKnown = documented.some((known) => known.test(call ?? ''));
    if (call && (!isKnown || furtherQuery.test(request.url())))
      others.push(`${request.method()} ${call}`);
  });
  return others;
}

// WIR-52
for (const [role, paths] of [
  [
    'admin',
    [
      '/',
      '/list-facilities',
      '/list-facilities?tab=stats',
      '/tenant-list',
      '/tenant-list?facility_number=L-103&facility_id=1&waiting_for=charge&incomplete_address=true',
      '/send-letters',
      '/letter-batches',
      '/letter-batches?facility_number=L-103&facility_id=1',
      '/upload-tenants',
      '/upload-tenants?import=1',
      '/manage-users',
      '/profile',
      '/add-facility',
    ],
  ],
  ['manager', ['/', '/manage-tenants', '/manage-tenants?incomplete_address=true', '/profile']],
] as const)
  test(`the portal of a ${role} needs only the specification's calls`, async ({ page, openAs }) => {
    const others = await withoutExtras(page);
    await openAs(role);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.filter((href) => furtherPages.test(href))).toEqual([]);
    }
    await page.goto('/facilities/1');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(others).toEqual([]);
  });
