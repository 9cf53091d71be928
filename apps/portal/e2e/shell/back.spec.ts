import type { Page } from '@playwright/test';
import { tenantRow } from '../pages/tenants.ts';
import { managerTenants, staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

const searchOf = (page: Page) => page.getByLabel('Name or Unit');

// SHL-68, SHL-96, TEN-91
test('on a phone, the menu leads a manager, and Back closes a dialog and then the answers', async ({
  page,
  startAudit,
  openAs,
}) => {
  await page.addInitScript(rememberWatchers);
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
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Edit status of Chidi Okafor', exact: true }).click();
    await expect(dialog).toBeVisible();
    await pressBackOnAndroid(page);
    await expect(dialog).toHaveCount(0);
    await expect(searchOf(page)).toHaveValue('chidi');
    await expect(tenantRow(page, 'Chidi Okafor')).toBeVisible();

    await page.getByRole('button', { name: 'Edit Chidi Okafor' }).click();
    await dialog.getByLabel('City').fill('Lewes');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const _ of ['first', 'second']) {
      await pressBackOnAndroid(page);
      await expect(question).toBeVisible();
      // On top of the dialog is the question, which Back answers with No.
      await pressBackOnAndroid(page);
      await expect(question).toHaveCount(0);
      await expect(dialog.getByLabel('City')).toHaveValue('Lewes');
    }
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await audit.stored('Okafor'))?.city).toBe('Lewes');

    // The search replaces its entry, and the filter has one: Back leaves the filter, then the page.
    await page.goBack();
    await expect(page).not.toHaveURL(/filter=/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  await test.step('Back closes a menu and the answer panel, one at a time', async () => {
    await page.getByRole('link', { name: 'Enter Audit' }).click();
    await page.getByRole('button', { name: 'Next without an answer' }).click();
    const panel = page.getByRole('region', { name: 'Ana Ortiz' });
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await pressBackOnAndroid(page);
    await expect(menu).toHaveCount(0);
    await expect(panel).toBeVisible();
    await pressBackOnAndroid(page);
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL('/manage-tenants');
  });
});

// SHL-96
test('Back leaves the page of a dialog, and asks when its input is unsaved; Escape closes one layer', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  await openAs('monitor');
  await page.getByRole('link', { name: 'Tenants', exact: true }).click();
  await page.getByLabel('Facility Number').fill(audit.facilityNumber);
  await page.getByLabel('Facility Number').press('Enter');
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await tenantRow(page, 'Ana Ortiz').click();
  await dialog.getByLabel('City').fill('Lewes');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  // A dialog takes keys a moment after it is drawn.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByLabel('City')).toHaveValue('Lewes');

  const address = page.url();
  await page.goBack();
  // The filter has an entry of its own: the page stays, and so does its dialog.
  await expect(dialog.getByLabel('City')).toHaveValue('Lewes');
  await page.goBack();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(dialog.getByLabel('City')).toHaveValue('Lewes');
  await page.goBack();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');
  expect(address).toContain(audit.facilityNumber);

  await page.goto(address);
  await tenantRow(page, 'Ana Ortiz').click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

/** Chromium on a desktop sends no close request but that of Escape: this asks its last open watcher, as Android does. */
async function pressBackOnAndroid(page: Page) {
  await page.evaluate(() => {
    const watchers: CloseWatcherOfTest[] = Reflect.get(window, 'watchers');
    watchers.at(-1)?.requestClose();
  });
}

interface CloseWatcherOfTest {
  requestClose: () => void;
}

/** Remembers the open watchers of the page. */
function rememberWatchers() {
  const watchers: object[] = [];
  const forget = (watcher: object) => {
    if (watchers.includes(watcher)) watchers.splice(watchers.indexOf(watcher), 1);
  };
  const Watcher: new () => EventTarget & { destroy: () => void } = Reflect.get(
    window,
    'CloseWatcher',
  );
  function makeWatcher() {
    const watcher = new Watcher();
    const destroy = watcher.destroy.bind(watcher);
    watchers.push(watcher);
    watcher.addEventListener('close', () => forget(watcher));
    watcher.destroy = () => {
      forget(watcher);
      destroy();
    };
    return watcher;
  }
  Object.assign(window, { CloseWatcher: makeWatcher, watchers });
}
