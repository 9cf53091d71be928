import type { Page } from '@playwright/test';

/** Opens the message log. */
export async function openMessages(page: Page) {
  await page.getByRole('button', { name: 'Messages' }).click();
  return page.getByRole('dialog', { name: 'Messages' });
}

/** Presses Undo of the newest message, which stays when its toast has gone. */
export async function undoNewest(page: Page) {
  const messages = await openMessages(page);
  await messages.getByRole('button', { name: 'Undo' }).first().click();
  await page.keyboard.press('Escape');
}

/** The modal that reports a failed call. */
export const errorModal = (page: Page) => page.getByRole('dialog', { name: 'Error', exact: true });
