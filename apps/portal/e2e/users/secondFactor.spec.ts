import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freePort } from '../../../../scripts/testing/freePort.ts';
import { logIn } from '../pages/login.ts';
import { createClient } from '../support/client.ts';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const olga = { username: 'olga.berg', password: 'quiet-lake-9' };
const nora = { username: 'nora.falk', password: 'warm-river-5' };

const home = (page: Page) => page.getByRole('group', { name: 'Move-Out Stats' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

// USR-51, USR-54, USR-56
test('admins set up a second factor at their first sign-in: a passkey, an authenticator app', async ({
  page,
  expectRefusal,
}) => {
  // Passkeys are bound to the address of the portal, so it must be known before the start.
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = await startServer({
    ADMIN_USERNAME: olga.username,
    ADMIN_PASSWORD: olga.password,
    PORT: String(port),
    SECOND_FACTOR: 'admins',
    PUBLIC_URL: address,
  });
  const logOut = async () => {
    await page.goto(`${address}/logout`);
    await expect(page.getByLabel('Username')).toBeVisible();
  };

  await test.step('a passkey is set up and finishes the next sign-in', async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${address}/login`);
    await logIn(page, olga);
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await press(page, 'Add Passkey');
    await expect(page.getByRole('list', { name: 'Recovery codes' }).locator('li')).toHaveCount(10);
    const [recoveryCode = ''] = await page.getByRole('list').locator('li').allTextContents();
    await press(page, 'Continue');
    await expect(home(page)).toBeVisible();

    await logOut();
    await logIn(page, olga);
    await press(page, 'Use a Passkey');
    await expect(home(page)).toBeVisible();

    await logOut();
    await logIn(page, olga);
    await press(page, 'Use a Recovery Code');
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await press(page, 'Continue');
    await expect(home(page)).toBeVisible();
    await page.goto(`${address}/profile`);
    await page.getByRole('link', { name: 'Security' }).click();
    await expect(page.getByText('9 recovery codes left')).toBeVisible();

    const stored = await page.evaluate(() => localStorage.getItem('audit-letters.session'));
    const { token } = JSON.parse(stored ?? '').token;
    const client = createClient({
      baseUrl: address,
      getToken: () => token,
      askPassword: async () => olga.password,
    });
    await client.users.create({ ...nora, email: 'nora@mail.example', is_admin: true });
  });

  await test.step('an authenticator app is set up, and new recovery codes with the password', async () => {
    await logOut();
    await logIn(page, nora);
    await press(page, 'Use an Authenticator App');
    const secret = await page
      .getByRole('textbox', { name: 'Key, if you cannot scan' })
      .inputValue();
    const code = (secondsFromNow = 0) =>
      TOTP.generate({
        secret: Secret.fromBase32(secret),
        timestamp: Date.now() + secondsFromNow * 1000,
      });
    await page.getByLabel('Code', { exact: true }).fill(code());
    await press(page, 'Add App');
    await press(page, 'Continue');
    await expect(home(page)).toBeVisible();

    await logOut();
    await logIn(page, nora);
    await page.getByLabel('Code of your authenticator app').fill('000 000');
    await press(page, 'Continue');
    await expect(page.getByText(/^This code is not right/)).toBeVisible();
    await page.getByLabel('Code of your authenticator app').fill(code(30));
    await press(page, 'Continue');
    await expect(home(page)).toBeVisible();

    await page.goto(`${address}/profile/security`);
    await expect(page.getByRole('button', { name: 'Remove Authenticator app' })).toBeDisabled();
    // Without the password, and with a wrong one.
    expectRefusal('422 POST /api/factors/recovery-codes');
    await press(page, 'New Recovery Codes');
    await press(page, 'Yes, make new codes');
    await page.getByLabel('Current password').fill('wrong words 5');
    await press(page, 'Confirm');
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await page.getByLabel('Current password').fill(nora.password);
    await press(page, 'Confirm');
    await expect(page.getByRole('list', { name: 'Recovery codes' }).locator('li')).toHaveCount(10);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expect(page.locator('body')).toHaveText(/^(\S+\s){9}\S+$/, { useInnerText: true });
    await page.emulateMedia({ media: null });
    await press(page, 'Done');
    await expect(page.getByText('10 recovery codes left')).toBeVisible();
  });
  // The page may still load code ahead, which a stopped server refuses.
  await page.close();
  await server.stop();
});
