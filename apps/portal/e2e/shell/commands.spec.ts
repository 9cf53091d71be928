import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const entries = (page: Page) => box(page).getByRole('option');

// SHL-70, SHL-73
test('the command box opens a screen, which it lists first the next time, and finds tenants', async ({
  page,
  startAudit,
  openAs,
}) => {
  await openAs('monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The same key of a Russian keyboard.
  await page.evaluate(() => {
    const key = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(box(page).getByRole('combobox')).toBeFocused();
  await expect(box(page).getByRole('group', { name: 'Recent' })).toHaveCount(0);
  // The page needs the token of a password link.
  await expect(box(page).getByRole('option', { name: 'Choose Password' })).toHaveCount(0);
  await page.keyboard.type('audit unsent');
  await expect(entries(page)).toHaveText([/Audit letters unsent/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/list-facilities?filter=initial_letters_unsent');
  await expect(box(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(entries(page).first()).toHaveText(/Audit letters unsent/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Go to' })).toBeFocused();

  // SHL-114
  await page.goto('/list-facilities?filter=of_an_old_version');
  await expect(page.getByText('The filter “of_an_old_version” of this address')).toBeVisible();
  await expect(page.getByText(/^Displaying 1 to/)).toBeVisible();

  await test.step('Enter before the answer opens the first result, and one entry opens the rest', async () => {
    await startAudit(
      Array.from({ length: 10 }, (_, index) => ({
        first_name: 'Wilhelmina',
        last_name: `Zabrowski${String(index).padStart(2, '0')}`,
        unit: `W${index}`,
      })),
    );
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
});
