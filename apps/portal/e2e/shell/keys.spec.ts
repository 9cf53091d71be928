import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// SHL-76
test('a tenant is reached, selected and edited by single keys', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const ana = page.getByRole('checkbox', { name: 'Select Ana Ortiz' });
  await expect(ana).toBeVisible();
  const row = page.getByRole('row').filter({ has: ana });
  for (let press = 0; press < staffTenants.length; press += 1) {
    await page.keyboard.press('j');
    if (await row.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(row).toBeFocused();
  await page.keyboard.press('x');
  await expect(ana).toBeChecked();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').getByLabel('Moved Out')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue('Ana');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('?/j');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('?/j');
});

// SHL-76
test('Tab reaches the skip link first, and the theme and the choice of no single keys stay', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/add-facility');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Facility Number')).toBeFocused();

  await test.step('the chosen theme survives a reload, and the button follows the system before', async () => {
    await page.getByRole('button', { name: 'Use dark colors' }).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Use light colors' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('the keys of one character can be turned off for good', async () => {
    await page.goto('/list-facilities');
    await expect(page.getByRole('table', { name: 'Active Facilities' })).toBeVisible();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByRole('switch', { name: 'Keys of one character' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('table', { name: 'Active Facilities' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Facility Name')).not.toBeFocused();
    await page.keyboard.press('?');
    await expect(list).toHaveCount(0);
  });
});
