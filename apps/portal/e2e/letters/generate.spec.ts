import { lettersGenerated, searchFor } from '../pages/letters.ts';
import { errorModal } from '../pages/messages.ts';
import { checkTenant } from '../pages/tenants.ts';
import { holdCalls } from '../support/calls.ts';
import type { Day } from '../support/client.ts';
import { four, manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

const firstThreeHundred = 'The system will generate letters for the first 300 tenants. Continue?';

// LET-18, LET-21, LET-22, LET-23, LET-24
test('letters without a selection are confirmed, generated, opened and offered for download', async ({
  page,
  context,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(four);
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  let generated = 0;
  page.on('request', (request) => {
    if (request.url().includes('/generate-letters')) generated += 1;
  });
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  const question = page.getByRole('alertdialog', { name: firstThreeHundred });
  // LET-92, LET-94
  await expect(question).toContainText(`3 audit letters for ${audit.facilityNumber}`);
  const picture = question.getByRole('img', { name: /^The first letter/ });
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  expect(generated).toBe(0);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  const success = await lettersGenerated(page, 'Audit letters were generated for 3 tenants.');
  await expect(success).toContainText(
    'If no download box has appeared, please disable your popup-blocker for this site.',
  );
  await opened;
  const letters = await success.getByRole('link', { name: 'Download' }).getAttribute('href');
  expect(letters).toMatch(/^\/api\/facilities\/download-letters\/.+\.pdf$/);
  const pdf = await page.request.get(letters ?? '');
  expect(pdf.headers()['content-disposition']).toContain('attachment');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(success.getByRole('link', { name: 'Mail Merge' })).toHaveAttribute(
    'href',
    /mail_merge\.xlsx$/,
  );

  await success.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /Ana Ortiz/ }).getByRole('img')).toHaveCount(1);
  await expect(page.getByLabel('Filter').locator('option').nth(1)).toHaveText(
    'Audit Letter Ready (0)',
  );
});

// LET-100
test('a tenant who becomes ready while the question is open gets no letter without a second question', async ({
  page,
  startAudit,
  openAs,
}) => {
  const eight = manyTenants(8).map((one) =>
    one.unit === 'U008' ? { ...one, becomes: { zip_code: null } } : one,
  );
  const audit = await startAudit(eight);
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  const yes = page.getByRole('button', { name: 'Yes, print 7 audit letters' });
  await expect(yes).toBeVisible();
  const { id = 0 } = (await audit.stored('Tenant008')) ?? {};
  await audit.staff.tenants.update(id, { zip_code: '19901' });
  await yes.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'These letters have changed since you were asked.',
  );
  await page.getByRole('button', { name: 'Yes, print 8 audit letters' }).click();
  await lettersGenerated(page, 'Audit letters were generated for 8 tenants.');
});

// LET-12, LET-20, LET-23
test('enrollment letters for selected tenants carry the chosen date', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(four, {
    follow_up_letter_send_date: '2027-02-08' as Day,
  });
  const chosen = await audit.stored('Lind');
  const previewed = (letters: string) =>
    page.getByRole('link', { name: letters, exact: true }).getAttribute('href');
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  await page.getByText('Boris Lind').click();
  await expect(page.getByRole('checkbox', { name: 'Select Boris Lind' })).toBeChecked();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await previewed('Enrollment')).toBe(
    `/api/facilities/${audit.facilityId}/preview-letter?letter_type=follow_up&tenants=${chosen?.id}`,
  );

  await page.getByRole('button', { name: 'Enrollment Letter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Enrollment Letter Date' });
  await expect(dialog).toContainText('Set the date that should appear on each enrollment letter:');
  const date = dialog.getByRole('textbox');
  await expect(date).toHaveValue('02/08/2027');
  await date.fill('03/01/2027');
  const request = page.waitForRequest('**/generate-letters?*');
  await dialog.getByRole('button', { name: 'Set' }).click();
  const question = page.getByRole('alertdialog', { name: /for the chosen tenants/ });
  await expect(question.getByText('1 of these has no audit letter yet:')).toBeVisible();
  await question.getByRole('button', { name: 'Yes, print 1 enrollment letter' }).click();
  const query = new URL((await request).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    letter_type: 'follow_up',
    enrollment_letter_date: '2027-03-01',
    tenants: String(chosen?.id),
  });
  const success = await lettersGenerated(page, 'letters were generated for 1 tenant.');
  await success.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('0 selected')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Boris Lind/ }).getByRole('img', { name: 'Yes' }),
  ).toHaveCount(1);
});

test('when letters empty the last page, the page before it shows', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(101));
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  // The new filter loads after 400 ms. Before that, a page change applies to the old list.
  const filtered = page.waitForRequest(/filter=initial_letter_ready/);
  await page.getByLabel('Filter').selectOption('initial_letter_ready');
  await filtered;
  await page.getByRole('button', { name: 'Last page' }).click();
  await checkTenant(page, 'Una Tenant101');
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  const success = await lettersGenerated(page, 'letters were generated for 1 tenant.');
  await success.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Displaying 1 to 100 of 100 items')).toBeVisible();
  await expect(page.getByRole('row', { name: /Una Tenant001/ })).toBeVisible();
});

// LET-17
test('at most 300 tenants can be selected', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(manyTenants(301));
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    const from = (number - 1) * 100 + 1;
    await expect(page.getByText(`Displaying ${from} to ${from + 99} of 301 items`)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
  }
  await expect(page.getByText('300 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('checkbox', { name: 'Select Una Tenant301' }).click();
  const alert = page.getByRole('dialog', { name: 'Alert' });
  await expect(alert).toContainText(
    'In an effort to conserve system resources, only 300 tenants may be selected at a time. If you need to download letters for more tenants, then you will need to download the letters in batches of 300.',
  );
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Una Tenant301' })).not.toBeChecked();
  await expect(page.getByText('300 selected')).toBeVisible();
});

// LET-59
test('letters whose answer was lost are not made a second time', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/generate-letters');
  const audit = await startAudit(four);
  const keys: (string | undefined)[] = [];
  await page.route('**/generate-letters?*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch({ timeout: 40_000 });
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(errorModal(page)).toContainText('Network Error', { timeout: 40_000 });
  await errorModal(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await lettersGenerated(page, 'Audit letters were generated for 3 tenants.');
  expect(keys).toEqual([expect.stringMatching(/.{20}/), keys[0]]);
  const { data } = await audit.staff.letters.batches({ facility_number: audit.facilityNumber });
  expect(data).toMatchObject([{ tenant_count: 3 }]);
});

test('letters that finish while another facility is shown keep its selection', async ({
  page,
  startAudit,
  openAs,
}) => {
  const first = await startAudit(manyTenants(3));
  const second = await startAudit(four);
  const answer = await holdCalls(page, '**/generate-letters?*');
  await openAs('monitor', '/send-letters');
  await searchFor(page, first.facilityNumber);
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await searchFor(page, second.facilityNumber);
  await checkTenant(page, 'Boris Lind');
  answer();
  const success = await lettersGenerated(page, 'Audit letters were generated for 3 tenants.');
  await success.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Jobs: 1 done' }).click();
  await expect(page.getByRole('region', { name: 'Jobs' })).toContainText(first.facilityNumber);
  expect(await second.staff.letters.counts({ facilityId: second.facilityId })).toMatchObject({
    initial_letter_ready: 3,
  });
});
