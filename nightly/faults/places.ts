import { expect, type Page } from '@playwright/test';
import { errorModal } from '../../apps/portal/e2e/pages/messages.ts';

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The page shows the failure in the place of the data, and Retry loads it again. */
export const inPage = { place: (page: Page) => page.locator('main') };

/** A loaded list. */
export const list = (page: Page) => page.locator('.al-table-footer');

/** An Error modal shows the failure. */
export const inErrorModal = {
  place: errorModal,
  dismiss: (page: Page) => errorModal(page).getByRole('button', { name: 'Close' }).click(),
};

/** An error toast shows the failure. */
export const inToast = {
  place: (page: Page) => page.locator('.al-toast[data-tone="danger"]'),
  /** Without waiting for the button: the toast may hide itself at this moment. */
  dismiss: (page: Page) =>
    page
      .locator('.al-toast[data-tone="danger"]')
      .getByRole('button', { name: 'Hide message' })
      .evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      }),
};

/** The open dialog shows the failure. */
export const inDialog = { place: (page: Page) => page.getByRole('dialog').getByRole('alert') };

/** A red card on the page shows the failure. */
export const inCard = { place: (page: Page) => page.getByRole('main').getByRole('alert') };

export const clickButton = (name: string) => (page: Page) => click(page, name);

/** Presses the button and says yes to the question. */
export const clickAndAgree = (name: string) => async (page: Page) => {
  await click(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
};

/** Saves the open dialog. */
export const saveDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

export const success = (text: string | RegExp) => (page: Page) => page.getByText(text);

/** Waits until the list is loaded. */
export const shown = (page: Page) => list(page).first().waitFor();

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label);

/** Saves the status of Ana Ruiz in its dialog. */
export const statusSave = {
  call: 'POST /api/tenants/{id}/status',
  begin: async (page: Page) => {
    await click(page, 'Edit status of Ana Ruiz');
    await field(page, 'Moved Out').check();
  },
  send: saveDialog,
  ...inDialog,
  kept: (page: Page) => expect(field(page, 'Moved Out')).toBeChecked(),
  done: success('Ana Ruiz: Moved Out'),
};

/** Saves another city in the dialog that `open` opens. */
export const citySave = (open: (page: Page) => Promise<void>) => ({
  begin: async (page: Page) => {
    await open(page);
    await field(page, 'City').fill('Salem');
  },
  send: saveDialog,
  ...inDialog,
  kept: (page: Page) => expect(field(page, 'City')).toHaveValue('Salem'),
});
