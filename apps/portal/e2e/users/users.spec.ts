import { logIn } from '../pages/login.ts';
import { errorModal } from '../pages/messages.ts';
import { createClient } from '../support/client.ts';
import { expect, test } from '../support/test.ts';

// USR-4, USR-10, USR-11, USR-12
test('an admin adds, changes and deletes a user', async ({ page, openAs }, { workerIndex }) => {
  const username = `lena.${workerIndex}`;
  await openAs('admin', '/manage-users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'New User' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill('warm-river-5');
  await dialog.getByLabel('Email').fill(`${username}@mail.example`);
  await dialog.getByRole('checkbox', { name: 'Monitor' }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(`User ${username} has been created.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText('Monitor');
  await expect(row).toContainText('--');

  await page.getByRole('button', { name: `Edit ${username}` }).click();
  const edit = page.getByRole('dialog', { name: `${username} (${username}@mail.example)` });
  await edit.getByRole('checkbox', { name: 'Monitor' }).uncheck();
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(`User ${username} has been updated.`)).toBeVisible();
  await expect(edit).toHaveCount(0);
  await expect(row).not.toContainText('Monitor');

  await page.getByRole('button', { name: `Delete ${username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: `Delete ${username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(`User ${username} has been deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

// SHL-35, USR-38
test('the welcome line shows a name that admins give themselves', async ({
  page,
  openAs,
  people,
}) => {
  const { username } = people.admin.session.user;
  await openAs('admin', '/manage-users');
  await page.getByRole('button', { name: `Edit ${username}` }).click();
  await page.getByLabel('Email').fill('ines@office.example');
  await page.getByLabel('Real Name').fill('Ines of Varga');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('banner')).toContainText('Welcome, Ines of Varga');
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Welcome, Ines of Varga');
});

// USR-38
test('an admin who gives up the role loses the buttons of admins', async ({
  page,
  openAs,
  people,
  server,
}, { workerIndex }) => {
  const getToken = () => people.admin.session.token.token;
  const staff = createClient({ baseUrl: server.address, getToken });
  const account = { username: `leaving.${workerIndex}`, password: 'warm-river-5' };
  await staff.users.create({
    ...account,
    email: 'leaving@mail.example',
    is_admin: true,
    is_monitor: true,
  });
  await openAs(null, '/login');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Admininistrator Tasks' })).toBeVisible();
  await page.goto('/manage-users');
  await page.getByRole('button', { name: `Edit ${account.username}` }).click();
  await page.getByRole('checkbox', { name: 'Administrator' }).uncheck();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add User' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
});

// USR-38
test('a user whom someone else deleted leaves the list after a failed edit', async ({
  page,
  openAs,
  people,
  server,
  expectRefusal,
}, { workerIndex }) => {
  expectRefusal('404 POST /api/users');
  const username = `gone.${workerIndex}`;
  const getToken = () => people.admin.session.token.token;
  const staff = createClient({ baseUrl: server.address, getToken });
  const { id } = await staff.users.create({
    username,
    password: 'warm-river-5',
    email: `${username}@mail.example`,
  });
  await openAs('admin', '/manage-users');
  await page.getByRole('button', { name: `Edit ${username}` }).click();
  await staff.users.delete(id);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Real Name').fill('Gone');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It may have been deleted.');
  await expect(page.getByText(username, { exact: true })).toHaveCount(0);
});

// USR-13, USR-23
test('deleting the last admin shows an Error modal', async ({
  page,
  openAs,
  people,
  expectRefusal,
}) => {
  expectRefusal('422 DELETE /api/users');
  await openAs('admin', '/manage-users');
  await page.getByRole('button', { name: `Delete ${people.admin.username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(errorModal(page)).toBeVisible();
});

// USR-1, USR-7, USR-8
test('a monitor sees only managers and mails them their password', async ({
  page,
  openAs,
  people,
}) => {
  await openAs('monitor', '/manage-users');
  const { username, password } = people.manager;
  await expect(page.getByRole('button', { name: `Edit ${username}` })).toBeVisible();
  await expect(page.getByText(people.admin.username, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add User' })).toHaveCount(0);

  await page.getByText(username, { exact: true }).click();
  const mail = await page.getByRole('link', { name: 'Send Password' }).getAttribute('href');
  const body = new URL(mail ?? '').searchParams.get('body') ?? '';
  expect(body).toContain(username);
  expect(body).toContain(password);
  expect(body).toContain(new URL(page.url()).origin);
  await expect(page.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
    'href',
    /48\+Mill\+Road/,
  );
});

// USR-70
test('a user chooses a password with a link that works once', async ({
  page,
  openAs,
  people,
  server,
  expectRefusal,
}, { workerIndex }) => {
  expectRefusal('422 POST /api/password-link');
  // The list begins with names before those of the managers, of whom other tests make a hundred.
  const username = `kira.${workerIndex}`;
  const staff = createClient({
    baseUrl: server.address,
    getToken: () => people.admin.session.token.token,
  });
  const email = `${username}@mail.example`;
  await staff.users.create({ username, password: 'warm-river-5', email });
  await openAs('monitor', '/manage-users');
  await page.getByText(username, { exact: true }).click();
  await page.getByRole('button', { name: 'Password Link' }).click();
  const dialog = page.getByRole('dialog', { name: `Password link for ${username}` });
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();

  const choose = async () => {
    await page.goto(address);
    await page.getByLabel('New password').fill('green door 8');
    await page.getByLabel('Confirm password').fill('green door 8');
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await choose();
  await expect(page.getByRole('status').getByText('Password has been updated!')).toBeVisible();
  await logIn(page, { username, password: 'green door 8' });
  await expect(page.getByRole('banner')).toContainText(`Welcome, ${username}`);
  await choose();
  await expect(
    page.getByText('This link has expired or has been used. Please ask for a new one.'),
  ).toBeVisible();
});
