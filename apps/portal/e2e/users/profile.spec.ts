import { createClient } from '../support/client.ts';
import { millRoad, type Person, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const reminder =
  'To improve security, please consider changing the password that was generated for your account.';

let made = 0;

/** A manager of their own for each test that changes a password. */
async function newManager(baseUrl: string, admin: Person, workerIndex: number): Promise<Person> {
  const client = createClient({ baseUrl, getToken: () => admin.session.token.token });
  made += 1;
  const account = await client.facilities.create({
    ...millRoad,
    facility_number: `P-${workerIndex}-${made}`,
  });
  return signIn(baseUrl, account.username, account.password);
}

// SHL-39, USR-16, USR-17, USR-18, USR-19, USR-20, USR-21
test('a warning about the generated password shows until it is changed', async ({
  page,
  openAs,
  server,
  people,
}, { workerIndex }) => {
  const manager = await newManager(server.address, people.admin, workerIndex);
  await openAs(manager, '/profile');
  await expect(page.getByText(reminder)).toBeVisible();
  await expect(page.getByText('Password not changed')).toBeAttached();

  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const password = dialog.getByLabel('New password');
  await expect(dialog.getByText('Spaces at both ends are removed.')).toBeVisible();
  await password.fill('  abc  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Password must be at least 6 characters.')).toBeVisible();
  await password.fill('  green door 8 ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Password fields do not match.')).toBeVisible();
  await dialog.getByLabel('Confirm password').fill('green door 8');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('status').getByText('Password has been updated!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(reminder)).toHaveCount(0);
  await expect(page.getByText('Password not changed')).toHaveCount(0);

  // The password change replaced the token of the session.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await signIn(server.address, manager.username, 'green door 8');
});

// SHL-18, USR-3, USR-15, USR-16
test('a new name is saved and shown in the top bar', async ({ page, openAs, server, people }, {
  workerIndex,
}) => {
  const manager = await newManager(server.address, people.admin, workerIndex);
  await openAs(manager, '/profile');
  await expect(page.getByLabel('Username')).not.toBeEditable();
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('Manager Name').fill('Wilhelmina Osei');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile has been updated!')).toBeVisible();
  await expect(page.getByText('Welcome, Wilhelmina Osei')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Manager Name')).toHaveValue('Wilhelmina Osei');
});
