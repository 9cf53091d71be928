import type { Page } from '@playwright/test';

/** Opens the message log. */
export async function openMessages(page: Page) {
  await page.getByRole('button', { name: 'Messages' }).click();
  return page.getByRole('dialog', { name: 'Messages' });
}

/** The modal that reports a failed call. */
export const errorModal = (page: Page) => page.getByRole('dialog', { name: 'Error', exact: true });
