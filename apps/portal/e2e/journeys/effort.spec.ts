import { sampleOf } from '../../../api/src/imports/testing/samples.ts';
import { countEffort } from '../pages/effort.ts';
import { importResult, workbook } from '../pages/imports.ts';
import { lettersGenerated } from '../pages/letters.ts';
import type { Day } from '../support/client.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// The clicks and keystrokes from Home to the end of a daily job, and the most that each may take.

/** Earlier than in any other test, so that the work of the facility is the first of Home. */
const longAgo = '2010-01-04' as Day;

// SHL-4, LET-60, DUE-10, DUE-11
test('sending the audit letters of a facility takes at most 4 clicks', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(manyTenants(3), { initial_letter_send_date: longAgo });
  await openAs('monitor', '/');
  const effort = countEffort(page);
  await effort.click(page.getByRole('link', { name: `Prepare audit, ${audit.facilityNumber}` }));
  await expect(page.getByLabel('Facility', { exact: true })).toHaveValue(String(audit.facilityId));
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

// LET-19
test('sending the audit letters of a facility with tagged tenants takes at most 6 clicks', async ({
  page,
  startAudit,
  openAs,
}) => {
  const [first, ...others] = manyTenants(3);
  const tenants = [{ ...first, first_name: 'Una', last_name: 'Tag', unit: 'T1', tagged: true }];
  const audit = await startAudit([...tenants, ...others], { initial_letter_send_date: longAgo });
  await openAs('monitor', '/');
  const effort = countEffort(page);
  await effort.click(page.getByRole('link', { name: `Prepare audit, ${audit.facilityNumber}` }));
  await effort.click(page.getByRole('button', { name: 'Set them to Moved Out' }));
  await effort.click(page.getByRole('alertdialog').getByRole('button', { name: /^Yes/ }));
  await effort.click(page.getByRole('button', { name: 'Audit Letter' }));
  await effort.click(page.getByRole('button', { name: /^Yes, print/ }));
  const success = await lettersGenerated(page, 'Audit letters were generated for 2 tenants.');
  await effort.click(success.getByRole('button', { name: 'Mark as Mailed Today' }));
  await expect(success).toContainText('Marked as mailed on');
  expect(effort.steps()).toBeLessThanOrEqual(6);
});

// DUE-16, TEN-112
test('completing an address from Home takes at most 4 steps', async ({
  page,
  startAudit,
  openAs,
}) => {
  const [tenant] = manyTenants(1);
  if (!tenant) throw new Error('no tenant');
  const lacking = { ...tenant, becomes: { zip_code: null } };
  const audit = await startAudit([lacking], { initial_letter_send_date: longAgo });
  await openAs('monitor', '/');
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

// DUE-17, TEN-147
test('connecting eight charges takes at most 6 steps, confirming the payments 3', async ({
  page,
  startAudit,
  openAs,
}) => {
  const covered = { status: 'selected_coverage', coverage_id: 1 } as const;
  const tenants = manyTenants(8).map((tenant) => ({ ...tenant, becomes: covered }));
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
    await openAs('monitor', '/');
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
    await expect(page.getByText('8 tenants successfully updated!')).toBeVisible();
    expect(effort.steps()).toBeLessThanOrEqual(most);
  }
  expect(await effects()).toEqual(Array(8).fill([true, true]));
});

// FAC-109, SHL-70
test('reading the results of a facility takes at most 2 steps and its number', async ({
  page,
  startAudit,
  openAs,
}) => {
  const { facilityNumber } = await startAudit(manyTenants(2));
  await openAs('monitor', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const effort = countEffort(page);
  await effort.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(facilityNumber);
  await effort.click(page.getByRole('option', { name: new RegExp(facilityNumber) }).first());
  await expect(page.getByText('0% have answered.')).toBeVisible();
  expect(effort.steps()).toBeLessThanOrEqual(2);
});

// SHL-73, TEN-140, TEN-141
test('recording the answer of a caller takes at most 4 steps', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit([{ first_name: 'Quirin', last_name: 'Abendroth', unit: 'Q1' }]);
  await openAs('monitor', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const effort = countEffort(page);
  await effort.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await effort.type('abendroth');
  await effort.click(page.getByRole('option', { name: /Quirin Abendroth/ }));
  await effort.click(page.getByRole('button', { name: 'Opted Out' }));
  await expect(page.getByText('Quirin Abendroth: Opted Out')).toBeVisible();
  expect(effort.steps()).toBeLessThanOrEqual(4);
  expect((await audit.stored('Abendroth'))?.status).toBe('opt_out');
});

// TEN-91
test('a manager answers for 20 tenants on a phone with at most 1.5 taps each', async ({
  page,
  startAudit,
  openAs,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const audit = await startAudit(manyTenants(20));
  await openAs(audit.manager, '/');
  const effort = countEffort(page);
  await effort.click(page.getByRole('link', { name: 'Enter Audit' }));
  await effort.click(page.getByRole('button', { name: 'Next without an answer' }));
  const name = page.locator('.al-answer-panel h2');
  for (let number = 1; number <= 20; number += 1) {
    await expect(name).toHaveText(`Una Tenant${String(number).padStart(3, '0')}`);
    const choices = page.getByRole('group', { name: 'Answer', exact: true });
    await effort.click(choices.getByRole('button', { name: 'Provided Proof' }));
  }
  await expect(page.getByText('Every tenant has an answer')).toBeVisible();
  expect(effort.steps() / 20).toBeLessThanOrEqual(1.5);
  expect((await audit.stored('Tenant020'))?.status).toBe('provide_proof');
});

// IMP-38
test('importing a rent roll and reading what happened takes at most 4 clicks', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  // The answer names the program of the file.
  expectRefusal('422 POST /api/tenants/import');
  const { facilityNumber } = await startAudit(manyTenants(2));
  const { rent_roll } = await sampleOf('storedge').files({ count: 3, facility: facilityNumber });
  const file = workbook(rent_roll ?? Buffer.of());
  await openAs('monitor', '/');
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

// FAC-22
test('confirming the move-outs of three facilities takes at most 3 clicks each', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audits = [await startAudit([]), await startAudit([]), await startAudit([])];
  await openAs('monitor', '/');
  const effort = countEffort(page);
  await effort.click(page.getByRole('link', { name: /^View Facilities/ }));
  for (const { facilityNumber } of audits) {
    const name = `Confirm move-outs for ${facilityNumber}`;
    await effort.click(page.getByRole('button', { name }));
    await effort.click(page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }));
    await expect(
      page.getByText(`Move-outs have been confirmed for facility ${facilityNumber}.`),
    ).toBeVisible();
  }
  expect(effort.steps() / audits.length).toBeLessThanOrEqual(3);
  const dates = await Promise.all(
    audits.map(async ({ own }) => (await own.facilities.managed()).confirmed_no_move_outs_date),
  );
  expect(dates).not.toContain(null);
});
