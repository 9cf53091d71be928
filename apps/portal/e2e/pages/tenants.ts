import type { Page } from '@playwright/test';

/** The row of a tenant, in the list of staff and in that of a manager. */
export const tenantRow = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });

/** Selects a tenant for the bulk actions. */
export const checkTenant = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}` }).check();
