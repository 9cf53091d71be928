import { writeFile } from 'node:fs/promises';
import { pdfPages } from '../../apps/api/src/letters/testing/pdfPages.ts';
import { newFacility, rentRoll } from '../../apps/portal/e2e/support/audit.ts';
import { staffTenants } from '../../apps/portal/e2e/support/tenants.ts';
import { expectText, openLetters, signIn } from './steps.ts';
import { expect, test } from './test.ts';

test('a facility is added, imported, mailed and audited', async ({
  engine,
  portal,
  people,
}, testInfo) => {
  await test.step('the monitor signs in', () => signIn(portal, people.monitor));

  const manager = await test.step('adds a facility', async () => {
    await portal.getByRole('link', { name: 'Add Facility' }).click();
    for (const [label, text] of Object.entries(newFacility)) {
      await portal.getByLabel(label, { exact: true }).fill(text);
    }
    await portal.getByLabel('State').selectOption('DE');
    await portal.getByRole('button', { name: 'Add Facility' }).click();
    await portal.getByRole('heading', { level: 1, name: 'Facility added' }).waitFor();
    return {
      username: await portal.getByLabel('Username', { exact: true }).inputValue(),
      password: await portal.getByLabel('Password', { exact: true }).inputValue(),
    };
  });

  await test.step('imports its rent roll', async () => {
    const file = testInfo.outputPath('rent-roll.xlsx');
    await writeFile(file, await rentRoll(staffTenants));
    await portal.getByRole('link', { name: 'Import Tenants' }).click();
    await portal.getByText('Tenants are imported into facility M-2001.').waitFor();
    await portal.getByLabel('Software Type').selectOption('Storedge');
    await portal.getByLabel('Rent Roll').setInputFiles(file);
    await portal.getByRole('button', { name: 'Upload' }).click();
    const result = portal.getByRole('status', { name: 'Import Complete' });
    await expectText(result, '4 tenants imported');
  });

  await test.step('generates letters and downloads them', async () => {
    await openLetters(portal, 'M-2001', 4);
    await portal.getByRole('button', { name: 'Audit Letter' }).click();
    await portal.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    const success = portal.getByRole('dialog', { name: 'Success' });
    await expectText(success, '4 tenants');
    const link = success.getByRole('link', { name: 'Download' });
    const file = await engine.download(() => link.click());
    expect(await pdfPages(new Uint8Array(file.content))).toHaveLength(4);
    await success.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('sets a coverage', async () => {
    await portal.goto('/tenant-list?facility_number=M-2001');
    await portal.getByRole('button', { name: 'Edit status of Ana Ortiz' }).click();
    const dialog = portal.getByRole('dialog');
    await dialog.getByLabel('$12 per month for $1,000 coverage').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const row = portal.getByRole('row', { name: /Ana Ortiz/ });
    await expectText(row, 'Selected Coverage');
    // The portal asks before it leaves a change that is not stored yet.
    await portal.getByRole('button', { name: 'Undo' }).waitFor();
  });

  await test.step('exports the facilities', async () => {
    await portal.goto('/list-facilities?facility_number=M-2001');
    const button = portal.getByRole('button', { name: 'Export' });
    const file = await engine.download(() => button.click());
    expect(file.name).toBe('all_facilities.xlsx');
    expect(file.content.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('the manager signs in and answers for a tenant', async () => {
    await portal.goto('/logout');
    await signIn(portal, manager);
    await portal.getByRole('link', { name: 'Enter Audit' }).click();
    await portal.getByRole('button', { name: 'Edit status of Boris Lind' }).click();
    const dialog = portal.getByRole('dialog');
    await dialog.getByLabel('Provided Proof').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const row = portal.getByRole('row', { name: /Boris Lind/ });
    await expectText(row, 'Provided Proof');
  });
});
