import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// SHL-26
test('a toast with Undo stays ten seconds', async ({ page, startAudit, openAs, stopClock }) => {
  const audit = await startAudit(manyTenants(2));
  const scope = { facilityId: audit.facilityId };
  await audit.staff.letters.generate(scope, { letter_type: 'initial' });
  await openAs('monitor', `/letter-batches?facility_number=${audit.facilityNumber}`);
  const mark = page.getByRole('button', { name: /^Mailed today/ });
  await expect(mark).toBeVisible();
  await stopClock();
  await mark.click();
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.clock.runFor(9_900);
  await expect(undo).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo).toHaveCount(0);
});

// SHL-26
test('a toast does not cover the pagination of a full list, and goes after three seconds', async ({
  page,
  startAudit,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(manyTenants(40));
  await openAs('monitor', `/tenant-list?facility_number=${audit.facilityNumber}`);
  const list = page.getByRole('navigation', { name: 'Pagination' });
  await expect(page.getByText('Displaying 1 to 40 of 40 items')).toBeVisible();
  await stopClock();
  await page.getByRole('button', { name: 'Export' }).click();
  const toast = page.locator('.al-toast');
  await expect(toast).toBeVisible();
  await list.scrollIntoViewIfNeeded();
  const [shown, pages] = [await toast.boundingBox(), await list.boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(pages?.y ?? 0);
  await page.clock.runFor(3_100);
  await expect(toast).toHaveCount(0);
});

// TEN-134
test('a press of a greyed button shows its reason', async ({ page, openAs }) => {
  await openAs('manager', '/manage-tenants');
  const greyed = page.getByRole('button', { name: 'Export', exact: true });
  await expect(greyed).toHaveAttribute('aria-disabled', 'true');
  // Playwright waits for an enabled button unless forced.
  await greyed.click({ force: true });
  await expect(page.locator('.al-toast')).toContainText('There are no tenants to export.');
});
