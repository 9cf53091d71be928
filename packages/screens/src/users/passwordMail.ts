import type { User } from '@audit-letters/api-client';

/** The prefilled message of 'Send Password': username, generated password and the way to the portal. */
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
    'Please change the password after your first login.',
  ].join('\r\n');
  const subject = 'Your Audit Letter Program account';
  // Mail programs take a plus for a plus: spaces have to travel as %20.
  return `mailto:${encodeURIComponent(user.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
