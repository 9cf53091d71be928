import { expect, type Page } from '@playwright/test';

/** Looks a facility up on Send Proof Letters. A single match is selected automatically. */
export async function searchFor(page: Page, facilityNumber: string) {
  await page.getByLabel('Facility Number').fill(facilityNumber);
  await page.getByRole('button', { name: 'Search' }).click();
}

/** The dialog after generating. The first letters of a server take longer, because its printer starts with them. */
export async function lettersGenerated(page: Page, text: string) {
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(text, { timeout: 40_000 });
  return success;
}
