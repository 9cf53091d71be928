import { errorModal } from '../pages/messages.ts';
import { newFacility } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';

// FAC-31, FAC-65
test('a taken facility number shows an Error modal and keeps the input', async ({
  page,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('422 POST /api/facilities');
  await openAs('monitor', '/add-facility');
  const taken = { ...newFacility, 'Facility Number': 'D-1042' };
  for (const [label, text] of Object.entries(taken)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('State').selectOption('DE');
  await page.getByRole('button', { name: 'Add Facility' }).click();
  const message = errorModal(page);
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Dover');
});
