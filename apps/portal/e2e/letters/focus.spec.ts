import { lettersGenerated } from '../pages/letters.ts';
import { checkTenant } from '../pages/tenants.ts';
import type { AuditedTenant } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const two: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2' },
];

// LET-23, LET-49, SHL-87
test('the focus follows the work from the search to the letters and back', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(two);
  const other = await startAudit(two);
  await openAs('monitor', '/send-letters');
  const facilities = page.getByLabel('Facility', { exact: true });
  const auditLetter = page.getByRole('button', { name: 'Audit Letter' });
  const question = page.getByRole('alertdialog');

  await test.step('the search keeps the focus, and so does the choice of a facility', async () => {
    await page.getByLabel('Facility Number').fill('T-');
    const search = page.getByRole('button', { name: 'Search' });
    await search.press('Enter');
    await expect(facilities).toBeEnabled();
    await expect(search).toBeFocused();
    await facilities.focus();
    await facilities.selectOption(String(other.facilityId));
    await expect(page.getByText('2 total tenants')).toBeVisible();
    await facilities.selectOption(String(audit.facilityId));
    await expect(page.getByText('2 total tenants')).toBeVisible();
    await expect(facilities).toBeFocused();
  });

  await test.step('the button gets the focus back from its question and from the letters', async () => {
    await auditLetter.press('Enter');
    await question.getByRole('button', { name: 'No' }).press('Enter');
    await expect(auditLetter).toBeFocused();
    await auditLetter.press('Enter');
    await question.getByRole('button', { name: 'Yes' }).press('Enter');
    const success = await lettersGenerated(page, 'Audit letters were generated for 2 tenants.');
    await expect(success.locator(':focus')).toHaveCount(1);
    const takeBack = success.getByRole('button', { name: 'Take back' });
    await takeBack.press('Enter');
    await question.getByRole('button', { name: 'No' }).press('Enter');
    await expect(takeBack).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(success).toHaveCount(0);
    await expect(auditLetter).toBeFocused();
    const byState = page.getByRole('tab', { name: 'By State' });
    await byState.focus();
    await byState.press('Enter');
    await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
    await expect(byState).toBeFocused();
  });

  await test.step('the table gets the focus of a button that becomes disabled', async () => {
    const id = (await other.stored('Lind'))?.id ?? 0;
    await page.goto(`/send-letters?facility_number=${other.facilityNumber}`);
    await checkTenant(page, 'Ana Ortiz');
    await page.route('**/generate-letters?*', async (route) => {
      const answer = await route.fetch();
      await other.own.tenants.tag(other.facilityId, [id]);
      await route.fulfill({ response: answer });
    });
    await auditLetter.press('Enter');
    const success = await lettersGenerated(page, 'Audit letters were generated for 1 tenant.');
    await expect(page.getByText(/^Some tenants are tagged for removal\./)).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(1);
    await success.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(auditLetter).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Tenants' })).toBeFocused();
  });
});
