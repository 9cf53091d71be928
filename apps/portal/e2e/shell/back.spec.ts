import type { Page } from '@playwright/test';
import { tenantRow } from '../pages/tenants.ts';
import { managerTenants, staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

const searchOf = (page: Page) => page.getByLabel('Name or Unit');

// SHL-69, SHL-96, TEN-91
test('on a phone, the menu leads a manager, and Back closes a dialog and then the answers', async ({
  page,
  startAudit,
  openAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const audit = await startAudit(managerTenants);
  await openAs(audit.manager);

  await test.step('the menu holds the screens and closes when one opens', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Manage Tenants']);
    await expect(menu.getByRole('button', { name: 'Use dark colors' })).toBeVisible();
    await menu.getByRole('link', { name: 'Manage Tenants' }).click();
    await expect(page).toHaveURL('/manage-tenants');
    await expect(menu).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Home' }).first().click();

  await test.step('Back closes a dialog, keeps filter and search, and then leaves', async () => {
    await page.getByRole('link', { name: 'Enter Audit' }).click();
    await page.getByLabel('Filter', { exact: true }).selectOption('Selected Coverage (2)');
    await expect(page).toHaveURL(/filter=/);
    await searchOf(page).fill('chidi');
    await expect(tenantRow(page, 'Edith Reed')).toHaveCount(0);
    const address = page.url();
    const dialog = page.getByRole('dialog');
    const isAsBefore = async () => {
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(searchOf(page)).toHaveValue('chidi');
      await expect(tenantRow(page, 'Chidi Okafor')).toBeVisible();
      await expect(tenantRow(page, 'Edith Reed')).toHaveCount(0);
    };

    await page.getByRole('button', { name: 'Edit status of Chidi Okafor', exact: true }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await isAsBefore();

    await page.getByRole('button', { name: 'Edit Chidi Okafor' }).click();
    await dialog.getByLabel('City').fill('Lewes');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.goBack();
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('City')).toHaveValue('Lewes');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await isAsBefore();
    expect((await audit.stored('Okafor'))?.city).toBe('Lewes');

    await page.getByRole('button', { name: 'Edit Chidi Okafor' }).click();
    await dialog.getByLabel('City').fill('Milton');
    await page.goBack();
    await question.getByRole('button', { name: 'Yes' }).click();
    await isAsBefore();

    await page.getByRole('button', { name: 'Edit Chidi Okafor' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await isAsBefore();
    await page.reload();
    await isAsBefore();
    // The search replaces its entry, and the filter has one: Back leaves the filter, then the page.
    await page.goBack();
    await expect(page).not.toHaveURL(/filter=/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  await test.step('Back closes the answer panel and keeps a filter that was chosen beside it', async () => {
    await page.getByRole('link', { name: 'Enter Audit' }).click();
    await page.getByRole('button', { name: 'Next without an answer' }).click();
    const panel = page.getByRole('region', { name: 'Ana Ortiz' });
    await expect(panel).toBeVisible();
    await page.getByLabel('Filter', { exact: true }).selectOption('Selected Coverage (2)');
    await expect(page).toHaveURL(/filter=/);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/filter=/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

// SHL-96
test('Back closes a dialog of staff, and a reload, a link and the command box leave no history entry', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const list = page.url();
  await page.getByLabel('Name').fill('ortiz');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(tenantRow(page, 'Boris Lind')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  const isAsBefore = async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(list);
    await expect(page.getByLabel('Name')).toHaveValue('ortiz');
    await expect(tenantRow(page, 'Ana Ortiz')).toBeVisible();
    await expect(tenantRow(page, 'Boris Lind')).toHaveCount(0);
  };

  await tenantRow(page, 'Ana Ortiz').click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await isAsBefore();

  await tenantRow(page, 'Ana Ortiz').click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await isAsBefore();

  // The dialog closes just after the reload has begun, or just before, as after Save and F5.
  for (const delay of [0, 5]) {
    await tenantRow(page, 'Ana Ortiz').click();
    const close = dialog.getByRole('button', { name: 'Close' });
    await Promise.all([
      page.waitForEvent('load'),
      close.evaluate((button: HTMLElement, wait) => {
        if (wait === 0) location.reload();
        button.click();
        if (wait > 0) setTimeout(() => location.reload(), wait);
      }, delay),
    ]);
    await isAsBefore();
  }

  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/Screen/).fill('Manage Users');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/manage-users');
  await page.goBack();
  await isAsBefore();
  await page.goForward();
  await expect(page).toHaveURL('/manage-users');
  await page.goBack();
  await isAsBefore();

  // Opening and closing has left no entry: the next Back leaves the search.
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder(/Screen/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByPlaceholder(/Screen/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(tenantRow(page, 'Boris Lind')).toBeVisible();
});

// SHL-96
test('a history entry that a busy browser removes late is removed once, and the page stays', async ({
  page,
  startAudit,
  openAs,
  stopClock,
}) => {
  // The browser begins removals only when the test says so.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    const late: (number | undefined)[] = [];
    history.go = (delta) => late.push(delta);
    Object.assign(window, { removeLate: () => late.splice(0).forEach(go) });
  });
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const list = page.url();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await expect(tenantRow(page, 'Ana Ortiz')).toBeVisible();
  await stopClock();
  for (const _ of ['first', 'second']) {
    await tenantRow(page, 'Ana Ortiz').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(2_000);
  }
  await page.evaluate('removeLate()');
  await page.clock.resume();
  await expect.poll(() => page.evaluate(() => history.state?.openDialogs ?? 0)).toBe(0);
  await expect(page).toHaveURL(list);

  await tenantRow(page, 'Ana Ortiz').click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(list);
});
