import { staffTenants } from '../../apps/portal/e2e/support/tenants.ts';
import { expectFocus } from './steps.ts';
import { expect, test } from './test.ts';

// SHL-76
test('the keys of a list move, select, open and edit', async ({
  portal,
  people,
  startAudit,
  openAs,
}) => {
  const { facilityNumber } = await startAudit(staffTenants);
  await openAs(people.monitor, `/tenant-list?facility_number=${facilityNumber}`);
  const select = portal.getByRole('checkbox', { name: 'Select Ana Ortiz' });
  await select.waitFor();
  const press = (key: string) => portal.keyboard.press(key);

  await press('j');
  await expectFocus(portal, 'Boris Lind');
  await press('ArrowDown');
  await expectFocus(portal, 'Chidi Okafor');
  await press('k');
  await press('ArrowUp');
  await expectFocus(portal, 'Boris Lind');
  await press('x');
  expect(await portal.getByRole('checkbox', { name: 'Select Boris Lind' }).isChecked()).toBe(true);
  await press('Space');
  expect(await portal.getByRole('checkbox', { name: 'Select Boris Lind' }).isChecked()).toBe(false);

  for (const [key, title] of [
    ['s', 'Boris Lind'],
    ['e', 'Edit Tenant'],
    ['Enter', 'Edit Tenant'],
    ['?', 'Keyboard shortcuts'],
    ['Control+k', 'Go to'],
  ] as const) {
    await press(key);
    const dialog = portal.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expectFocus(portal, 'Boris Lind');
  }

  await press('/');
  await expectFocus(portal, 'Name');
  await portal.keyboard.type('?/j');
  expect(await portal.getByLabel('Name', { exact: true }).inputValue()).toBe('?/j');
});

test('a date is typed in several formats, refused and picked from the calendar', async ({
  portal,
  people,
  startAudit,
  openAs,
}) => {
  const { facilityNumber } = await startAudit([]);
  await openAs(people.monitor, `/list-facilities?facility_number=${facilityNumber}`);
  await portal.getByRole('button', { name: `Edit ${facilityNumber}` }).click();
  const dialog = portal.getByRole('dialog', { name: `Edit ${facilityNumber}` });
  const date = dialog.getByLabel('Letter Effective Date', { exact: true });
  const press = (key: string) => portal.keyboard.press(key);

  await date.fill('4/15/27');
  await press('Tab');
  expect(await date.inputValue()).toBe('2027-04-15');

  await date.fill('never');
  await press('Tab');
  await dialog.getByText('never').first().waitFor();
  expect(await date.inputValue()).toBe('');

  await date.fill('2027-04-15');
  await press('Tab');
  await press('Enter');
  const calendar = portal.getByRole('dialog', { name: 'Letter Effective Date' });
  await calendar.waitFor();
  await expectFocus(portal, '15');
  await press('ArrowDown');
  await press('Enter');
  await calendar.waitFor({ state: 'hidden' });
  expect(await date.inputValue()).toBe('2027-04-22');
});
