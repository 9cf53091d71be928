import type { Page } from '@playwright/test';
import { errorModal } from '../pages/messages.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const harborLane = {
  'Company Name': 'Harbor Lane Storage',
  'Corporate Group Number': 'HL-2',
  Address: '9 Harbor Lane',
  City: 'Mobile',
  'Zip Code': '36602',
  'Manager Name': 'Noor Castellane',
  'Site Email': 'noor@harborlane.example',
  Phone: '5555550177',
};

async function fillIn(page: Page, facilityNumber: string) {
  await page.getByLabel('Facility Number').fill(facilityNumber);
  for (const [label, text] of Object.entries(harborLane)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('State').selectOption('AL');
}

// FAC-37, SHL-1
test('a new facility comes with credentials that work', async ({ page, context, openAs, server }, {
  workerIndex,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const facilityNumber = `F-22${workerIndex}`;
  await openAs('monitor', '/add-facility');
  await fillIn(page, facilityNumber);
  await page.getByRole('button', { name: 'Add Facility' }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Facility added');
  await expect(heading).toBeFocused();
  const username = await page.getByLabel('Username', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Copy Password' }).click();
  const password = await page.evaluate(() => navigator.clipboard.readText());
  const manager = await signIn(server.address, username, password);
  expect(manager.session.permissions).toEqual(['manager']);

  await page.getByRole('link', { name: 'Import Tenants' }).click();
  await expect(page).toHaveURL(`/upload-tenants?facility_number=${facilityNumber}`);
});

// FAC-31, FAC-65
test('a taken facility number shows an Error modal and keeps the input', async ({
  page,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('422 POST /api/facilities');
  await openAs('monitor', '/add-facility');
  await fillIn(page, 'D-1042');
  await page.getByRole('button', { name: 'Add Facility' }).click();
  const message = errorModal(page);
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Mobile');
});
