import type { Day } from '../support/client.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

/** Earlier than in any other test, so that the work of the facility is the first of Home. */
const longAgo = '2010-01-02' as Day;

// DUE-23
test('the first screen of home has tasks, panels and due work, which can be put away', async ({
  page,
  startAudit,
  openAs,
}) => {
  const { facilityNumber } = await startAudit(manyTenants(2), {
    initial_letter_send_date: longAgo,
  });
  await openAs('monitor');
  const due = page.getByRole('group', { name: 'What is due' });
  const putAway = due.getByRole('button', {
    name: `Not this period Audit letters, ${facilityNumber}`,
  });
  const prepare = due.getByRole('link', { name: `Prepare audit, ${facilityNumber}` });

  await page.getByRole('button', { name: 'Later' }).click();

  await test.step('without scrolling', async () => {
    for (const [width, height, panel] of [
      [390, 844, page.getByRole('button', { name: 'Tenant Threshold Stats' })],
      [1280, 720, page.getByRole('link', { name: 'Moved out over 5%' })],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const shown of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('link', { name: 'View Manager Accounts' }),
        panel,
        due.getByRole('listitem').first(),
      ]) {
        await expect(shown).toBeInViewport({ ratio: 1 });
      }
    }
  });

  await test.step('put away with a reason, and back with one click', async () => {
    await putAway.click();
    const dialog = page.getByRole('dialog', { name: 'Not this period' });
    await dialog.getByLabel('Reason').fill('Its time is over.');
    await dialog.getByRole('button', { name: 'Put away' }).click();
    // The dialog hides the links of the page.
    await expect(dialog).toHaveCount(0);
    await expect(prepare).toHaveCount(0);
    await page.reload();
    await due.getByText(/^Put away \(/).click();
    const work = due.getByRole('listitem').filter({ hasText: facilityNumber });
    await expect(work.filter({ hasText: 'Its time is over.' })).toContainText('2 tenants');
    await due.getByRole('button', { name: `Put back Audit letters, ${facilityNumber}` }).click();
    await expect(prepare).toBeVisible();
  });
});
