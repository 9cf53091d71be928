import { tenantRow } from '../pages/tenants.ts';
import { managerTenants, manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-89, TEN-91
test('a manager answers for one tenant after the other at 320 pixels', async ({
  page,
  startAudit,
  openAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const audit = await startAudit(manyTenants(3));
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByText('3 tenants without an answer')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next without an answer' });
  const heading = page.locator('.al-answer-panel h2');
  await next.click();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(next).toBeFocused();
  await next.click();
  await expect(heading).toContainText('Tenant001');
  await expect(page.getByRole('region', { name: 'Una Tenant001' })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);

  const choices = page.getByRole('group', { name: 'Answer', exact: true });
  await choices.getByRole('button', { name: 'Opted Out' }).click();
  await expect(heading).toContainText('Tenant002');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(heading).toContainText('Tenant003');
  await choices.getByRole('button', { name: 'Provided Proof' }).click();
  await expect(heading).toHaveText('No one is left to answer');
  await expect(page.getByText('1 tenant without an answer')).toBeVisible();
  expect((await audit.stored('Tenant001'))?.status).toBe('opt_out');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 tenants without an answer')).toBeVisible();
  await expect(heading).toContainText('Tenant003');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(heading).toHaveCount(0);
  await expect(next).toBeFocused();
  expect((await audit.stored('Tenant003'))?.status).toBeNull();
});

// TEN-93
test('an answer without network is kept, survives a reload and is sent later', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  // The route below also stops the portal's question whether the server is there.
  expectRefusal(/^net::ERR_FAILED (POST|GET \/api\/app\/status)/);
  await page.setViewportSize({ width: 375, height: 812 });
  const audit = await startAudit(managerTenants);
  await openAs(audit.manager, '/manage-tenants');
  await page.route('**/status', (route) => route.abort());
  await page.getByRole('button', { name: 'Answer for Ana Ortiz' }).click();
  const choices = page.getByRole('group', { name: 'Answer', exact: true });
  await choices.getByRole('button', { name: 'Moved Out' }).click();
  await expect(page.getByText(/^1 answer is kept on this device/)).toBeVisible();
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('Moved Out');
  expect((await audit.stored('Ortiz'))?.status).toBeNull();

  // The sign-in page of a public network answers for the server.
  await page.unroute('**/status');
  await page.route('**/status', (route) =>
    route.fulfill({ body: '<h1>Welcome to our hotel</h1>' }),
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(/^1 answer is kept on this device/)).toBeVisible();
  await page.unroute('**/status');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(/kept on this device/)).toHaveCount(0);
  await expect.poll(async () => (await audit.stored('Ortiz'))?.status).toBe('moved_out');
});

// TEN-110
test('one tap in a card answers, and the list keeps the place of the next card', async ({
  page,
  startAudit,
  openAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const audit = await startAudit(manyTenants(3));
  await openAs(audit.manager, '/manage-tenants');
  const next = page.getByRole('button', { name: 'Next without an answer' });
  await expect(next).toBeInViewport();
  await page.getByLabel('Filter', { exact: true }).selectOption('non_responder');
  await page.getByRole('button', { name: 'Proof from Una Tenant001' }).click();
  await expect(page.getByText('2 tenants without an answer')).toBeVisible();
  await expect(tenantRow(page, 'Una Tenant001')).toContainText('Provided Proof');
  expect((await audit.stored('Tenant001'))?.status).toBe('provide_proof');

  await page.getByRole('button', { name: 'Opt-out of Una Tenant002' }).click();
  await expect(page.getByText('Una Tenant002: Opted Out')).toBeInViewport();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Opt-out of Una Tenant002' })).toBeVisible();
  await expect.poll(async () => (await audit.stored('Tenant002'))?.status).toBeNull();
  await expect(next).toBeInViewport();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(tenantRow(page, 'Una Tenant001')).toHaveCount(0);
});

// TEN-94
test('a kept answer does not overwrite what someone else has set', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('409 POST');
  await page.setViewportSize({ width: 375, height: 500 });
  const audit = await startAudit(managerTenants);
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Answer for Ana Ortiz' }).click();
  await audit.staff.tenants.setStatus((await audit.stored('Ortiz'))?.id ?? 0, 'provide_proof');
  const choices = page.getByRole('group', { name: 'Answer', exact: true });
  await choices.getByRole('button', { name: 'Moved Out' }).click();
  await tenantRow(page, 'Edith Reed').scrollIntoViewIfNeeded();
  await expect(page.getByText('Not saved for Ana Ortiz: Moved Out')).toBeInViewport();
  await expect(page.getByText(/^It is now “Provided Proof”/)).toBeVisible();
  // The row has the stored status at once, and there is nothing to undo.
  await expect(tenantRow(page, 'Ana Ortiz')).toContainText('Provided Proof');
  await expect(page.getByText('Ana Ortiz: Moved Out', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect((await audit.stored('Ortiz'))?.status).toBe('provide_proof');
});

// TEN-91, TEN-122
test('the answers stay in place between two tenants, and Moved Out offers the tag', async ({
  page,
  startAudit,
  openAs,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const [first, ...others] = manyTenants(3);
  if (!first) throw new Error('Expected tenants.');
  const longName = {
    first_name: 'Maria Magdalena Wilhelmina',
    last_name: 'Aaronson-Featherstonehaugh',
  };
  const audit = await startAudit([{ ...first, ...longName }, ...others]);
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Next without an answer' }).click();
  const choices = page.getByRole('group', { name: 'Answer', exact: true });
  const movedOut = choices.getByRole('button', { name: 'Moved Out' });
  const heading = page.locator('.al-answer-panel h2');
  await expect(heading).toContainText('Aaronson');
  const before = await movedOut.boundingBox();
  await movedOut.click();
  const tag = page.getByRole('button', { name: 'Tag for removal' });
  await expect(tag).toBeVisible();
  await expect(heading).toContainText('Tenant002');
  expect(await movedOut.boundingBox()).toEqual(before);

  await tag.click();
  await expect(page.getByText(/Featherstonehaugh is tagged for removal\.$/)).toBeVisible();
  await expect(tag).toHaveCount(0);
  await expect(page.getByText('1 tenant is tagged for removal.')).toBeVisible();
  expect(await audit.stored('Aaronson-Featherstonehaugh')).toMatchObject({
    status: 'moved_out',
    tagged_for_removal: true,
  });
});
