import type { User } from '@audit-letters/api-client';

/** The warning beside 'Send Password' (USR-8). */
export const passwordInClear = 'The email shows the password in clear text.';

/** The `mailto:` link of 'Send Password' with username, generated password and portal address. */
export function passwordMail(
  user: Pick<User, 'email' | 'username' | 'original_password'>,
  portalAddress: string,
): string {
  return mailTo(user.email, [
    'here is your account for the Audit Letter Program.',
    '',
    `Username: ${user.username}`,
    `Password: ${user.original_password}`,
    `Portal: ${portalAddress}`,
    '',
    'Please change the password after your first sign-in.',
  ]);
}

/** The `mailto:` link of 'Send Link' with username and password link (USR-70). */
export function linkMail({ email, username }: Pick<User, 'email' | 'username'>, address: string) {
  return mailTo(email, [
    'choose a password for your account in the Audit Letter Program with this link. It works once, within three days.',
    '',
    `Username: ${username}`,
    `Link: ${address}`,
  ]);
}

function mailTo(email: string, lines: string[]): string {
  const body = ['Hello,', '', ...lines].join('\r\n');
  const subject = 'Your Audit Letter Program account';
  // Mail programs do not decode `+` as a space, so spaces are encoded as `%20`.
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
