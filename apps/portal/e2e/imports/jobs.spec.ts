import { noImports, uploadRentRoll } from '../pages/imports.ts';
import { holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

test('an import continues after leaving its page and stays in the jobs tray', async ({
  page,
  openAs,
}) => {
  const answer = await holdCalls(page, '**/api/tenants/import', (route) =>
    route.fulfill({ json: { ...noImports, insert_count: 12 } }),
  );
  await openAs('monitor', '/upload-tenants');
  await uploadRentRoll(page, []);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Jobs: 1 running' }).click();
  const tray = page.getByRole('region', { name: 'Jobs' });
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await page.getByRole('link', { name: 'Home' }).click();
  answer();
  await expect(tray).toContainText('12 tenants imported');
  await tray.getByRole('button', { name: 'Dismiss Import of rent-roll.xlsx' }).click();
  await expect(tray).toHaveCount(0);
});
