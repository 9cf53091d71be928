import type { Page } from '@playwright/test';
import { rowsWorkbook } from '../../../api/src/imports/testing/rowsWorkbook.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook as a file chooser takes it. */
export const workbook = (buffer: Buffer, name = 'rent-roll.xlsx') => ({ name, mimeType, buffer });

/** A rent roll with a column each for site ID, unit, first name, last name and address. */
export const rentRoll = (rows: readonly string[][]) =>
  rowsWorkbook([['Prime Site ID', 'Unit', 'First Name', 'Last Name', 'Address'], ...rows]);

/** Chooses a rent roll with these rows and uploads it. */
export async function uploadRentRoll(page: Page, rows: readonly string[][]) {
  await page.getByLabel('Rent Roll').setInputFiles(workbook(await rentRoll(rows)));
  await page.getByRole('button', { name: 'Upload' }).click();
}

/** The counts that an import shows when it is complete. */
export const importResult = (page: Page) => page.getByRole('status', { name: 'Import Complete' });

/** The answer to an import that changed nothing. */
export const noImports = {
  insert_count: 0,
  active_tenants_count: 0,
  error_count: 0,
  duplicate_tenant_filename: null,
  duplicate_tenant_count: 0,
  missing_prime_ids: [],
};
