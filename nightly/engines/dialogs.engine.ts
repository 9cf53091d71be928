import { facilityTenants, four } from '../../apps/portal/e2e/support/tenants.ts';
import type { Screen } from './screen.ts';
import { expectFocus, openLetters } from './steps.ts';
import { expect, test } from './test.ts';

test('every dialog of the staff keeps the focus and returns it', async ({
  portal,
  people,
  startAudit,
  openAs,
}) => {
  const { facilityNumber: number } = await startAudit(four);
  await openAs(people.admin, `/list-facilities?facility_number=${number}`);
  for (const opener of [
    `Edit ${number}`,
    `Delete ${number}`,
    `Confirm move-outs for ${number}`,
    `Letters sent for ${number}`,
    'Go to',
  ]) {
    await opensDialog(portal, opener);
  }
  await portal.goto(`/list-facilities?tab=stats&facility_number=${number}`);
  await opensDialog(portal, `Archive ${number}`);

  await portal.goto(`/tenant-list?facility_number=${number}`);
  await opensDialog(portal, 'Edit status of Ana Ortiz');
  await portal.getByRole('checkbox', { name: 'Select Ana Ortiz' }).check();
  for (const opener of ['Bulk Edit', 'Delete', 'Reset Tenants']) await opensDialog(portal, opener);

  await openLetters(portal, number, 3);
  await opensDialog(portal, 'Audit Letter');

  await portal.goto('/manage-users');
  for (const opener of ['Add User', 'Edit tomas.abadi', 'Delete tomas.abadi']) {
    await opensDialog(portal, opener);
  }
  await portal.goto('/profile');
  await opensDialog(portal, 'Change Password');
});

test('every dialog of a manager keeps the focus and returns it', async ({
  portal,
  startAudit,
  openAs,
}) => {
  const { manager } = await startAudit(facilityTenants);
  await openAs(await manager(), '/manage-tenants');
  for (const opener of [
    'Edit status of Ana Ortiz',
    'Edit Ana Ortiz',
    'Tag Tenants for Removal',
    'Complete Tagging',
    'Support',
  ]) {
    await opensDialog(portal, opener);
  }
});

/** Opens a dialog, goes through it with Tab in both directions, and closes it with Escape. */
async function opensDialog(portal: Screen, opener: string) {
  await test.step(opener, async () => {
    await portal.getByRole('button', { name: opener, exact: true }).click();
    await expect.poll(() => portal.evaluate(holdsFocus), opener).toBe(true);
    for (const key of ['Shift+Tab', 'Shift+Tab', ...Array<string>(12).fill('Tab')]) {
      await portal.keyboard.press(key);
      expect(await portal.evaluate(holdsFocus), `${opener} after ${key}`).toBe(true);
    }
    await portal.keyboard.press('Escape');
    await expect.poll(() => portal.evaluate(hasDialog), opener).toBe(false);
    await expectFocus(portal, opener);
  });
}

const dialog = '[role=dialog], [role=alertdialog], dialog[open]';
const hasDialog = `document.querySelector('${dialog}') !== null`;
const holdsFocus = `document.activeElement.closest('${dialog}') !== null`;
