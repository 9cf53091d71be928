import { expect, type Page } from '@playwright/test';
import type { AuditedTenant } from './audit.ts';

/** Three tenants who can get a letter and one whose address is incomplete. */
export const four: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2' },
  { first_name: 'Chidi', last_name: 'Okafor', unit: 'A3' },
  { first_name: 'Edith', last_name: 'Reed', unit: 'A4', becomes: { zip_code: null } },
];

/** Looks a facility up on Send Proof Letters. The only match is chosen by itself. */
export async function searchFor(page: Page, facilityNumber: string) {
  await page.getByLabel('Facility Number').fill(facilityNumber);
  await page.getByRole('button', { name: 'Search' }).click();
}

/** The dialog after generating. The first letters of a server take long: its printer starts with them. */
export async function lettersGenerated(page: Page, text: string) {
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(text, { timeout: 40_000 });
  return success;
}
