import { expect, it } from 'vitest';
import { passwordMail } from './passwordMail.ts';

// USR-8
it('encodes special characters in the password message', () => {
  const user = {
    email: 'rosa+mill@road.example',
    username: 'd&1042',
    original_password: 'a b%&=#',
  };
  const mail = new URL(passwordMail(user, 'https://letters.example'));
  expect(decodeURIComponent(mail.pathname)).toBe('rosa+mill@road.example');
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual(
    expect.arrayContaining([
      'Username: d&1042',
      'Password: a b%&=#',
      'Portal: https://letters.example',
    ]),
  );
});
