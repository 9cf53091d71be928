import type { Page } from '@playwright/test';
import { errorModal, openMessages } from '../pages/messages.ts';
import { expect, test } from '../support/test.ts';

// Each failure appears only in its documented place (FAC-60, FAC-61, FAC-62, FAC-63).

const unreadable = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };

// FAC-63
test('every failed save is reported in its dialog and in the message log', async ({
  page,
  startAudit,
  openAs,
}) => {
  const { facilityNumber: number, own } = await startAudit([]);
  const asked: unknown[] = [];
  await page.route('**/api/facilities/*', (route) => {
    asked.push(route.request().postDataJSON());
    return asked.length === 1 ? route.fulfill(unreadable) : route.abort();
  });
  await openAs('monitor', `/list-facilities?facility_number=${number}`);

  await page.getByRole('button', { name: `Edit ${number}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${number}` });
  await edit.getByLabel('City').fill('Salem');
  await edit.getByRole('button', { name: 'Save' }).dblclick();
  await expectRefusal(page, edit, 'An unknown error occurred!');
  await expect(edit.getByLabel('City')).toHaveValue('Salem');
  await leave(page, edit);

  await page.getByRole('button', { name: `Letters sent for ${number}` }).click();
  const sent = page.getByRole('dialog', { name: number, exact: true });
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await sent.getByLabel('Initial Letter Date').fill(today);
  await page.keyboard.press('Enter');
  await expectRefusal(
    page,
    sent,
    'Network Error · Nothing you entered is lost. Check the connection and try again.',
  );
  await expect(sent.getByLabel('Initial Letter Date')).toHaveValue(today);
  await leave(page, sent);

  await page.getByRole('button', { name: `Details of ${number}` }).click();
  await page.getByRole('button', { name: 'Set Enrollment Letter Date' }).click();
  const enrollment = page.getByRole('dialog', { name: 'Set Enrollment Letter Date' });
  await enrollment.getByRole('textbox', { name: 'Enrollment Letter Date' }).fill('02/28/2027');
  await enrollment.getByRole('button', { name: 'Set', exact: true }).click();
  await expectStillOpen(page, enrollment);
  await enrollment.getByRole('button', { name: 'Close' }).click();
  await expect(enrollment).toHaveCount(0);

  expect(asked).toEqual([
    expect.objectContaining({ city: 'Salem' }),
    expect.objectContaining({ initial_letter_sent_date: today }),
    { follow_up_letter_send_date: '2027-02-28' },
  ]);
  const log = await openMessages(page);
  await expect(log).toContainText(`Saving facility ${number}: An unknown error occurred!`);
  await expect(log.getByText(`Saving facility ${number}: Network Error`)).not.toHaveCount(0);
  expect(await own.facilities.managed()).toMatchObject({
    city: 'Dover',
    initial_letter_sent_date: null,
    follow_up_letter_send_date: null,
  });
});

// FAC-60, SHL-25, SHL-56
test('a failed deletion, count or confirmation shows an Error modal', async ({
  page,
  startAudit,
  openAs,
}) => {
  const { facilityNumber: number } = await startAudit([]);
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  const question = page.getByRole('alertdialog');
  const error = errorModal(page);
  const closes = async (sentence: string) => {
    await expect(error).toContainText(sentence);
    await expect(error).toHaveAttribute('data-message-state', 'bad');
    await error.getByRole('button', { name: 'Close' }).click();
    await expect(error).toHaveCount(0);
  };

  await page.route('**/api/facilities/*', (route) => route.fulfill(unreadable));
  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await closes('An unknown error occurred!');
  await expect(page.getByText('has been deleted!')).toHaveCount(0);

  await page.route('**/check-flagged', (route) => route.abort());
  await page.getByRole('button', { name: `Confirm move-outs for ${number}` }).click();
  await closes('Network Error');
  await expect(question).toHaveCount(0);

  await page.unroute('**/check-flagged');
  await page.route('**/confirm-move-outs', (route) =>
    route.fulfill({ status: 409, json: { data: { message: 'Somebody was faster.', fields: {} } } }),
  );
  await page.getByRole('button', { name: `Confirm move-outs for ${number}` }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await closes('Somebody was faster.');
  await expect(page.getByRole('button', { name: `Confirm move-outs for ${number}` })).toBeVisible();
});

// FAC-61, SHL-57
test('every list reports a failed load in its place, only the statistics also in a toast', async ({
  page,
  openAs,
}) => {
  const lists = [
    ['active', '**/api/facilities?*', 0],
    ['stats', '**/api/facility-stats?*', 1],
    ['archives', '**/api/facility-archives?*', 0],
    ['retired', '**/api/retired-facilities?*', 0],
  ] as const;
  await openAs('monitor', '/');
  for (const [tab, address, toasts] of lists) {
    // A malformed answer is a failure as well.
    await page.route(address, (route) => route.fulfill({ json: { hello: 'there' } }));
    await page.goto(`/list-facilities?tab=${tab}`);
    await expect(page.locator('.al-list').getByText('An unknown error occurred!')).toBeVisible();
    await expect(page.locator('.al-toast')).toHaveCount(toasts);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.al-list').getByText('An unknown error occurred!')).toHaveCount(0);
    await expect(page.locator('.al-table-footer')).toBeVisible();
  }
});

type Dialog = ReturnType<Page['getByRole']>;

async function expectRefusal(page: Page, dialog: Dialog, sentence: string) {
  await expect(dialog.getByRole('alert')).toHaveText(
    `Not saved. Your changes are kept. ${sentence}`,
  );
  await expectStillOpen(page, dialog);
}

async function expectStillOpen(page: Page, dialog: Dialog) {
  await expect(dialog.getByRole('button', { name: /^(Save|Set)$/ })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('.al-toast')).toHaveCount(0);
}

async function leave(page: Page, dialog: Dialog) {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toHaveCount(0);
}
