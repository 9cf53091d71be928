import { logIn } from '../pages/login.ts';
import { errorModal } from '../pages/messages.ts';
import { createClient } from '../support/client.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// SHL-35, USR-4, USR-10, USR-11, USR-12, USR-13, USR-23, USR-65
test('an admin adds, changes and deletes users, and edits the own account', async ({
  page,
  openAs,
  people,
  server,
  expectRefusal,
}, { workerIndex }) => {
  expectRefusal('404 POST /api/users', 'in the meantime');
  const getToken = () => people.admin.session.token.token;
  const staff = createClient({ baseUrl: server.address, getToken });
  const account = { username: `leaving.${workerIndex}`, password: 'warm-river-5' };
  const email = 'leaving@mail.example';
  await staff.users.create({ ...account, email, is_admin: true, is_monitor: true });
  await openAs(() => signIn(server.address, account.username, account.password), '/manage-users');

  await test.step('a user is added, changed and deleted', async () => {
    const username = `lena.${workerIndex}`;
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'New User' });
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill('warm-river-5');
    await dialog.getByLabel('Email').fill(`${username}@mail.example`);
    await dialog.getByRole('checkbox', { name: 'Monitor' }).check();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(`User ${username} has been created.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText('Monitor');
    await expect(row).toContainText('--');

    const { session } = await signIn(server.address, username, 'warm-river-5');
    await page.getByRole('cell', { name: username }).first().click();
    await page.getByRole('link', { name: 'Sessions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Security of ${username}`);
    await expect(page).toHaveURL(`/profile/security?user=${session.user.id}`);
    await expect(page.getByRole('button', { name: /^End / })).toHaveCount(1);
    await page.goBack();

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

  await test.step('an edit of the own account shows at once, in the top bar and in the buttons', async () => {
    const ownEdit = page.getByRole('button', { name: `Edit ${account.username}` });
    await ownEdit.click();
    await page.getByLabel('Real Name').fill('Ines of Varga');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('banner')).toContainText('Welcome, Ines of Varga');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('Welcome, Ines of Varga');

    await ownEdit.click();
    await page.getByRole('checkbox', { name: 'Administrator' }).uncheck();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add User' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  });

  await test.step('the own account is not deleted, and a user whom someone else deleted leaves the list', async () => {
    const colleague = `gone.${workerIndex}`;
    const { id } = await staff.users.create({
      username: colleague,
      password: 'warm-river-5',
      email: `${colleague}@mail.example`,
    });
    await page.evaluate(
      (session) => localStorage.setItem('audit-letters.session', session),
      JSON.stringify(people.admin.session),
    );
    await page.reload();
    const ownDelete = page.getByRole('button', { name: `Delete ${people.admin.username}` });
    await expect(ownDelete).toHaveAttribute('aria-disabled', 'true');

    // USR-12
    await page.getByRole('button', { name: `Delete ${colleague}` }).click();
    await staff.users.update(id, { username: `${colleague}.new` });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    const error = errorModal(page);
    await expect(error).toContainText(`User ${colleague} has been changed or deleted`);
    await error.getByRole('button', { name: 'Close' }).click();
    await staff.users.update(id, { username: colleague });
    await page.reload();

    await page.getByRole('button', { name: `Edit ${colleague}` }).click();
    await staff.users.delete(id);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Real Name').fill('Gone');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByRole('alert')).toContainText('It may have been deleted.');
    await expect(page.getByText(colleague, { exact: true })).toHaveCount(0);
  });
});

// USR-1, USR-7, USR-8, USR-70
test('a monitor sees only managers, mails them their password, and gives out a link that works once', async ({
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
  const { manager } = people;
  await expect(page.getByRole('button', { name: `Edit ${manager.username}` })).toBeVisible();
  await expect(page.getByText(people.admin.username, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add User' })).toHaveCount(0);
  await page.getByText(manager.username, { exact: true }).click();
  const mail = await page.getByRole('link', { name: 'Send Password' }).getAttribute('href');
  const body = new URL(mail ?? '').searchParams.get('body') ?? '';
  expect(body).toContain(manager.username);
  expect(body).toContain(manager.password);
  expect(body).toContain(new URL(page.url()).origin);
  await expect(page.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
    'href',
    /48\+Mill\+Road/,
  );
  await page.getByText(manager.username, { exact: true }).click();

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
