import type { User } from '@audit-letters/api-client';

/** The warning beside 'Send Password' (USR-8). */
export const passwordInClear = 'The email shows the password in clear text.';

/** The `mailto:` link of 'Send Password' with username, generated password and portal address. */
export function passwordMail(
  user: Pick<User, 'email' | 'username' | 'original_password'>,
  portalAddress: string,
): string {
  const body = [
    'Hello,',
    '',
    'here is your account for the Audit Letter Program.',
    '',
    `Username: ${user.username}`,
    `Password: ${user.original_password}`,
    `Portal: ${portalAddress}`,
    '',
    'Please change the password after your first sign-in.',
  ].join('\r\n');
  const subject = 'Your Audit Letter Program account';
  // Mail programs do not decode `+` as a space, so spaces are encoded as `%20`.
  return `mailto:${encodeURIComponent(user.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
