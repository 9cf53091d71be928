import { tenantRow } from '../pages/tenants.ts';
import { holdCalls } from '../support/calls.ts';
import { daysFromNow, managerTenants, manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-89, TEN-91, TEN-122
test('a manager answers for one tenant after the other on a phone', async ({
  page,
  startAudit,
  openAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [first, ...others] = manyTenants(4);
  if (!first) throw new Error('Expected tenants.');
  const longName = {
    first_name: 'Maria Magdalena Wilhelmina',
    last_name: 'Aaronson-Featherstonehaugh',
  };
  const audit = await startAudit([{ ...first, ...longName }, ...others]);
  await openAs(audit.manager, '/manage-tenants');
  const next = page.getByRole('button', { name: 'Next without an answer' });
  const heading = page.locator('.al-answer-panel h2');
  const choices = page.getByRole('group', { name: 'Answer', exact: true });

  // Not that of a toast.
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });

  await test.step('the panel opens in view, and Escape closes it', async () => {
    await expect(page.getByText('4 tenants without an answer')).toBeVisible();
    await next.click();
    await expect(heading).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(next).toBeFocused();
    await next.click();
    await expect(page.getByRole('region', { name: /Featherstonehaugh$/ })).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });

  await test.step('the answers stay in place, and Moved Out offers the tag', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    const movedOut = choices.getByRole('button', { name: 'Moved Out' });
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

  await test.step('one tenant is skipped, and the last answer undone', async () => {
    await choices.getByRole('button', { name: 'Opted Out' }).click();
    await expect(heading).toContainText('Tenant003');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(heading).toContainText('Tenant004');
    await choices.getByRole('button', { name: 'Provided Proof' }).click();
    await expect(heading).toHaveText('No one is left to answer');
    await expect(page.getByText('1 tenant without an answer')).toBeVisible();
    expect((await audit.stored('Tenant002'))?.status).toBe('opt_out');
    // At once: a later change of the panel could take the next answer for another tenant.
    const release = await holdCalls(page, '**/api/facilities/*/tenants?**');
    await undo.click();
    await expect(heading).toContainText('Tenant004');
    release();
    await expect(page.getByText('2 tenants without an answer')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(heading).toHaveCount(0);
    await expect(next).toBeFocused();
    expect((await audit.stored('Tenant004'))?.status).toBeNull();
  });

  await test.step('one tap in a card answers, and the list keeps the next card', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByLabel('Filter', { exact: true }).selectOption('non_responder');
    await page.getByRole('button', { name: 'Proof from Una Tenant003' }).click();
    await expect(page.getByText('1 tenant without an answer')).toBeVisible();
    await expect(tenantRow(page, 'Una Tenant003')).toContainText('Provided Proof');
    expect((await audit.stored('Tenant003'))?.status).toBe('provide_proof');
    const optOut = page.getByRole('button', { name: 'Opt-out of Una Tenant004' });
    await optOut.click();
    await expect(page.getByText('Una Tenant004: Opted Out')).toBeInViewport();
    await undo.click();
    await expect(optOut).toBeVisible();
    await expect.poll(async () => (await audit.stored('Tenant004'))?.status).toBeNull();
    await expect(next).toBeInViewport();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(tenantRow(page, 'Una Tenant003')).toHaveCount(0);
  });
});

// TEN-93, TEN-94
test('an answer without network is sent later, and never over the answer of someone else', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  // The route below also stops the portal's question whether the server is there.
  expectRefusal(/^net::ERR_FAILED (POST|GET \/api\/app\/status)/, '409 POST');
  await page.setViewportSize({ width: 375, height: 500 });
  const audit = await startAudit(manyTenants(5));
  await openAs(audit.manager, '/manage-tenants');
  const choices = page.getByRole('group', { name: 'Answer', exact: true });

  await test.step('without network, the answer is kept on the device', async () => {
    await page.route('**/status', (route) => route.abort());
    await page.getByRole('button', { name: 'Answer for Una Tenant001' }).click();
    await choices.getByRole('button', { name: 'Moved Out' }).click();
    await expect(page.getByText(/^1 answer is kept on this device/)).toBeVisible();
    await expect(tenantRow(page, 'Una Tenant001')).toContainText('Moved Out');
    expect((await audit.stored('Tenant001'))?.status).toBeNull();
  });

  await test.step('it survives a reload behind a sign-in page of a public network', async () => {
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
    await expect.poll(async () => (await audit.stored('Tenant001'))?.status).toBe('moved_out');
  });

  await test.step('an answer does not overwrite what someone else has set', async () => {
    await page.getByRole('button', { name: 'Answer for Una Tenant002' }).click();
    const { id = 0 } = (await audit.stored('Tenant002')) ?? {};
    await audit.staff.tenants.setStatus(id, 'provide_proof');
    await choices.getByRole('button', { name: 'Moved Out' }).click();
    await tenantRow(page, 'Una Tenant005').scrollIntoViewIfNeeded();
    await expect(page.getByText('Not saved for Una Tenant002: Moved Out')).toBeInViewport();
    await expect(page.getByText(/^It is now “Provided Proof”/)).toBeVisible();
    // The row has the stored status at once, and there is nothing to undo.
    await expect(tenantRow(page, 'Una Tenant002')).toContainText('Provided Proof');
    await expect(page.getByText('Una Tenant002: Moved Out', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect((await audit.stored('Tenant002'))?.status).toBe('provide_proof');
  });

  await test.step('the home page counts an answer once it is sent', async () => {
    await page.route('**/status', (route) => route.abort());
    await page.getByRole('button', { name: 'Answer for Una Tenant003' }).click();
    await choices.getByRole('button', { name: 'Moved Out' }).click();
    await expect(page.getByText(/^1 answer is kept on this device/)).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText(/^\d tenants without an answer/)).toBeVisible();
    await page.getByRole('link', { name: 'Logout' }).click();
    await page
      .getByRole('alertdialog', { name: 'Sign out with 1 answer unsent?' })
      .getByRole('button', { name: 'No, stay' })
      .click();
    await page.unroute('**/status');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('2 tenants without an answer')).toBeVisible();
  });

  await test.step('a refused undo leads to the next tenant', async () => {
    await page.getByRole('link', { name: 'Enter Audit' }).click();
    await page.getByRole('button', { name: 'Next without an answer' }).click();
    const heading = page.locator('.al-answer-panel h2');
    await expect(heading).toHaveText('Una Tenant004');
    await choices.getByRole('button', { name: 'Opted Out' }).click();
    await expect(heading).toHaveText('Una Tenant005');
    await expect.poll(async () => (await audit.stored('Tenant004'))?.status).toBe('opt_out');
    const { id = 0 } = (await audit.stored('Tenant004')) ?? {};
    await audit.staff.tenants.setStatus(id, 'provide_proof');
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Not saved for Una Tenant004/)).toBeVisible();
    await expect(heading).toHaveText('Una Tenant005');
    expect((await audit.stored('Tenant004'))?.status).toBe('provide_proof');
  });
});

// TEN-19, TEN-33, TEN-91
test('a manager walks the units in their order and takes notes', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('409 POST');
  const [first, second] = manyTenants(2);
  if (!first || !second) throw new Error('Expected tenants.');
  const audit = await startAudit([
    { ...first, unit: 'A10' },
    { ...second, unit: 'A2' },
  ]);
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Units' }).click();
  await expect(page).toHaveURL(/sort_by=unit/);
  await expect(page.getByRole('row').nth(1)).toContainText('Tenant002');
  await page.getByRole('button', { name: 'Next without an answer' }).click();
  const panel = page.locator('.al-answer-panel');
  await expect(panel.getByRole('heading')).toHaveText('Una Tenant002');
  await panel.getByLabel('Note').fill('Gate code 12');
  await panel.getByRole('button', { name: 'Opted Out' }).click();
  await expect(panel.getByRole('heading')).toHaveText('Una Tenant001');
  await expect(panel.getByLabel('Note')).toHaveValue('');
  await expect
    .poll(async () => {
      const { note, status } = (await audit.stored('Tenant002')) ?? {};
      return [note, status];
    })
    .toEqual(['Gate code 12', 'opt_out']);

  await test.step('the note of someone else is shown before it is overwritten', async () => {
    const { id = 0 } = (await audit.stored('Tenant001')) ?? {};
    await audit.staff.tenants.update(id, { note: 'Court case' });
    await panel.getByLabel('Note').fill('Gate code 7');
    await panel.getByRole('button', { name: 'Opted Out' }).click();
    await expect(panel).toContainText('Saved by someone else: Court case');
    await panel.getByRole('button', { name: 'Opted Out' }).click();
    await expect.poll(async () => (await audit.stored('Tenant001'))?.note).toBe('Gate code 7');
  });
});

// TEN-91, TEN-152, TEN-154
test('a manager goes on with a tenant whose confirmations an answer has cleared', async ({
  page,
  startAudit,
  openAs,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const audit = await startAudit(managerTenants, { letter_effective_date: daysFromNow(-3) });
  const { id: chidi = 0 } = (await audit.stored('Okafor')) ?? {};
  const { id: edith = 0 } = (await audit.stored('Reed')) ?? {};
  await audit.staff.tenants.update(chidi, { charge_applied: true, charge_confirmed: true });
  await audit.staff.tenants.update(edith, { charge_confirmed: true });
  await openAs(audit.manager, '/manage-tenants');
  // With a filter, the answered tenants stay in the list until Refresh.
  await page.getByLabel('Filter', { exact: true }).selectOption('any_coverage');
  await expect(tenantRow(page, 'Ana Ortiz')).toHaveCount(0);

  async function answer(name: string, plan: string) {
    await page.getByRole('button', { name: `Answer for ${name}` }).click();
    const panel = page.locator('.al-answer-panel');
    await panel.getByText('Coverages').click();
    await panel.getByRole('button', { name: plan }).click();
  }
  const stored = async (lastName: string) => {
    const { coverage_id, charge_applied, charge_confirmed_date } =
      (await audit.stored(lastName)) ?? {};
    return [coverage_id, charge_applied, charge_confirmed_date];
  };

  await answer('Chidi Okafor', '$18 per month');
  await expect.poll(() => stored('Okafor')).toEqual([2, true, null]);
  await answer('Chidi Okafor', '$24.50 per month');
  await expect.poll(() => stored('Okafor')).toEqual([3, true, null]);

  await answer('Edith Reed', '$12 per month');
  await expect.poll(() => stored('Reed')).toEqual([1, false, null]);
  await page.getByRole('button', { name: 'Done' }).click();
  await tenantRow(page, 'Edith Reed').getByRole('button', { name: 'Connect Charge Added' }).click();
  await expect.poll(() => stored('Reed')).toEqual([1, true, null]);
});
