import { expect, test } from '../support/test.ts';

// TEN-140
test('the page of a tenant who does not exist says so', async ({ page, openAs, expectRefusal }) => {
  expectRefusal('/api/tenants/999999999/');
  await openAs('monitor', '/tenants/999999999');
  await expect(page.getByText('There is no such tenant.')).toBeVisible();
});
