import { openMessages } from '../pages/messages.ts';
import { tenantRow } from '../pages/tenants.ts';
import { staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// SHL-26, TEN-5, TEN-21
test('the message log can undo a change after its toast closes, unless someone changed the tenant since', async ({
  page,
  startAudit,
  openAs,
  stopClock,
  expectRefusal,
}) => {
  expectRefusal('409 POST /api/tenants');
  const audit = await startAudit(staffTenants);
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(tenantRow(page, 'Boris Lind')).toBeVisible();
  await stopClock();
  const setStatus = async (name: string, choice: string, status = choice) => {
    await page.getByRole('button', { name: `Edit status of ${name}` }).click();
    await page.getByRole('dialog').getByLabel(choice).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(tenantRow(page, name)).toContainText(status);
  };
  await setStatus('Boris Lind', '$12 per month for $1,000 coverage', 'Selected Coverage');
  await setStatus('Ana Ortiz', 'Moved Out');
  await page.clock.runFor(20_000);
  await page.clock.resume();
  await expect(page.locator('.al-toast')).toHaveCount(0);
  await audit.staff.tenants.setStatus((await audit.stored('Ortiz'))?.id ?? 0, 'provide_proof');

  // Leaves the list and returns to it.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.goBack();
  const log = await openMessages(page);
  const entry = (text: string) => log.getByRole('listitem').filter({ hasText: text });
  await entry('Boris Lind: Selected Coverage').getByRole('button', { name: 'Undo' }).click();
  await expect(entry('Undone for Boris Lind')).toBeVisible();
  await expect(entry('Boris Lind: Selected Coverage').getByRole('button')).toHaveCount(0);
  await entry('Ana Ortiz: Moved Out').getByRole('button', { name: 'Undo' }).click();
  await expect(entry('This tenant has been changed in the meantime.')).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(tenantRow(page, 'Boris Lind')).toContainText('Opted Out');
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('Provided Proof');
  expect(await audit.stored('Lind')).toMatchObject({ status: 'opt_out', coverage_id: null });
});
