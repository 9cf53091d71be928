import { statsRow } from '../../pages/facilities.ts';
import { errorModal } from '../../pages/messages.ts';
import { holdCalls } from '../../support/calls.ts';
import { statsTenants } from '../../support/tenants.ts';
import { expect, test } from '../../support/test.ts';

const dates = {
  letter_effective_date: '2026-11-30',
  initial_letter_send_date: '2026-10-31',
  follow_up_letter_send_date: '2026-11-15',
};

// ARC-2, ARC-5, ARC-6, ARC-8, ARC-12, ARC-23, ARC-14, ARC-19, FAC-47, SHL-53
test('archiving takes two stages, downloads the backup and keeps it', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/execute', 'Nothing was archived');
  const audit = await startAudit(statsTenants, dates);
  const number = audit.facilityNumber;
  await openAs('monitor', `/list-facilities?tab=stats&facility_number=${number}`);
  await statsRow(page, number)
    .getByRole('button', { name: `Archive ${number}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Archiving ${number} (NULL)` });
  const complete = dialog.getByRole('button', { name: 'Complete' });

  await test.step('the warning says what happens, and to how many', async () => {
    await expect(dialog).toContainText('This process is irreversible.');
    await expect(dialog).toContainText('delete all tenants (3)');
  });

  await test.step('the proposed dates are three calendar months later, asked for once', async () => {
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/new-dates')) requestCount += 1;
    });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const audit = dialog.getByRole('textbox', { name: 'Audit Letter Date' });
    await expect(audit).toHaveValue('01/31/2027');
    await expect(dialog.getByRole('textbox', { name: 'Enrollment Date' })).toHaveValue(
      '02/15/2027',
    );
    const effective = dialog.getByRole('textbox', { name: 'Letter Effective Date' });
    await expect(effective).toHaveValue('02/28/2027');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(audit).toHaveValue('01/31/2027');
    expect(requestCount).toBe(1);
    await audit.fill('02/01/2027');
  });

  // ARC-24
  await test.step('nothing is archived while the facility has another number of tenants', async () => {
    const { data } = await audit.staff.tenants.listOfFacility(audit.facilityId);
    const answered = data.filter(({ status }) => status !== null).map(({ id }) => id);
    await audit.staff.tenants.bulkDelete(answered.slice(0, 1));
    await complete.click();
    await expect(errorModal(page)).toContainText(
      `Facility ${number} has 2 tenants now. Nothing was archived: go back and continue.`,
    );
    await errorModal(page).getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog).toContainText('delete all tenants (2)');
    await dialog.getByRole('button', { name: 'Continue' }).click();
  });

  const name = `${number}__2026-11-30.xlsx`;
  await test.step('the dialog closes and the backup comes', async () => {
    const backup = page.context().waitForEvent('download');
    await complete.click();
    const file = await backup;
    expect(file.suggestedFilename()).toBe(name);
    await expect(dialog).toHaveCount(0);
    await expect(statsRow(page, number).getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
    expect(await audit.own.facilities.managed()).toMatchObject({
      tenant_count: 0,
      letter_effective_date: '2027-02-28',
      initial_letter_send_date: '2027-02-01',
      follow_up_letter_send_date: '2027-02-15',
    });
  });

  await test.step('the archives list the period and are filtered', async () => {
    await page.getByRole('tab', { name: 'Facility Archives' }).click();
    const archived = page.getByRole('row', { name: new RegExp(number) });
    await expect(archived.getByRole('meter', { name: 'Percent Complete' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await expect(archived).toContainText('11/30/2026');
    await expect(archived.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `/api/facility-archives/download-export?filename=${name}`,
    );
    await page.getByLabel('Facility Number').fill(` ${number} `);
    await page.getByLabel('Letter Effective Date').fill('2026-12-01');
    await expect(page.getByText('No exports to show.')).toBeVisible();
    await page.getByLabel('Letter Effective Date').fill('2026-11-30');
    await expect(archived).toBeVisible();
  });

  await test.step('a facility that someone else has archived shows an Error modal and keeps the input', async () => {
    const other = await startAudit([], dates);
    const answer = await holdCalls(page, '**/new-dates');
    await page.goto(`/list-facilities?tab=stats&facility_number=${other.facilityNumber}`);
    await page.getByRole('button', { name: `Archive ${other.facilityNumber}` }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    const otherDialog = page.getByRole('dialog', {
      name: `Archiving ${other.facilityNumber} (NULL)`,
    });
    await expect(otherDialog.getByRole('button', { name: 'Complete' })).toBeDisabled();
    answer();
    const audit = otherDialog.getByRole('textbox', { name: 'Audit Letter Date' });
    await audit.fill('03/01/2027');
    const next = await other.staff.archives.newDates(other.facilityId);
    await other.staff.archives.execute(other.facilityId, next);
    await otherDialog.getByRole('button', { name: 'Complete' }).click();
    const error = errorModal(page);
    await expect(error).toContainText('This facility has been archived');
    await error.getByRole('button', { name: 'Close' }).click();
    await expect(audit).toHaveValue('03/01/2027');
  });
});
