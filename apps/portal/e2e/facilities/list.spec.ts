import { expect, test } from '../support/test.ts';

// SHL-50
test('a page number past the end shows the last page of each list', async ({ page, openAs }) => {
  await openAs('monitor', '/');
  for (const tab of ['active', 'stats', 'archives', 'retired']) {
    await page.goto(`/list-facilities?tab=${tab}&page=9`);
    await expect(page).toHaveURL(/page=[1-8]$|tab=\w+$/);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  }
});
