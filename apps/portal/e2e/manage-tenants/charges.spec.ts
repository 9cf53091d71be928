import { tenantRow } from '../pages/tenants.ts';
import { daysFromNow, managerTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-38, TEN-42, TEN-44
test('Connect Charge Added shows only where it applies, for one and for those checked', async ({
  page,
  startAudit,
  openAs,
  stopClock,
  expectRefusal,
}) => {
  expectRefusal('422 POST /api/managers/update-tenant');
  const audit = await startAudit(managerTenants, {
    letter_effective_date: daysFromNow(-3),
  });
  const { id = 0 } = (await audit.stored('Reed')) ?? {};
  await audit.staff.tenants.update(id, { charge_apply_date: daysFromNow(9) });
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(audit.manager, '/manage-tenants');
  const connect = (name: string) =>
    tenantRow(page, name).getByRole('button', { name: 'Connect Charge Added' });
  await expect(connect('Chidi Okafor')).toBeVisible();
  // The button does not widen the list.
  const list = page.getByRole('region', { name: 'Tenants' });
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  await test.step('a refused charge shows a message above the table and nothing else', async () => {
    // Staff change the date in the meantime.
    const chidi = (await audit.stored('Okafor'))?.id ?? 0;
    await audit.staff.tenants.update(chidi, { charge_apply_date: daysFromNow(9) });
    await connect('Chidi Okafor').click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      new RegExp(
        `^The charge of Chidi Okafor is not applied. .* applies from ${daysFromNow(9)} on.$`,
      ),
    );
    await expect(page.locator('.al-toast')).toHaveCount(0);
    await audit.staff.tenants.update(chidi, { charge_apply_date: daysFromNow(-3) });
    await page.reload();
    await expect(connect('Chidi Okafor')).toBeVisible();
  });

  await stopClock();
  // One tenant has no coverage, the other a future apply date.
  await expect(connect('Ana Ortiz')).toHaveCount(0);
  await expect(connect('Edith Reed')).toHaveCount(0);

  const sent = page.waitForRequest('**/api/managers/update-tenant');
  // The second click sends nothing, which would be refused.
  await connect('Chidi Okafor').dblclick();
  expect(new URLSearchParams((await sent).postData() ?? '').get('charge_applied')).toBe('true');
  await expect(tenantRow(page, 'Chidi Okafor').getByRole('img', { name: 'Yes' })).toBeVisible();
  await expect(connect('Chidi Okafor')).toHaveCount(0);
  await expect(page.getByText('Charge applied for Chidi Okafor')).toBeVisible();
  await expect(tenantRow(page, 'Chidi Okafor')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(connect('Chidi Okafor')).toBeVisible();

  await audit.staff.tenants.update(id, { charge_apply_date: daysFromNow(-1) });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(connect('Edith Reed')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const bulk = page.waitForRequest('**/api/managers/bulk-charge-applied');
  await page
    .getByRole('group', { name: 'Tenants' })
    .getByRole('button', { name: 'Connect Charge Added' })
    .click();
  expect(new URLSearchParams((await bulk).postData() ?? '').get('ids')?.split(',')).toHaveLength(2);
  await expect(
    page.getByText(
      /^2 tenants successfully updated! Connected: .*Edith Reed.* Not changed: .*without a coverage.*\.$/,
    ),
  ).toBeVisible();
  expect((await audit.stored('Reed'))?.charge_applied).toBe(true);
  await expect(list).toBeFocused();
});
