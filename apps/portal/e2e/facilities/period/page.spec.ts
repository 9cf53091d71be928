import { facilityRow } from '../../pages/facilities.ts';
import { facilityTenants } from '../../support/tenants.ts';
import { expect, test, violations } from '../../support/test.ts';

// FAC-86, FAC-87, FAC-90, FAC-92
test('a facility page tells what happened and sets its dates', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(facilityTenants, { initial_letter_send_date: '2027-01-04' });
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  await facilityRow(page, number)
    .getByRole('link', { name: `Open ${number}` })
    .click();
  await expect(page).toHaveURL(`/facilities/${audit.facilityId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  const history = page.getByRole('group', { name: 'History' });
  await expect(history.getByText('Tenants imported')).toBeVisible();
  await expect(history.getByText('Facility added')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Mail dates' }).click();
  const dialog = page.getByRole('dialog', { name: number });
  const nextYear = new Date().getFullYear() + 1;
  await dialog.getByLabel('Initial Letter Date').fill(`${nextYear}-01-05`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  // LET-77
  const question = page.getByRole('alertdialog', { name: 'Is this mail date right?' });
  await question.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(dialog).toHaveCount(0);
  const dates = page.getByRole('group', { name: 'Dates', exact: true });
  await expect(dates.getByText(`Mailed 1/5/${nextYear}`)).toBeVisible();
  await expect(history.getByText('Letters mailed')).toBeVisible();

  await page.getByRole('link', { name: 'Send letters' }).click();
  await expect(page).toHaveURL(`/send-letters?facility_number=${number}`);
});

// FAC-92
test('a link opens a facility page with its dates to set', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit([]);
  await openAs('monitor', `/facilities/${audit.facilityId}?dialog=dates`);
  const dialog = page.getByRole('dialog', { name: `Edit ${audit.facilityNumber}` });
  await dialog.getByLabel('Initial Letter Date').fill('2027-06-05');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const dates = page.getByRole('group', { name: 'Dates', exact: true });
  await expect(dates.getByText('6/5/2027')).toBeVisible();
});

// SHL-113
test('the breadcrumb of a facility opens the list with the filters that it had', async ({
  page,
  startAudit,
  openAs,
}) => {
  const { facilityNumber } = await startAudit(facilityTenants);
  const list = `/list-facilities?facility_number=${facilityNumber}`;
  await openAs('monitor', list);
  const row = facilityRow(page, facilityNumber);
  await row.getByRole('link', { name: facilityNumber, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(facilityNumber);
  await page.getByRole('link', { name: 'Facility List' }).click();
  await expect(page).toHaveURL(list);
  await expect(row).toBeVisible();
});
