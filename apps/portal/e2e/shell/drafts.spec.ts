import type { Page } from '@playwright/test';
import { logIn } from '../pages/login.ts';
import { tenantRow } from '../pages/tenants.ts';
import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

// SHL-21, SHL-95
test('unsaved changes of a form are offered after a reload or an ended session, until they are saved', async ({
  page,
  people,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('401 POST /api/tenants');
  const audit = await startAudit(staffTenants);
  const list = `/tenant-list?facility_number=${audit.facilityNumber}`;
  await openAs('monitor', list);
  page.on('dialog', (question) => question.accept());
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  const offer = dialog.getByText('You have unsaved changes');
  const open = (name: string) => tenantRow(page, name).getByText(/^A\d$/).click();

  await open('Ana Ortiz');
  await dialog.getByLabel('City').fill('Wilmington');
  await dialog.getByLabel('Monitor Note').fill('Called on Friday');
  await page.reload();

  await test.step('a duplicated tab starts without them', async () => {
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await opened;
    expect(await storedTexts(copy)).toContain('Wilmington');
    await expect.poll(() => storedTexts(copy)).not.toContain('Wilmington');
    await tenantRow(copy, 'Ana Ortiz').getByText('A1').click();
    await expect(copy.getByRole('dialog').getByLabel('City')).toHaveValue('Dover');
    await expect(copy.getByText('You have unsaved changes')).toHaveCount(0);
    await copy.close();
  });

  await test.step('the session ends at a save, and the record has changed since', async () => {
    await open('Boris Lind');
    await expect(dialog.getByLabel('City')).toHaveValue('Dover');
    await expect(offer).toHaveCount(0);
    await page.keyboard.press('Escape');
    await open('Ana Ortiz');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await page.route('**/api/tenants/*', (route) =>
      route.fulfill({ status: 401, headers: { 'x-token-gone': '1' }, json: { data: 'gone' } }),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    // Without a question about the unsaved changes.
    await expect(page).toHaveURL('/login');
    await page.unroute('**/api/tenants/*');
    const { id = 0 } = (await audit.stored('Ortiz')) ?? {};
    await audit.staff.tenants.update(id, { city: 'Milford' });
    await logIn(page, people.monitor);
    await expect(page).toHaveURL(list);
    await open('Ana Ortiz');
    await expect(dialog.getByLabel('City')).toHaveValue('Milford');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog.getByLabel('City')).toHaveValue('Wilmington');
    await expect(dialog.getByText('Saved by someone else: Milford')).toBeVisible();
    await expect(dialog.getByLabel('Monitor Note')).toHaveValue('Called on Friday');
  });

  await test.step('nothing is offered once they are saved', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await audit.stored('Ortiz')).toMatchObject({
      city: 'Wilmington',
      monitor_note: 'Called on Friday',
    });
    expect(await storedTexts(page)).not.toContain('Called on Friday');
    await page.reload();
    await open('Ana Ortiz');
    await expect(dialog.getByLabel('City')).toHaveValue('Wilmington');
    await expect(offer).toHaveCount(0);
  });
});

// SHL-95
test('unsaved changes go when the user leaves without saving or signs out, and never contain a password', async ({
  page,
  people,
  openAs,
}) => {
  // A sign-out ends the session, so not that of the other tests.
  await openAs(null, '/login');
  await logIn(page, people.admin);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  page.on('dialog', (question) => question.accept());
  const dialog = page.getByRole('dialog', { name: 'New User' });
  const add = page.getByRole('button', { name: 'Add User' });
  await add.click();
  await dialog.getByLabel('Username').fill('quiet.lake');
  await dialog.getByLabel('Password', { exact: true }).fill('never-in-storage');
  await page.reload();
  expect(await storedTexts(page)).toContain('quiet.lake');
  expect(await storedTexts(page)).not.toContain('never-in-storage');

  await add.click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByLabel('Username')).toHaveValue('quiet.lake');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedTexts(page)).not.toContain('quiet.lake');

  await page.goto('/add-facility');
  await page.getByLabel('Company Name').fill('Quiet Lake Storage');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await logIn(page, people.admin);
  await expect(page).toHaveURL('/');
  expect(await storedTexts(page)).not.toContain('Quiet Lake');
});
