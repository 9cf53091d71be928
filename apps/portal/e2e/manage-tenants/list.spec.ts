import { tenantRow } from '../pages/tenants.ts';
import { managerTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// Most hours from the zone of the server, whose days must not count.
test.use({ timezoneId: 'Pacific/Kiritimati' });

// TEN-7, TEN-33, TEN-37, TEN-58, TEN-87, SHL-73
test('a manager finds tenants, exports them, and sees what time and other users change', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('net::ERR_FAILED GET /api/exports', 'error toast: Unknown error loading tenants.');
  const audit = await startAudit(managerTenants, {
    initial_letter_send_date: '2026-10-01',
    follow_up_letter_send_date: '2026-11-21',
    welcome_letter_send_date: '2026-11-22',
  });
  // Local time in the browser's zone.
  await page.clock.install({ time: new Date('2026-11-21T11:58:00+14:00') });
  await openAs(audit.manager);
  const filter = page.getByLabel('Filter', { exact: true });
  const box = page.getByLabel('Name or Unit');
  const exportButton = page.getByRole('button', { name: 'Export' });

  await test.step('the command box leads to a tenant of the own facility', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const commands = page.getByRole('dialog', { name: 'Go to' });
    await commands.getByRole('combobox').fill('okafor');
    await expect(commands.getByRole('option')).toHaveText([/Chidi Okafor/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/manage-tenants');
    await expect(box).toHaveValue('Chidi Okafor');
    // Nothing opens over a dialog.
    await page.getByRole('button', { name: 'Support' }).click();
    const help = page.getByRole('dialog', { name: 'Need Help?' });
    await expect(help).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await box.fill('');
  });

  await test.step('letters have been sent from 12:00 local time of their date on', async () => {
    await expect(page.getByText('Audit letters have been sent.')).toBeVisible();
    await expect(page.getByText('Enrollment letters have been sent.')).toHaveCount(0);
    await page.clock.runFor(3 * 60_000);
    await expect(page.getByText('Enrollment letters have been sent.')).toBeVisible();
    await expect(page.getByText('Welcome letters have been sent.')).toHaveCount(0);
  });

  await test.step('filter and name find tenants, and the name stays out of the address', async () => {
    await expect(
      page.getByText('No letters reach 1 tenant with an incomplete address.'),
    ).toBeVisible();
    await filter.selectOption('Selected Coverage (2)');
    await expect(page.getByText('Displaying 1 to 2 of 2 items')).toBeVisible();
    await expect(page).toHaveURL(/filter=any_coverage/);
    await box.fill('okafor');
    await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
    expect(page.url()).not.toContain('okafor');
    await page.reload();
    await expect(box).toHaveValue('okafor');
    await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
    await box.fill('nobody9');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  });

  await test.step('the list shows what others have stored when the user returns', async () => {
    // The list does not load again within some seconds of its last answer.
    await expect(tenantRow(page, 'Ana Ortiz')).toContainText('No Response');
    await audit.staff.tenants.setStatus((await audit.stored('Ortiz'))?.id ?? 0, 'provide_proof');
    await page.clock.fastForward(10_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(tenantRow(page, 'Ana Ortiz')).toContainText('Provided Proof');
  });

  await test.step('Retry also loads the counts of the filter', async () => {
    const unreadable = { body: '<html>' };
    await page.route('**/tenants?**', (route) => route.fulfill(unreadable), { times: 1 });
    await filter.selectOption('opt_out');
    const toast = page.getByRole('alert').filter({ hasText: 'Unknown error loading tenants.' });
    await audit.staff.tenants.setStatus((await audit.stored('Ortiz'))?.id ?? 0, 'bad_address');
    await toast.getByRole('button', { name: 'Retry' }).click();
    await expect(filter).toContainText('Bad Address (1)');
  });

  await test.step('the printed page names the facility', async () => {
    const facility = page.getByText(`${audit.facilityNumber} · `);
    await expect(facility).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(facility).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('the export has the filter; a failed one shows a message', async () => {
    await filter.selectOption('opt_out');
    await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
    const exportRequest = page.waitForRequest('**/api/exports/manager-tenants?**');
    const file = page.context().waitForEvent('download');
    await exportButton.click();
    expect(new URL((await exportRequest).url()).searchParams.get('filter')).toBe('opt_out');
    expect((await file).suggestedFilename()).toBe('tenant_list.xlsx');
    await page.route('**/api/exports/manager-tenants?**', (route) => route.abort());
    await exportButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The export failed. Network Error',
    );
    await expect(exportButton).toBeEnabled();
  });
});
