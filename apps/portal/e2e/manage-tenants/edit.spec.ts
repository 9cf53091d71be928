import { tenantRow } from '../pages/tenants.ts';
import { managerTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-3, TEN-9, TEN-31, TEN-39, TEN-40, TEN-41, TEN-83
test('a manager changes a status and takes it back, and edits a tenant', async ({
  page,
  startAudit,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(managerTenants);
  await audit.own.tenants.setStatus((await audit.stored('Ortiz'))?.id ?? 0, 'opt_out');
  await openAs(audit.manager, '/manage-tenants');
  await expect(tenantRow(page, 'Boris Lind')).toBeVisible();
  await stopClock();
  await page.getByRole('button', { name: 'Edit status of Boris Lind' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(dialog).toHaveAccessibleDescription(`Unit A2, facility ${audit.facilityNumber}`);
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  // The current status keeps its plain name and has a description.
  const answerOfNow = dialog.getByRole('radio', { checked: true });
  await expect(answerOfNow).toHaveAccessibleName(
    /^(Provided Proof|Opted Out|Moved Out|Bad Address|No Response)$/,
  );
  await expect(answerOfNow).toHaveAccessibleDescription('current');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Bad Address').click();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(tenantRow(page, 'Boris Lind')).toContainText('Bad Address');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tenantRow(page, 'Boris Lind')).toContainText('Opted Out');
  expect((await audit.stored('Lind'))?.status).toBe('opt_out');

  // The edit dialog offers the coverages of the state and four other statuses, and tells the history.
  await page.getByRole('button', { name: 'Edit Ana Ortiz' }).click();
  await expect(dialog.getByLabel('Status')).toBeVisible();
  await expect(dialog.getByLabel('Monitor Note')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByText('Status: No Response → Opted Out')).toBeVisible();
  await expect(dialog.getByRole('listitem').last()).toContainText('Imported');
  const options = await dialog.getByLabel('Status').getByRole('option').allTextContents();
  expect(options.slice(-4)).toEqual(['Provided Proof', 'Opted Out', 'Moved Out', 'Bad Address']);
  const coverages = await audit.own.facilities.coverages('DE');
  expect(options).toHaveLength(1 + coverages.length + 4);

  await dialog.getByLabel('Status').selectOption('$18 per month for $2,000 coverage');
  await dialog.getByLabel('First Name').fill('Anna');
  await dialog.getByLabel('Unit', { exact: true }).fill('B7');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const form = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
  expect(form).toMatchObject({
    facility_id: String(audit.facilityId),
    charge_applied: 'false',
    status: 'selected_coverage',
    unit: 'B7',
    units: 'B7',
  });
  expect(form).not.toHaveProperty('monitor_note');
  await expect(
    page.getByText('Tenant record was successfully updated for Anna Ortiz'),
  ).toBeVisible();
  expect(await audit.stored('Ortiz')).toMatchObject({
    status: 'selected_coverage',
    coverage_id: 2,
    unit: 'B7',
    units: [{ identifier: 'B7' }],
  });
});
