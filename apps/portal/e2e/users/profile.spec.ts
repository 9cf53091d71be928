import { logIn } from '../pages/login.ts';
import { createClient } from '../support/client.ts';
import { millRoad, type Person, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const reminder =
  'To improve security, please consider changing the password that was generated for your account.';

let managerCount = 0;

/** A manager of their own for each test that changes a password. */
async function newManager(baseUrl: string, admin: Person, workerIndex: number): Promise<Person> {
  const client = createClient({ baseUrl, getToken: () => admin.session.token.token });
  managerCount += 1;
  const account = await client.facilities.create({
    ...millRoad,
    facility_number: `P-${workerIndex}-${managerCount}`,
  });
  return signIn(baseUrl, account.username, account.password);
}

// SHL-18, SHL-38, SHL-67, USR-3, USR-15, USR-16, USR-17, USR-18, USR-19, USR-20, USR-21, USR-65
test('a manager ends another session, and changes name and password, and the warning goes', async ({
  page,
  openAs,
  browser,
  server,
  people,
}, { workerIndex }) => {
  const manager = await newManager(server.address, people.admin, workerIndex);
  await openAs(manager, '/profile');

  await test.step('a session that is ended elsewhere signs its page out', async () => {
    const elsewhere = await browser.newPage({ baseURL: server.address });
    await elsewhere.goto('/login');
    await logIn(elsewhere, manager);
    await expect(elsewhere.getByRole('link', { name: 'Enter Audit' })).toBeVisible();

    await page.getByRole('link', { name: 'Security' }).click();
    await expect(page.getByText('This session')).toBeVisible();
    const end = page.getByRole('button', { name: /^End / });
    await expect(end).toHaveCount(1);
    await end.click();
    await expect(end).toHaveCount(0);
    await elsewhere.getByRole('link', { name: 'Enter Audit' }).click();
    await expect(elsewhere).toHaveURL('/login');
    await expect(elsewhere.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
    await elsewhere.close();
    await page.goBack();
  });

  await test.step('name and password are changed', async () => {
    await expect(page.getByText(reminder)).toBeVisible();
    await expect(page.getByText('Password not changed')).toBeAttached();
    await expect(page.getByLabel('Username')).not.toBeEditable();
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Manager Name').fill('Wilhelmina Osei');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Profile has been updated!')).toBeVisible();
    await expect(page.getByText('Welcome, Wilhelmina Osei')).toBeVisible();

    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    const password = dialog.getByLabel('New password');
    await password.fill('  green door 8 ');
    await dialog.getByLabel('Confirm password').fill('green door 8');
    await dialog.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByRole('status').getByText('Password has been updated!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(reminder)).toHaveCount(0);
    await expect(page.getByText('Password not changed')).toHaveCount(0);

    // The password change replaced the token of the session.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    await expect(page.getByLabel('Manager Name')).toHaveValue('Wilhelmina Osei');
    await signIn(server.address, manager.username, 'green door 8');
  });
});

// USR-68, USR-41
test('a generated password asks for another one at the first sign-in', async ({
  page,
  server,
  people,
}, { workerIndex }) => {
  const manager = await newManager(server.address, people.admin, workerIndex);
  await page.goto('/login');
  await logIn(page, manager);
  const first = page.getByText('Your password was made for you, and staff can read it.');
  const later = page.getByRole('button', { name: 'Later' });
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const choose = async (password: string) => {
    await dialog.getByLabel('New password').fill(password);
    await dialog.getByLabel('Confirm password').fill(password);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await choose(manager.password);
  await expect(
    dialog.getByText('Please choose another password than the generated one.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();

  await later.click();
  await expect(first).toHaveCount(0);
  await page.getByRole('link', { name: 'Enter Audit' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(first).toHaveCount(0);
  await page.goto('/logout');
  await logIn(page, manager);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await choose('green door 8');
  await expect(page.getByRole('status').getByText('Password has been updated!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Enter Audit' })).toBeVisible();
  await expect(first).toHaveCount(0);
});
