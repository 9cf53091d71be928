import { facilityRow } from '../../pages/facilities.ts';
import { holdCalls } from '../../support/calls.ts';
import { facilityTenants } from '../../support/tenants.ts';
import { expect, test } from '../../support/test.ts';

// FAC-33, FAC-34
test('the letter-dates cell sets the dates when letters were dropped off', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(facilityTenants, {
    initial_letter_sent_date: '2026-12-31',
  });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  await page.getByRole('button', { name: `Letters sent for ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: number });
  await expect(dialog).toContainText(
    'If letters have been sent for this facility, set the date they were dropped off below!',
  );
  await expect(dialog.getByLabel('Initial Letter Date')).toHaveValue('2026-12-31');
  await dialog.getByLabel('Enrollment Letter Date').fill('2027-02-30');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await dialog.getByLabel('Welcome Letter Date').fill(today);
  await expect(dialog.getByLabel('Enrollment Letter Date')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Leave empty' }).click();

  const answer = await holdCalls(page, '**/api/facilities/*');
  const save = dialog.getByRole('button', { name: 'Save' });
  const request = page.waitForRequest((request) => request.method() === 'POST');
  await save.click();
  await expect(save).toBeDisabled();
  await expect(save.locator('.al-spinner')).toBeVisible();
  answer();
  expect((await request).postDataJSON()).toEqual({
    initial_letter_sent_date: '2026-12-31',
    follow_up_letter_sent_date: null,
    welcome_letter_sent_date: today,
  });
  await expect(dialog).toHaveCount(0);
  await expect(facilityRow(page, number)).toContainText(
    new Date(`${today}T12:00`).toLocaleDateString('en-US'),
  );
});
