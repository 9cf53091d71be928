import { openMessages, undoNewest } from '../pages/messages.ts';
import { tenantRow } from '../pages/tenants.ts';
import { managerTenants, staffTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// SHL-26, WIR-49, TEN-5, TEN-21
test('staff take back a change from the messages, after a reload, and a deletion after a question', async ({
  page,
  startAudit,
  openAs,
  stopClock,
  expectRefusal,
}) => {
  expectRefusal('409 POST /api/undo');
  const audit = await startAudit(staffTenants);

  await test.step('after its toast has closed, unless someone has changed the tenant since', async () => {
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
    await expect(entry('Ana Ortiz (A1) has changed since')).toBeVisible();
    await log.getByRole('button', { name: 'Close' }).click();
    await expect(tenantRow(page, 'Boris Lind')).toContainText('Opted Out');
    await expect(tenantRow(page, 'Ana Ortiz')).toContainText('Provided Proof');
    expect(await audit.stored('Lind')).toMatchObject({ status: 'opt_out', coverage_id: null });
  });

  await test.step('an edit after a reload, and a deletion after some minutes', async () => {
    await tenantRow(page, 'Ana Ortiz').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
    await dialog.getByLabel('City').fill('Lewes');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('successfully updated for Ana Ortiz')).toBeVisible();
    expect((await audit.stored('Ortiz'))?.city).toBe('Lewes');
    await page.reload();
    await undoNewest(page);
    await expect.poll(async () => (await audit.stored('Ortiz'))?.city).toBe('Dover');

    await tenantRow(page, 'Boris Lind').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: /^Yes/ }).click();
    await expect(tenantRow(page, 'Boris Lind')).toHaveCount(0);
    await page.clock.fastForward(5 * 60_000);
    await page.reload();
    const messages = await openMessages(page);
    const undo = messages.getByRole('button', { name: 'Undo' }).first();
    await undo.click();
    await expect(question).toHaveAccessibleName(/^Undo a change of \d+:\d\d [AP]M\?$/);
    await expect(question.getByRole('listitem')).toHaveText([
      '1 tenant successfully deleted!',
      'Boris Lind (A2)',
    ]);
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toHaveCount(0);
    expect(await audit.stored('Lind')).toBeUndefined();
    await undo.click();
    await question.getByRole('button', { name: 'Yes, undo it' }).click();
    await expect(tenantRow(page, 'Boris Lind')).toBeVisible();
  });
});

// WIR-49, TEN-122
test('a manager takes back a tag with its answer after a reload', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(managerTenants);
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Edit status of Ana Ortiz' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Moved Out').click();
  await dialog.getByLabel('Also tag for removal').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ana Ortiz: Moved Out, tagged for removal')).toBeVisible();
  expect(await audit.stored('Ortiz')).toMatchObject({
    status: 'moved_out',
    tagged_for_removal: true,
  });
  await page.reload();
  await undoNewest(page);
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('No Response');
  expect(await audit.stored('Ortiz')).toMatchObject({ status: null, tagged_for_removal: false });
});
