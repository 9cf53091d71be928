import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const headings = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.textContent).filter((text) => text && text !== 'Details'),
    );
const widthOf = async (page: Page, name: string) =>
  Math.round((await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0);

// SHL-97
test('columns that a user moves, pins and resizes survive a reload', async ({ page, openAs }) => {
  await openAs('monitor', '/list-facilities');
  const software = page.getByRole('columnheader', { name: 'Software' });
  await software.dragTo(page.getByRole('columnheader', { name: 'Account Name' }));
  await expect.poll(async () => (await headings(page))[2]).toBe('Software');

  const before = await widthOf(page, 'Software');
  await page
    .getByRole('columnheader', { name: 'Software', exact: true })
    .getByRole('separator')
    .focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => widthOf(page, 'Software')).toBe(before + 50);

  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByRole('button', { name: 'Pin City' }).press('Enter');
  await page.getByRole('button', { name: 'Move Tenants up' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(software).toBeVisible();
  await expect
    .poll(() => headings(page))
    .toEqual([
      'City',
      'Actions',
      'Facility Number',
      'Software',
      'Account Name',
      'Corporate Group',
      'Confirmed Move-Outs',
      'Tenants',
      'Can Tag Removal',
      'Letter Dates (Audit, Enrollment, Welcome)',
    ]);
  expect(await widthOf(page, 'Software')).toBe(before + 50);

  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await expect
    .poll(async () => (await headings(page)).slice(0, 3))
    .toEqual(['Actions', 'Facility Number', 'Account Name']);
});
