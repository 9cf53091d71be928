import { lettersGenerated, searchFor } from '../pages/letters.ts';
import { errorModal } from '../pages/messages.ts';
import { checkTenant } from '../pages/tenants.ts';
import { holdCalls } from '../support/calls.ts';
import type { Day } from '../support/client.ts';
import { four, manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

const firstThreeHundred = 'The system will generate letters for the first 300 tenants. Continue?';

// LET-12, LET-18, LET-20, LET-21, LET-22, LET-23, LET-24, LET-49
test('enrollment letters for a selection carry a chosen date, and audit letters for all are confirmed, opened and offered', async ({
  page,
  context,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(four, {
    follow_up_letter_send_date: '2026-01-08' as Day,
  });
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);

  const enrollmentLetter = page.getByRole('button', { name: 'Enrollment Letter' });
  const dialog = page.getByRole('dialog', { name: 'Set Enrollment Letter Date' });
  const set = dialog.getByRole('button', { name: 'Set' });

  await test.step('the question for nobody asks for no date', async () => {
    await expect(enrollmentLetter).toBeEnabled();
    await enrollmentLetter.press('Enter');
    const question = page.getByRole('alertdialog', { name: firstThreeHundred });
    await expect(question).toContainText('No tenant is ready for an enrollment letter.');
    await question.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(enrollmentLetter).toBeFocused();
  });

  await test.step('enrollment letters for a selected tenant, without a question', async () => {
    const chosen = await audit.stored('Lind');
    await page.getByText('Boris Lind').click();
    await expect(page.getByRole('checkbox', { name: 'Select Boris Lind' })).toBeChecked();
    await expect(page.getByText('1 selected')).toBeVisible();
    await enrollmentLetter.press('Enter');
    await expect(dialog).toContainText(
      'Set the date that should appear on each enrollment letter:',
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('01/08/2026');
    await dialog.getByRole('textbox').fill('03/01/2027');
    const request = page.waitForRequest('**/generate-letters?*');
    await set.press('Enter');
    const { letters_digest, ...query } = Object.fromEntries(
      new URL((await request).url()).searchParams,
    );
    expect(letters_digest).toMatch(/.{20}/);
    expect(query).toEqual({
      letter_type: 'follow_up',
      enrollment_letter_date: '2027-03-01',
      tenants: String(chosen?.id),
    });
    const success = await lettersGenerated(page, 'Enrollment letters were generated for 1 tenant.');
    await expect(success.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(enrollmentLetter).toBeFocused();
    await expect(page.getByText('0 selected')).toBeVisible();
    await expect(
      page.getByRole('row', { name: /Boris Lind/ }).getByRole('img', { name: 'Yes' }),
    ).toHaveCount(1);
  });

  await test.step('audit letters without a selection', async () => {
    let generated = 0;
    page.on('request', (request) => {
      if (request.url().includes('/generate-letters')) generated += 1;
    });
    await page.getByRole('button', { name: 'Audit Letter' }).click();
    const question = page.getByRole('alertdialog', { name: firstThreeHundred });
    // LET-94
    await expect(question).toContainText(`3 of 3. Audit letters for ${audit.facilityNumber}`);
    const picture = question.getByRole('img', { name: /^The first letter/ });
    await expect
      .poll(() =>
        picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await question.getByRole('button', { name: 'No', exact: true }).click();
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
    await success.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row', { name: /Ana Ortiz/ }).getByRole('img')).toHaveCount(1);
    await expect(page.getByLabel('Filter').locator('option').nth(1)).toHaveText(
      'Audit Letter Ready (0)',
    );
  });
});

// LET-35, LET-36, LET-59, FAC-64
test('letters finish while another facility is shown, failures show in their place, and lost letters are not made twice', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/tenant-mailing-counts', '/generate-letters', '/api/facilities/search');
  const first = await startAudit(manyTenants(1));
  const second = await startAudit(four);
  await openAs('monitor', '/send-letters');

  await test.step('letters that finish while another facility is shown keep its selection', async () => {
    const answer = await holdCalls(page, '**/generate-letters?*');
    await searchFor(page, first.facilityNumber);
    await page.getByRole('button', { name: 'Audit Letter' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await searchFor(page, second.facilityNumber);
    await checkTenant(page, 'Boris Lind');
    answer();
    const success = await lettersGenerated(page, 'Audit letters were generated for 1 tenant.');
    await success.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Jobs: 1 done' }).click();
    await expect(page.getByRole('region', { name: 'Jobs' })).toContainText(first.facilityNumber);
    expect(await second.staff.letters.counts({ facilityId: second.facilityId })).toMatchObject({
      initial_letter_ready: 3,
    });
    await page.unroute('**/generate-letters?*');
    await page.goto('/send-letters');
  });

  await test.step('failures show in their place, and lost letters are not made a second time', async () => {
    const refuse = (address: string, data: string, times?: number) =>
      page.route(address, (route) => route.fulfill({ status: 422, json: { data } }), { times });
    // The search also starts on its own, when the typing has rested.
    await refuse('**/api/facilities/search?*', 'The search is closed today.');
    await searchFor(page, second.facilityNumber);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The search is closed today.' }),
    ).toBeVisible();
    await page.unroute('**/api/facilities/search?*');
    await refuse('**/tenant-mailing-counts', 'The counts are being counted.', 1);
    await page.getByRole('button', { name: 'Search' }).click();
    const counts = page.getByRole('dialog', { name: 'Error loading tenant counts' });
    await expect(counts).toContainText('The counts are being counted.');
    await counts.getByRole('button', { name: 'Close' }).click();

    await page.route(
      '**/generate-letters?*',
      (route) => route.fulfill({ status: 500, json: { data: 'The printer is out of paper.' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Audit Letter' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(errorModal(page)).toContainText('The printer is out of paper.');
    await errorModal(page).getByRole('button', { name: 'Close' }).click();

    const keys: (string | undefined)[] = [];
    await page.route('**/generate-letters?*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch({ timeout: 40_000 });
      if (keys.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Audit Letter' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(errorModal(page)).toContainText(
      'Network Error · The letters may have been made: see Letter Batches.',
      {
        timeout: 40_000,
      },
    );
    await errorModal(page).getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Audit Letter' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await lettersGenerated(page, 'Audit letters were generated for 3 tenants.');
    expect(keys).toEqual([expect.stringMatching(/.{20}/), keys[0]]);
    const { data } = await second.staff.letters.batches({ facility_number: second.facilityNumber });
    expect(data).toMatchObject([{ tenant_count: 3 }]);
  });
});
