import type { Page } from '@playwright/test';
import { expect, test, violations } from '../support/test.ts';

const tenants = [
  { first_name: 'Quentin', last_name: 'Marchbanks', unit: 'Q71' },
  { first_name: 'Rosalind', last_name: 'Marchbanks', unit: 'Q72' },
];

const box = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const entries = (page: Page) => box(page).getByRole('option');

// SHL-70, SHL-71
test('Ctrl+K opens a screen by keyboard, and lists it first the next time', async ({
  page,
  openAs,
}) => {
  await openAs('monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box(page).getByRole('combobox')).toBeFocused();
  await expect(box(page).getByRole('group', { name: 'Recent' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('audit unsent');
  await expect(entries(page)).toHaveText([/Audit letters unsent/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/list-facilities?filter=initial_letters_unsent');
  await expect(box(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(entries(page).first()).toHaveText(/Audit letters unsent/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Go to' })).toBeFocused();
});

// SHL-70, SHL-73
test('Enter before the answer opens the first result, and one entry opens the rest', async ({
  page,
  startAudit,
  openAs,
}) => {
  await startAudit(
    Array.from({ length: 10 }, (_, index) => ({
      first_name: 'Wilhelmina',
      last_name: `Zabrowski${String(index).padStart(2, '0')}`,
      unit: `W${index}`,
    })),
  );
  await openAs('monitor', '/profile');
  await page.keyboard.press('Control+k');
  await expect(box(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('wilhelmina zabrowski');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wilhelmina Zabrowski00 · W0');

  await page.keyboard.press('Control+k');
  await box(page).getByRole('combobox').fill('wilhelmina zabrowski');
  await box(page).getByRole('option', { name: '2 more with this name' }).click();
  await expect(page).toHaveURL('/tenant-list');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('wilhelmina zabrowski');
  await expect(page.getByText('Displaying 1 to 10 of 10 items')).toBeVisible();
});

// SHL-73
test('a manager finds only tenants of the own facility, and nothing opens over a dialog', async ({
  page,
  startAudit,
  openAs,
}) => {
  const own = await startAudit(tenants.slice(0, 1));
  await startAudit(tenants.slice(1));
  await openAs(own.manager);
  await page.keyboard.press('Control+k');
  await box(page).getByRole('combobox').fill('marchbanks');
  await expect(entries(page)).toHaveText([/Quentin Marchbanks/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/manage-tenants');

  await page.getByRole('button', { name: 'Support' }).click();
  await expect(page.getByRole('dialog', { name: 'Need Help?' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(box(page)).toHaveCount(0);
});
