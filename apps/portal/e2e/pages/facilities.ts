import type { Page } from '@playwright/test';

const rowWith = (page: Page, button: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: button, exact: true }) });

/** The row of a facility in the list of active facilities. */
export const facilityRow = (page: Page, facilityNumber: string) =>
  rowWith(page, `Edit ${facilityNumber}`);

/** The row of a facility in the statistics. */
export const statsRow = (page: Page, facilityNumber: string) =>
  rowWith(page, `Archive ${facilityNumber}`);
