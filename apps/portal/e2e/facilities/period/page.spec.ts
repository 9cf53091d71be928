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

// FAC-86, SHL-8
test('an address without a facility says so', async ({ page, openAs, expectRefusal }) => {
  expectRefusal('/overview', '/api/answers');
  await openAs('monitor', '/facilities/999999');
  await expect(page.getByText('There is no such facility.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the facility list' }).click();
  await expect(page).toHaveURL('/list-facilities');
  await openAs('monitor', '/facilities/L-101');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
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

// DUE-10, DUE-11, LET-58
test('due letters open with their facility and filter', async ({ page, startAudit, openAs }) => {
  const audit = await startAudit(facilityTenants, {
    initial_letter_send_date: '2020-01-04',
    follow_up_letter_send_date: '2020-02-04',
    letter_effective_date: '2020-03-04',
  });
  await openAs('monitor');
  const due = page.getByRole('group', { name: 'What is due' });
  const more = due.getByRole('button', { name: /^Show all/ });
  await expect(due.getByRole('listitem').first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await due.getByRole('link', { name: `Prepare audit, ${audit.facilityNumber}` }).click();
  await expect(page.getByLabel('Facility', { exact: true })).toHaveValue(String(audit.facilityId));
  await expect(page.getByLabel('Filter', { exact: true })).toHaveValue('initial_letter_ready');
});
