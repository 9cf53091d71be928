import { writeFile } from 'node:fs/promises';
import { rentRoll } from '../../apps/portal/e2e/support/audit.ts';
import { four, managerTenants, staffTenants } from '../../apps/portal/e2e/support/tenants.ts';
import { expectText, openLetters, settle } from './steps.ts';
import { expect, test } from './test.ts';
import { treeOf } from './tree.ts';

// The text files in `trees/` have the roles and names that a screen reader gets from each screen. They are the same in
// every engine.

test('the login has the same tree in every engine', async ({ portal }) => {
  await portal.goto('/login');
  await settle(portal);
  expect(await treeOf()).toMatchSnapshot('login.txt');
});

test('a list of tenants and a status have the same trees', async ({
  portal,
  people,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(staffTenants);
  const tree = async () => (await treeOf()).replaceAll(audit.facilityNumber, 'T-1');
  await openAs(people.monitor, `/tenant-list?facility_number=${audit.facilityNumber}`);
  await portal.getByRole('checkbox', { name: 'Select Ana Ortiz' }).waitFor();
  expect(await tree()).toMatchSnapshot('tenants.txt');
  await portal.getByRole('button', { name: 'Edit status of Ana Ortiz' }).click();
  await portal.getByRole('dialog').getByLabel('Moved Out').waitFor();
  expect(await tree()).toMatchSnapshot('status.txt');
});

test('an import has the same trees', async ({ portal, people, startAudit, openAs }, testInfo) => {
  const { facilityNumber } = await startAudit([]);
  const tree = async () => (await treeOf()).replaceAll(facilityNumber, 'T-1');
  await openAs(people.monitor, `/upload-tenants?facility_number=${facilityNumber}`);
  await settle(portal);
  await portal.getByLabel('Software Type').selectOption('Storedge');
  const file = testInfo.outputPath('rent-roll.xlsx');
  await writeFile(file, await rentRoll(staffTenants));
  await portal.getByLabel('Rent Roll').setInputFiles(file);
  expect(await tree()).toMatchSnapshot('import.txt');
  await portal.getByRole('button', { name: 'Upload' }).click();
  await expectText(portal.getByRole('status', { name: 'Import Complete' }), 'imported');
  expect(await tree()).toMatchSnapshot('import-complete.txt');
});

test('letters have the same trees', async ({ portal, people, startAudit, openAs }) => {
  const { facilityNumber } = await startAudit(four);
  const tree = async () => (await treeOf()).replaceAll(facilityNumber, 'T-1');
  await openAs(people.monitor, '/');
  await openLetters(portal, facilityNumber, 3);
  expect(await tree()).toMatchSnapshot('letters.txt');
  await portal.getByRole('button', { name: 'Audit Letter' }).click();
  const question = portal.getByRole('alertdialog');
  await question.waitFor();
  expect(await tree()).toMatchSnapshot('letters-question.txt');
  await question.getByRole('button', { name: 'Yes' }).click();
  await portal.getByRole('dialog', { name: 'Success' }).waitFor();
  await portal.bringToFront();
  expect(await tree()).toMatchSnapshot('letters-generated.txt');
});

test('the audit of a manager has the same trees', async ({ portal, startAudit, openAs }) => {
  const { facilityNumber, manager } = await startAudit(managerTenants);
  const tree = async () => (await treeOf()).replaceAll(facilityNumber, 'T-1');
  await openAs(await manager(), '/manage-tenants');
  await portal.getByRole('checkbox', { name: 'Select Ana Ortiz' }).waitFor();
  expect(await tree()).toMatchSnapshot('audit.txt');
  await portal.getByRole('button', { name: 'Edit status of Ana Ortiz' }).click();
  await portal.getByRole('dialog').getByLabel('Moved Out').waitFor();
  expect(await tree()).toMatchSnapshot('answer.txt');
});
