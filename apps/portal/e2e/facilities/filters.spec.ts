import { expect, test } from '../support/test.ts';

// FAC-3, FAC-4, FAC-6, SHL-50
test('the filters of the facilities survive a reload and Back, and can be cleared and hidden', async ({
  page,
  openAs,
}) => {
  await openAs('monitor', '/list-facilities?filter=no_move_outs_confirmed&software=storedge');
  const software = page.getByLabel('Software');
  const name = page.getByLabel('Account Name');
  const options = ['', 'EasyStorage', 'Syrasoft', 'SiteLink - Web', 'Storedge'];
  await expect(software.getByRole('option')).toHaveText(options);
  await expect(software).toHaveValue('storedge');
  const chip = page.getByRole('button', { name: 'Remove filter None confirmed' });
  await expect(chip).toBeVisible();
  await name.fill('No Such Storage');
  await expect(page).toHaveURL(/account_name=No\+Such\+Storage/);
  await expect(page.getByText('No facilities to show.')).toBeVisible();
  await expect(page.getByText('No relevant data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await page.reload();
  await expect(name).toHaveValue('No Such Storage');

  await page.getByRole('tab', { name: 'Facility Stats' }).click();
  await expect(page).toHaveURL('/list-facilities?tab=stats');
  await page.goBack();
  await expect(name).toHaveValue('No Such Storage');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/list-facilities');
  await expect(chip).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide Filters' }).click();
  await expect(software).toHaveCount(0);
});
