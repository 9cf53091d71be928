import { facilityRow } from '../pages/facilities.ts';
import { openMessages } from '../pages/messages.ts';
import { facilityTenants } from '../support/tenants.ts';
import { expect, test, violations } from '../support/test.ts';

// FAC-27, FAC-28, FAC-29, FAC-63
test('a facility is saved without its tenant count; a refusal shows the reason and keeps the input', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('422 POST /api/facilities');
  const audit = await startAudit(facilityTenants, {
    letter_effective_date: '2027-03-01',
  });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  await page.getByRole('button', { name: `Edit ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${number}` });
  const siteId = dialog.getByLabel('Prime Site ID');
  await expect(siteId).toBeDisabled();
  await dialog.getByLabel('Prime store').check();
  await siteId.fill(`S-${number}`);
  await dialog.getByLabel('Account Name').fill('');
  await dialog.getByLabel('Letter Effective Date').fill('2027-04-15');
  await dialog.getByLabel('Facility Notes').fill('Ring twice.');
  await dialog.getByLabel("Manager's Email").fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel("Manager's Email")).toBeFocused();
  await dialog.getByLabel("Manager's Email").fill('rosa@mill.example');
  expect(await violations(page)).toEqual([]);

  await page.route('**/api/facilities/*', (route) =>
    route.fulfill({ status: 422, json: { data: 'This Prime Site ID exists.' } }),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(siteId).toHaveValue(`S-${number}`);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Not saved. Your changes are kept. This Prime Site ID exists.',
  );
  await page.unroute('**/api/facilities/*');

  const saved = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(Object.keys((await saved).postDataJSON())).not.toContain('tenant_count');
  await expect(dialog).toHaveCount(0);
  await expect(facilityRow(page, number).getByRole('rowheader')).toContainText(`S-${number}`);
  expect(await audit.own.facilities.managed()).toMatchObject({
    is_prime: true,
    prime_site_id: `S-${number}`,
    account_name: null,
    email: 'rosa@mill.example',
    letter_effective_date: '2027-04-15',
    note: 'Ring twice.',
    contact_name: 'Rosa Lindqvist',
  });

  await expect(await openMessages(page)).toContainText(
    `Saving facility ${number}: This Prime Site ID exists.`,
  );
});

// FAC-26, FAC-39
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
  await dialog.getByLabel('Prime store').check();
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
  await expect(dialog.getByLabel('State').getByRole('option')).toHaveCount(51);
  await dialog.getByLabel('State').selectOption('VI');
  const phone = dialog.getByLabel('Phone');
  await phone.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toBeFocused();
  await phone.fill(typed.Phone);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
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
