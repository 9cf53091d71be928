import { facilityRow } from '../pages/facilities.ts';
import { errorModal } from '../pages/messages.ts';
import { newFacility } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';

// FAC-26, FAC-27, FAC-28, FAC-39, SHL-87
test('every field of the edit dialog is stored and shown again', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit([]);
  const number = `${audit.facilityNumber}-B`;
  const typed = {
    'Facility Number': number,
    'Account Name': 'Quay Street Storage',
    'Corporate Group': 'QS-1',
    'Prime Site ID': `Q-${number}`,
    Address: '3 Quay Street',
    City: 'Camden',
    'Zip Code': '08102',
    "Manager's Email": 'ines@quay.example',
    Phone: '15555550188',
    Fax: '5555550189',
    'Letter Effective Date': '2028-02-29',
    'Initial Letter Date': '2027-12-31',
    'Enrollment Letter Date': '2028-01-01',
    'Welcome Letter Date': '2028-03-07',
    'Facility Notes': 'First line.\nSecond line.',
  };
  await openAs('monitor', `/list-facilities?facility_number=${audit.facilityNumber}`);
  await page.getByRole('button', { name: `Edit ${audit.facilityNumber}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Prime Site ID')).toBeDisabled();
  await dialog.getByLabel('Prime store').check();
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
  await expect(dialog.getByLabel('State').getByRole('option')).toHaveCount(51);
  const status = page.getByRole('status');
  await expect(status).toHaveCount(1);
  await dialog.getByLabel('State').selectOption('VI');
  for (const required of ["Manager's Email", 'Phone'] as const) {
    const field = dialog.getByLabel(required);
    await field.fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(field).toBeFocused();
    await field.fill(typed[required]);
  }
  const saved = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(Object.keys((await saved).postDataJSON())).not.toContain('tenant_count');
  await expect(dialog).toHaveCount(0);
  await expect(status).toContainText(`Facility ${number} has been saved.`);
  expect(await audit.own.facilities.managed()).toMatchObject({
    facility_number: number,
    account_name: 'Quay Street Storage',
    corporate_group: 'QS-1',
    is_prime: true,
    prime_site_id: `Q-${number}`,
    address: '3 Quay Street',
    city: 'Camden',
    state: 'VI',
    zip_code: '08102',
    email: 'ines@quay.example',
    phone: '15555550188',
    fax: '5555550189',
    letter_effective_date: '2028-02-29',
    initial_letter_send_date: '2027-12-31',
    follow_up_letter_send_date: '2028-01-01',
    welcome_letter_send_date: '2028-03-07',
    note: 'First line.\nSecond line.',
  });

  await page.getByRole('button', { name: `Edit ${number}` }).click();
  for (const [label, text] of Object.entries(typed)) {
    await expect(dialog.getByLabel(label)).toHaveValue(text);
  }
  await dialog.getByLabel('Prime store').uncheck();
  await expect(dialog.getByLabel('Prime Site ID')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await audit.own.facilities.managed()).toMatchObject({
    is_prime: false,
    was_prime: true,
    prime_site_id: null,
  });
});

// FAC-26, FAC-31, FAC-65, WIR-49
test('what the server refuses stands once, below the label of its field, and a save can be undone', async ({
  page,
  startAudit,
  openAs,
  stopClock,
  expectRefusal,
}) => {
  expectRefusal('422 POST /api/facilities');
  const [audit, other] = [await startAudit([]), await startAudit([])];
  await openAs('monitor', `/list-facilities?facility_number=${audit.facilityNumber}`);
  await page.getByRole('button', { name: `Edit ${audit.facilityNumber}` }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('Facility Number');
  const name = dialog.getByLabel('Account Name');
  const save = dialog.getByRole('button', { name: 'Save' });
  await name.fill('x'.repeat(201));
  await save.click();
  await expect(name).toHaveAccessibleDescription('Must not have more than 200 characters.');
  await expect(dialog.getByText('200 characters')).toHaveCount(1);
  await expect(
    dialog.getByText('Not saved. Your changes are kept.', { exact: true }),
  ).toBeVisible();
  await name.fill('Quay Street Storage');
  await number.fill(other.facilityNumber.toLowerCase());
  await save.click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(
    'A facility with this Facility Number exists already.',
  );
  await expect(dialog.getByText('exists already')).toHaveCount(1);

  await number.fill(audit.facilityNumber);
  await stopClock();
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect((await audit.own.facilities.managed()).account_name).toBe('Quay Street Storage');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Undone for facility ${audit.facilityNumber}`)).toBeVisible();
  await expect(facilityRow(page, audit.facilityNumber)).toContainText('Mill Road Storage');
  await page.clock.resume();

  await test.step('a new facility with a taken number shows an Error modal and keeps the input', async () => {
    await page.goto('/add-facility');
    const taken = { ...newFacility, 'Facility Number': audit.facilityNumber };
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
});
