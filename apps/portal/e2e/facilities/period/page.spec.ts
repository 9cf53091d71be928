import { facilityRow } from '../../pages/facilities.ts';
import { facilityTenants } from '../../support/tenants.ts';
import { expect, test } from '../../support/test.ts';

// FAC-87, FAC-90, FAC-91, SHL-27
test('a facility page tells what happened, sets its dates and leads back to the filtered list', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(facilityTenants, { initial_letter_send_date: '2027-01-04' });
  const number = audit.facilityNumber;
  const list = `/list-facilities?facility_number=${number}`;
  await openAs('monitor', list);
  await facilityRow(page, number).getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/facilities/${audit.facilityId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  const history = page.getByRole('group', { name: 'History' });
  await expect(history.getByText('Tenants imported')).toBeVisible();
  await expect(history.getByText('Facility added')).toBeVisible();

  await page.getByRole('button', { name: 'Mail dates' }).click();
  const dialog = page.getByRole('dialog', { name: number });
  const longAgo = new Date().getFullYear() - 2;
  await dialog.getByLabel('Initial Letter Date').fill(`${longAgo}-01-05`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  // LET-77
  const question = page.getByRole('alertdialog', { name: 'Is this mail date right?' });
  await question.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(dialog).toHaveCount(0);
  const dates = page.getByRole('group', { name: 'Dates', exact: true });
  await expect(dates.getByText(`Mailed 1/5/${longAgo}`)).toBeVisible();
  await expect(history.getByText('Letters mailed')).toBeVisible();

  await page.getByRole('link', { name: 'Facility List' }).click();
  await expect(page).toHaveURL(list);
  await facilityRow(page, number).getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('link', { name: 'Send letters' }).click();
  await expect(page).toHaveURL(`/send-letters?facility_number=${number}`);
});
