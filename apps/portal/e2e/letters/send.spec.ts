import type { Page } from '@playwright/test';
import { searchFor } from '../pages/letters.ts';
import type { Day } from '../support/client.ts';
import { daysFromNow, four } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// LET-10
test('the mailing dates are those of now after Refresh', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(four, { follow_up_letter_send_date: '2027-01-05' as Day });
  await openAs('monitor', `/send-letters?facility_number=${audit.facilityNumber}`);
  const dates = page.getByRole('group', { name: 'Mailing Dates' });
  await expect(dates).toContainText('1/5/2027');
  await audit.staff.facilities.update(audit.facilityId, {
    follow_up_letter_send_date: '2027-01-06' as Day,
  });
  await page.getByRole('button', { name: 'Refresh' }).first().click();
  await expect(dates).toContainText('1/6/2027');
});

// LET-8, LET-11, LET-49, LET-90, SHL-114
test('By State finds the tenants of a state, and the filter shows and applies who is ready', async ({
  page,
  startAudit,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(four, {
    state: 'VI',
    follow_up_letter_send_date: '2026-01-05' as Day,
  });
  await openAs('monitor', '/send-letters');
  await searchFor(page, audit.facilityNumber);

  await test.step('the tenants of a state, and the other tab starts empty', async () => {
    await expect(page.getByText('3 total tenants')).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 total tenants')).toBeVisible();

    await page.getByRole('tab', { name: 'By State' }).click();
    await expect(page.getByRole('group', { name: 'Mailing Dates' })).toHaveCount(0);
    await expect(page.getByText('3 total tenants')).toHaveCount(0);
    const request = page.waitForRequest('**/api/facilities/state/VI?*');
    await page.getByRole('combobox', { name: 'State' }).selectOption('VI');
    expect(new URL((await request).url()).searchParams.get('per_page')).toBe('100');
    await expect(page).toHaveURL('/send-letters?state=VI');
    await page.reload();
    await expect(page.getByText('3 total tenants')).toBeVisible();
    await expect(page.getByRole('row', { name: /Ana Ortiz/ })).toContainText(audit.facilityNumber);

    await page.getByRole('button', { name: 'Audit Letter' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('The enrollment letter date (1/5/2026) is in the past.');
    await question.getByRole('button', { name: /^No/ }).click();

    await page.getByRole('tab', { name: 'By Facility' }).click();
    await expect(page.getByLabel('Facility Number')).toHaveValue('');
    await expect(page.getByText('3 total tenants')).toHaveCount(0);
    await page.getByRole('tab', { name: 'By State' }).click();
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
  });

  await test.step('the filter applies 400 ms after its last change', async () => {
    await page.getByRole('tab', { name: 'By Facility' }).click();
    const requestedFilters = filtersAsked(page, audit.facilityId);
    await searchFor(page, audit.facilityNumber);
    const filter = page.getByLabel('Filter');
    await expect(filter.locator('option')).toHaveText([
      'All (3)',
      'Audit Letter Ready (3)',
      'Enrollment Letter Ready (0)',
      'Welcome Letter Ready (0)',
    ]);

    await stopClock();
    await filter.selectOption('initial_letter_ready');
    await page.clock.runFor(399);
    await filter.selectOption('welcome_letter_ready');
    await page.clock.runFor(399);
    expect(requestedFilters).toEqual(['all']);
    await page.clock.runFor(1);
    await expect(page.getByText('0 total tenants')).toBeVisible();
    expect(requestedFilters).toEqual(['all', 'welcome_letter_ready']);
  });
});

// LET-65, LET-94
test('what the letters lack is set from their screen: the dates, and an address', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit([...four, { first_name: 'Tag', last_name: 'Ged', unit: 'A5' }]);
  const noDates = { initial_letter_send_date: null, follow_up_letter_send_date: null };
  await audit.staff.facilities.update(audit.facilityId, {
    ...noDates,
    letter_effective_date: null,
    welcome_letter_send_date: null,
  });
  const letters = `/send-letters?facility_number=${audit.facilityNumber}`;
  await openAs('monitor', letters);

  await test.step('"No, set the dates" leads back to the letters after the dates are saved', async () => {
    const setDates = page.getByRole('link', { name: 'No, set the dates' });
    const dialog = page.getByRole('dialog', { name: `Edit ${audit.facilityNumber}` });
    async function openDates() {
      await page.getByRole('button', { name: 'Audit Letter', exact: true }).click();
      await expect(setDates).toBeFocused();
      await page.keyboard.press('Enter');
    }
    const ready = `${letters}&filter=initial_letter_ready`;
    await page.getByLabel('Filter').selectOption('initial_letter_ready');
    await openDates();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(ready);
    await expect(page.getByLabel('Filter')).toHaveValue('initial_letter_ready');
    await openDates();
    await dialog.getByLabel('Letter Effective Date').fill(daysFromNow(60));
    await dialog.getByLabel('Initial Letter Date').fill(daysFromNow(1));
    await dialog.getByLabel('Enrollment Letter Date').fill(daysFromNow(30));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(ready);
    await page.getByRole('button', { name: 'Audit Letter', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Yes, print \d+ audit letters/ })).toBeVisible();
    await expect(setDates).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the line of what to fix leads to the edit of a tenant without a letter and back', async () => {
    await audit.own.tenants.tag(audit.facilityId, [(await audit.stored('Ged'))?.id ?? 0]);
    await page.reload();
    await expect(
      page.getByText('3 ready, 1 tagged for removal, 1 with an incomplete address'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show what to fix' }).click();
    const dialog = page.getByRole('dialog', { name: 'What to fix' });
    await dialog.getByRole('link', { name: 'Edith Reed, A4' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Tenant' });
    await edit.getByLabel('Zip Code').fill('19901');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('4 ready, 1 tagged for removal')).toBeVisible();
    // The tenants who remain.
    await expect(dialog.getByRole('listitem')).toHaveText([/^Tag Ged, A5/]);
  });
});

/** Records the `filter` of every later call for the tenants of a facility. */
function filtersAsked(page: Page, facilityId: number): (string | null)[] {
  const filters: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === `/api/facilities/${facilityId}/tenants-mailing`)
      filters.push(url.searchParams.get('filter'));
  });
  return filters;
}
