import { sampleOf } from '../../../api/src/imports/testing/samples.ts';
import { countEffort } from '../pages/effort.ts';
import { importResult, workbook } from '../pages/imports.ts';
import { lettersGenerated } from '../pages/letters.ts';
import { undoNewest } from '../pages/messages.ts';
import type { Day } from '../support/client.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// The clicks and keystrokes from Home to the end of a daily job, and the most that each may take.

/** Earlier than in any other test, so that the work of the facility is the first of Home. */
const longAgo = '2010-01-04' as Day;

// DUE-10, DUE-11, DUE-16, SHL-4, SHL-70, SHL-73, TEN-112, TEN-140, TEN-141
test('printing letters, completing an address and recording an answer take at most 4 steps each', async ({
  page,
  startAudit,
  openAs,
}) => {
  await openAs('monitor');

  await test.step('sending the audit letters of a facility takes at most 4 clicks', async () => {
    const audit = await startAudit(manyTenants(3), { initial_letter_send_date: longAgo });
    await page.goto('/');
    const effort = countEffort(page);
    await effort.click(page.getByRole('link', { name: `Prepare audit, ${audit.facilityNumber}` }));
    await expect(page.getByLabel('Facility', { exact: true })).toHaveValue(
      String(audit.facilityId),
    );
    await expect(page.getByLabel('Filter', { exact: true })).toHaveValue('initial_letter_ready');
    await effort.click(page.getByRole('button', { name: 'Audit Letter' }));
    await effort.click(page.getByRole('button', { name: 'Yes' }));
    const success = await lettersGenerated(page, 'Audit letters were generated for 3 tenants.');
    await effort.click(success.getByRole('button', { name: 'Mark as Mailed Today' }));
    await expect(success).toContainText('Marked as mailed on');
    expect(effort.steps()).toBeLessThanOrEqual(4);
    const { data } = await audit.staff.letters.batches({ facility_number: audit.facilityNumber });
    expect(data.map(({ tenant_count, mail_time }) => [tenant_count, mail_time !== null])).toEqual([
      [3, true],
    ]);
  });

  await test.step('completing an address from Home takes at most 4 steps', async () => {
    const [tenant] = manyTenants(1);
    if (!tenant) throw new Error('no tenant');
    const lacking = { ...tenant, becomes: { zip_code: null } };
    const audit = await startAudit([lacking], { initial_letter_send_date: longAgo });
    await page.goto('/');
    const effort = countEffort(page);
    await effort.click(page.getByRole('link', { name: `Complete audit, ${audit.facilityNumber}` }));
    await effort.click(page.getByRole('link', { name: /^Una Tenant001/ }));
    const form = page.getByRole('dialog', { name: 'Edit Tenant' });
    await effort.fill(form.getByLabel('Zip Code'), '19901');
    await effort.click(form.getByRole('button', { name: 'Save' }));
    await expect(form).toHaveCount(0);
    expect(effort.steps()).toBeLessThanOrEqual(4);
    expect((await audit.stored('Tenant001'))?.zip_code).toBe('19901');
  });

  await test.step('recording the answer of a caller puts the name into no address', async () => {
    const audit = await startAudit([{ first_name: 'Quirin', last_name: 'Abendroth', unit: 'Q1' }]);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const effort = countEffort(page);
    await effort.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await effort.type('abendroth');
    const entry = page.getByRole('option', { name: /Quirin Abendroth/ });
    await expect(entry).toContainText(`Q1 · ${audit.facilityNumber}`);
    await effort.click(entry);
    await expect(page).toHaveURL(/\/tenants\/\d+$/);
    await expect(heading).toHaveText('Quirin Abendroth · Q1');
    await expect(heading).toBeFocused();
    const optedOut = page.getByRole('button', { name: 'Opted Out' });
    await effort.click(optedOut);
    await expect(page.getByText('Quirin Abendroth: Opted Out')).toBeVisible();
    await expect(optedOut).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('group', { name: 'History' })).toContainText('Opted Out');
    expect(effort.steps()).toBeLessThanOrEqual(4);
    expect((await audit.stored('Abendroth'))?.status).toBe('opt_out');
    expect(addresses.filter((address) => /abendroth/i.test(address))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      'Abendroth',
    );

    await undoNewest(page);
    await expect(page.getByRole('button', { name: 'No Response' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

// DUE-17, IMP-38, TEN-147
test('connecting all charges takes at most 6 steps, confirming the payments 3, importing 4', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  // The answer to the import names the program of the file.
  expectRefusal('422 POST /api/tenants/import');
  await openAs('monitor');

  await test.step('connecting all charges takes at most 6 steps, confirming the payments 3', async () => {
    const covered = { status: 'selected_coverage', coverage_id: 1 } as const;
    const tenants = manyTenants(3).map((tenant) => ({ ...tenant, becomes: covered }));
    const audit = await startAudit(tenants, { letter_effective_date: longAgo });
    const effects = async () =>
      (await audit.staff.tenants.listOfFacility(audit.facilityId)).data.map((tenant) => [
        tenant.charge_applied,
        tenant.payment_confirmed_date !== null,
      ]);
    for (const [job, button, most] of [
      ['charges', 'Connect all these charges', 6],
      ['payments', 'Confirm all these payments', 3],
    ] as const) {
      await page.goto('/');
      const due = page.getByRole('group', { name: 'What is due' });
      await expect(due.getByRole('listitem').first()).toBeVisible();
      const effort = countEffort(page);
      // Work without a day stands below the first items, as a link.
      const names = [
        `See tenants ${job}`,
        job === 'charges' ? 'Charges to connect' : 'Payments to confirm',
      ];
      await effort.click(
        due.getByRole('link', {
          name: new RegExp(`^(${names.join('|')}), ${audit.facilityNumber}$`),
        }),
      );
      await effort.click(page.getByRole('button', { name: button }));
      await effort.click(page.getByRole('alertdialog').getByRole('button', { name: /^Yes/ }));
      await expect(page.getByText('3 tenants successfully updated!')).toBeVisible();
      expect(effort.steps()).toBeLessThanOrEqual(most);
    }
    expect(await effects()).toEqual(Array(3).fill([true, true]));
  });

  await test.step('importing a rent roll and reading what happened takes at most 4 clicks', async () => {
    const { facilityNumber } = await startAudit(manyTenants(2));
    const { rent_roll } = await sampleOf('storedge').files({ count: 3, facility: facilityNumber });
    const file = workbook(rent_roll ?? Buffer.of());
    await page.goto('/');
    const effort = countEffort(page);
    await effort.click(page.getByRole('link', { name: /^Upload Tenants/ }));
    await effort.chooseFile(page.getByLabel('Rent Roll'), file);
    await effort.click(page.getByRole('button', { name: 'Upload' }));
    await effort.click(page.getByRole('button', { name: 'Yes, import as Storedge' }));
    await expect(importResult(page)).toContainText('3 tenants imported');
    const changes = page.getByRole('group', { name: 'Changes since the last import' });
    await expect(changes).toContainText('2 gone');
    expect(effort.steps()).toBeLessThanOrEqual(4);
  });
});
